import { areasIn } from "./numbers.ts";
import type { Found, Grammar } from "./reading.ts";

const FLOOR = /surface de plancher|\bsdp\b|\bshon\b/;
const LIMIT =
  /(?:limitee?s? a|fixee?s? a|maxim\w+(?: de| :)?|n'exced\w+(?: pas)?|ne (?:peut|doit|pourra|devra|saurait)(?: pas)? (?:exceder|depasser|etre superieure a)|ne depass\w+ pas|plafonnee?s? a|au plus|dans la limite de|:)\s*$/;
const ONE_USE =
  /extensions?|annexes?|existante?s?|commerc\w+|bureaux?|artisan\w+|logements? (?:de fonction|par)|par logement|seuil|tranche|superieure? a \d|plus de \d|inferieure? a \d/;

/** The most floor area a land may carry, where the text sets it in square metres. */
export const densite: Grammar = (reading) => {
  if (!["cos", "emprise"].includes(reading.article.topic)) return [];
  const { plain } = reading;
  if (!FLOOR.test(plain) || ONE_USE.test(plain)) return [];
  return areasIn(plain)
    .filter((area) => LIMIT.test(plain.slice(0, area.at)))
    .filter((area) => {
      const around = `${plain.slice(Math.max(0, area.at - 90), area.at)}|${plain.slice(area.end, area.end + 40)}`;
      return FLOOR.test(around);
    })
    .slice(0, 1)
    .map(
      (area): Found => ({
        champ: "densite",
        sousChamp: "sdp_max_m2",
        valeur: area.value,
        unite: "m2_sdp",
        operateur: "<=",
        at: area.at,
        end: area.end,
      }),
    );
};
