// A player for the café in JavaScript: it speaks the engine protocol of docs/engine.md and takes the most points.
//
//   cafe arena --entrants "engine:node examples/engine.mjs,random" --games 20 --no-report
import { createInterface } from "node:readline";

const say = (line) => process.stdout.write(line + "\n");

let choices = []; // what may be done now, each with its points
let dice = 1; // a small generator, so that the same seed plays the same games

function below(limit) {
  dice = (dice * 48271) % 2147483647;
  return dice % limit;
}

function choose() {
  const most = Math.max(...choices.map((choice) => choice.total));
  const best = choices.filter((choice) => choice.total === most);
  return best[below(best.length)].action;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(" ");
  const about = rest.join(" ");
  if (word === "cafe-engine") {
    say("name javascript example 1");
    say("ready");
  } else if (word === "newgame") {
    dice = (Number(BigInt(about) % 2147483646n) || 0) + 1;
  } else if (word === "choices") {
    choices = JSON.parse(about);
  } else if (word === "go") {
    say("play " + choose());
  } else if (word === "quit") {
    break;
  }
}
