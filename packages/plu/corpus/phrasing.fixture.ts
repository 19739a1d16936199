import { pagesOfText } from "../src/document/pages-of-text.ts";
import { predictionsOf } from "../src/predictions.ts";
import { readRules } from "../src/read-rules.ts";

const ARTICLES: Readonly<Record<string, readonly [string, string]>> = {
  acces_voirie: ["3", "ACCES ET VOIRIE"],
  surface_min: ["5", "CARACTERISTIQUES DES TERRAINS"],
  voie: ["6", "IMPLANTATION PAR RAPPORT AUX VOIES"],
  limites: ["7", "IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES"],
  entre_constructions: ["8", "IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES"],
  emprise: ["9", "EMPRISE AU SOL"],
  hauteur: ["10", "HAUTEUR DES CONSTRUCTIONS"],
  stationnement_logement: ["12", "STATIONNEMENT"],
  espaces_verts: ["13", "ESPACES LIBRES ET PLANTATIONS"],
};

/** One article of a zone UB that holds this text alone. */
export const articleOn = (champ: string, text: string, preamble = ""): string => {
  const [number, title] = ARTICLES[champ] ?? ["", ""];
  return `ZONE UB\n${preamble}\nARTICLE UB ${number} - ${title}\n${text}`;
};

/**
 * "recul_min_m 3": what is read of one field, sorted; "non_reglemente" when its silence is said; "?" where a condition
 * stands. With secteurs, each line begins with its own.
 */
export const readOf = (champ: string, text: string): string[] => {
  const lines = predictionsOf(readRules(pagesOfText(text), "UB")).filter((line) => line.champ === champ);
  const several = new Set(lines.map(({ secteur }) => secteur)).size > 1;
  return lines
    .filter(({ statut }) => !["absent", "qualitatif", "a_lire"].includes(statut))
    .map(({ secteur, sous_champ, statut, valeur, conditions }) => {
      const said = statut === "valeur" ? `${sous_champ} ${JSON.stringify(valeur)}` : statut;
      return `${several ? `${secteur} ` : ""}${said}${conditions.length > 0 ? " ?" : ""}`;
    })
    .toSorted();
};

/** "UBa emprise.max_pct 40": every value of a text, sorted; "?" where a condition stands. */
export const valuesIn = (text: string): string[] =>
  predictionsOf(readRules(pagesOfText(text), "UB"))
    .filter(({ statut }) => statut === "valeur")
    .map(({ secteur, champ, sous_champ, valeur, conditions }) => {
      const said = `${champ}.${sous_champ} ${JSON.stringify(valeur)}`;
      return `${secteur} ${said}${conditions.length > 0 ? " ?" : ""}`;
    })
    .toSorted();
