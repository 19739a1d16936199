import { pagesOfText } from "../src/document/pages-of-text.ts";
import { readRules } from "../src/read-rules.ts";

const HEADS: Readonly<Record<string, readonly [number, string]>> = {
  voie: [6, "IMPLANTATION PAR RAPPORT AUX VOIES"],
  limites: [7, "IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES"],
  emprise: [9, "EMPRISE AU SOL"],
  hauteur: [10, "HAUTEUR"],
};

export interface Text {
  readonly zone: string;
  readonly preamble?: string;
  readonly topic: string;
  readonly text: string;
}

export const zoneOf = ({ zone: code, preamble = "", topic, text }: Text) => {
  const [number, title] = HEADS[topic] ?? [0, ""];
  const [zone] = readRules(
    pagesOfText(`ZONE ${code}\n${preamble}\nARTICLE ${code} ${number} - ${title}\n${text}`),
    code,
  ).zones;
  if (zone === undefined) throw new Error("no zone");
  return zone;
};

/** "UBa emprise.max_pct 40": each value of each secteur; conditions are not what is tested here. */
export const read = (text: Text): string[] => {
  const zone = zoneOf(text);
  return zone.secteurs.flatMap((secteur) =>
    (zone.chosen[secteur] ?? [])
      .filter(({ champ }) => champ === text.topic)
      .map(({ champ, sousChamp, valeur }) => `${secteur} ${champ}.${sousChamp} ${JSON.stringify(valeur)}`),
  );
};
