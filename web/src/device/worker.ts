/** The script of all workers: one is the café on this device, the others, told by their name, search for it. */
import { localFiles } from "./files.ts";
import { answerShares } from "./search_worker.ts";
import { SEARCHER } from "./searchers.ts";
import { openCafe } from "./table_worker.ts";

// one file for both: what searches is in it anyway, for where there can be no more workers
if (self.name === SEARCHER) answerShares(localFiles());
else openCafe(localFiles(), location.href);
