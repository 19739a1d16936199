import { lawNow } from "../law/law-figure.ts";
import { PIECE_TABLE, type PieceCase, type PieceFile, type PieceLaw } from "../law/piece-figures.ts";

/** What is known of the case; undefined is unknown, which is never "no". */
export type PieceFacts = { readonly [Case in Exclude<PieceCase, "always">]: boolean | undefined };

/** Whether a piece is asked: compulsory, not needed and why, or depending on a fact that nobody told. */
export type PieceNeed =
  | { readonly need: "compulsory" }
  | { readonly need: "not-needed"; readonly why: string }
  | { readonly need: "to-confirm"; readonly question: string };

export type NeededPiece = PieceLaw & PieceNeed;

const WORDS: Readonly<Record<keyof PieceFacts, readonly [without: string, question: string]>> = {
  "existing-lotissement": [
    "Le terrain n'est pas un lot d'un lotissement existant.",
    "Le terrain est-il un lot d'un lotissement existant ?",
  ],
  "common-works": [
    "Aucune voie, aucun espace ni équipement commun n'est créé ou aménagé.",
    "Des équipements communs sont-ils créés ou aménagés ?",
  ],
  "new-rules": [
    "Le lotissement n'ajoute pas de règles à celles du PLU.",
    "Le lotissement ajoute-t-il des règles à celles du PLU ?",
  ],
  "early-sales": [
    "Aucun lot n'est vendu avant la fin des travaux.",
    "Des lots seront-ils vendus avant la fin des travaux ?",
  ],
  "natura-2000": [
    "Le terrain n'est ni dans un site Natura 2000 ni à côté.",
    "Le terrain est-il dans un site Natura 2000, ou proche ?",
  ],
  "impact-study": [
    "Le projet n'est pas soumis à étude d'impact.",
    "Le projet est-il soumis à étude d'impact, ou à examen au cas par cas ?",
  ],
  "polluted-soil": [
    "Aucun secteur d'information sur les sols n'est signalé.",
    "Le terrain est-il dans un secteur d'information sur les sols ?",
  ],
  "own-sewage": ["Les eaux usées vont au réseau collectif.", "Les eaux usées vont-elles au réseau collectif ?"],
  clearing: ["Aucun défrichement n'est prévu.", "Le projet demande-t-il un défrichement ?"],
  pup: [
    "Aucune convention de projet urbain partenarial.",
    "Une convention de projet urbain partenarial existe-t-elle ?",
  ],
  concertation: ["Le projet n'est pas soumis à concertation.", "Le projet est-il soumis à concertation ?"],
  buildings: ["Le terrain ne porte pas de construction.", "Le terrain porte-t-il une construction ?"],
  operational: [
    "Un certificat d'information ne demande pas de note.",
    "Demandez-vous un certificat d'information ou un certificat opérationnel ?",
  ],
};

const needOf = (when: PieceCase, facts: PieceFacts): PieceNeed => {
  if (when === "always") return { need: "compulsory" };
  const [why, question] = WORDS[when];
  const fact = facts[when];
  if (fact === undefined) return { need: "to-confirm", question };
  return fact ? { need: "compulsory" } : { need: "not-needed", why };
};

/** Every piece of a file, in the order of its form. */
export const piecesOf = (file: PieceFile, facts: PieceFacts): readonly NeededPiece[] =>
  lawNow(PIECE_TABLE)[file].map((piece) => ({ ...piece, ...needOf(piece.when, facts) }));
