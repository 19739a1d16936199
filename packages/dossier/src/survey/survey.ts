import type { SurveyedShape } from "@lotir/plan";

/** A plan read from a file. */
export interface Survey {
  readonly format: "dxf" | "geojson";
  /** What its coordinates are: metres of some plane, or degrees. */
  readonly unit: "metres" | "degrees";
  readonly shapes: readonly SurveyedShape[];
  /** Kinds of objects that are not read, and how many there were. */
  readonly skipped: Readonly<Record<string, number>>;
}

export const SURVEY_LIMITS = {
  largestBytes: 20_000_000,
  mostShapes: 20_000,
  mostPoints: 200_000,
  memoryMegabytes: 600,
  longestMs: 15_000,
} as const;

/** Why a file is not read as a plan. */
export type SurveyRefusal =
  | "empty"
  | "too-large"
  | "binary-dxf"
  | "not-a-plan"
  | "unreadable"
  | "too-many"
  | "no-shape"
  | "too-slow";

const SENTENCES: Readonly<Record<SurveyRefusal, string>> = {
  empty: "Ce fichier est vide.",
  "too-large": "Ce fichier pèse plus de 20 Mo : n'exportez que les calques utiles, puis envoyez-le à nouveau.",
  "binary-dxf": "Ce DXF est binaire : demandez-le en DXF texte (ASCII), version 2000 ou plus récente.",
  "not-a-plan": "Ce fichier n'est ni un DXF, ni un GeoJSON. Un DWG s'enregistre en DXF dans le logiciel qui l'a fait.",
  unreadable: "Ce plan est abîmé : il ne s'ouvre pas.",
  "too-many": "Ce plan compte plus de 20 000 objets ou de 200 000 points : n'exportez que les calques utiles.",
  "no-shape": "Ce plan ne contient aucune ligne, aucun point ni aucun texte que Lotir sache lire.",
  "too-slow": "Ce plan n'a pas pu être lu à temps. N'exportez que les calques utiles, puis réessayez.",
};

/** In French, with what to do. */
export const describeSurveyRefusal = (refusal: SurveyRefusal): string => SENTENCES[refusal];

export const isSurveyRefusal = (value: unknown): value is SurveyRefusal =>
  typeof value === "string" && Object.hasOwn(SENTENCES, value);
