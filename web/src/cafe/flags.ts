/** The flags, from flag-icons: only those the games use. */
import cf from "flag-icons/flags/4x3/cf.svg";
import cn from "flag-icons/flags/4x3/cn.svg";
import cu from "flag-icons/flags/4x3/cu.svg";
import de from "flag-icons/flags/4x3/de.svg";
import es from "flag-icons/flags/4x3/es.svg";
import fr from "flag-icons/flags/4x3/fr.svg";
import gb from "flag-icons/flags/4x3/gb.svg";
import gl from "flag-icons/flags/4x3/gl.svg";
import india from "flag-icons/flags/4x3/in.svg";
import it from "flag-icons/flags/4x3/it.svg";
import jm from "flag-icons/flags/4x3/jm.svg";
import ke from "flag-icons/flags/4x3/ke.svg";
import mx from "flag-icons/flags/4x3/mx.svg";
import ru from "flag-icons/flags/4x3/ru.svg";
import tr from "flag-icons/flags/4x3/tr.svg";
import us from "flag-icons/flags/4x3/us.svg";

export const FLAGS: Record<string, string> = {
  CF: cf,
  CN: cn,
  CU: cu,
  DE: de,
  ES: es,
  FR: fr,
  GB: gb,
  GL: gl,
  IN: india,
  IT: it,
  JM: jm,
  KE: ke,
  MX: mx,
  RU: ru,
  TR: tr,
  US: us,
};
