import { z } from "zod";

/** A rectangle of a page, in PDF points, origin at the bottom left. */
export const PluBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PluBox = z.infer<typeof PluBox>;

/**
 * What is known of one rule. Only `lu-et-verifie` may make a plan *conforme*: zone located by a title, secteur told alike by two
 * independent ways, general rule, number with its unit. The unknown states never mix: written as unregulated, not found in
 * the text, sent to another text, on a page that is a picture, or in a sentence that was not understood (`a-lire`).
 */
export const PluRuleState = z.enum([
  "lu-et-verifie",
  "a-verifier",
  "non-reglemente",
  "qualitatif",
  "renvoi",
  "illisible",
  "graphique",
  "a-lire",
  "non-trouve",
]);
export type PluRuleState = z.infer<typeof PluRuleState>;

export const PLU_STATE_LABELS = {
  "lu-et-verifie": "lu et vérifié",
  "a-verifier": "à vérifier",
  "non-reglemente": "non réglementé (écrit)",
  qualitatif: "règle sans chiffre",
  renvoi: "renvoi à un autre texte",
  illisible: "illisible (image)",
  graphique: "au document graphique",
  "a-lire": "à lire",
  "non-trouve": "non trouvé",
} as const satisfies Record<PluRuleState, string>;

/** The sentence that says it, word for word, and where it stands in the file. */
export const PluQuote = z.object({
  text: z.string(),
  page: z.number().int().nullable(),
  article: z.string().nullable(),
  boxes: z.array(PluBox),
});
export type PluQuote = z.infer<typeof PluQuote>;

export const PluRule = z.object({
  key: z.string(),
  label: z.string(),
  state: PluRuleState,
  /** The value with its unit, in French; null without a value. */
  value: z.string().nullable(),
  conditions: z.array(z.string()),
  /** What keeps the value from being verified, in French. */
  doubts: z.array(z.string()),
  quote: PluQuote.nullable(),
});
export type PluRule = z.infer<typeof PluRule>;

/** Written in the text, set aside by law: shown struck through with the note, never applied. */
export const InopposableRule = z.object({ label: z.string(), value: z.string(), note: z.string(), quote: PluQuote });

/** The planning document and its règlement, as published. Dates are `YYYY-MM-DD`. */
export const PluDocument = z.object({
  name: z.string().nullable(),
  type: z.string().nullable(),
  legalStatus: z.string().nullable(),
  approvedOn: z.string().nullable(),
  publishedOn: z.string().nullable(),
  fetchedOn: z.string().nullable(),
  fileName: z.string(),
  fileSize: z.number().int(),
  pages: z.number().int(),
  /** Pages that are pictures: what they hold was not read. */
  illegiblePages: z.array(z.number().int()),
  hash: z.string(),
  /** Path of the file on this server, for members only. */
  url: z.string(),
  source: z.string(),
  licence: z.string(),
});
export type PluDocument = z.infer<typeof PluDocument>;

/** A reading under way; `done` of `total` pages while the file is read. */
export const PluProgress = z.object({
  step: z.enum(["waiting", "searching", "downloading", "reading", "understanding"]),
  sentence: z.string(),
  done: z.number().int().nullable(),
  total: z.number().int().nullable(),
});
export type PluProgress = z.infer<typeof PluProgress>;

/** Where the rules of a parcel stand. None of the values means "no rule". */
export const PluStatus = z.enum([
  /** No plan: the national rules (RNU) apply. */
  "national-rules",
  "not-published",
  /** The source of the zoning did not answer. */
  "zoning-unknown",
  "outside",
  /** A zone, whose règlement nobody asked to read yet. */
  "not-read",
  "reading",
  "read",
  /** The règlement was read, and has no such zone. */
  "zone-missing",
  /** The source answers, and has no règlement to download. */
  "no-document",
  /** The file came and was refused. */
  "unreadable",
  /** The source of the documents did not answer. */
  "source-down",
]);
export type PluStatus = z.infer<typeof PluStatus>;

export const ParcelPlu = z.object({
  status: PluStatus,
  /** One French sentence for the status; null when everything was read. */
  sentence: z.string().nullable(),
  zone: z.object({ code: z.string(), libelle: z.string().nullable(), typezone: z.string() }).nullable(),
  /** The part of the text that applies: `zone` when it names only the zone around, and nothing is then verified. */
  read: z
    .object({
      zone: z.string(),
      secteur: z.string(),
      match: z.enum(["secteur", "zone"]),
      /** Where the zone stands in the file: the title that opens it, and its pages. Null when no title does. */
      span: z
        .object({ title: z.string(), from: z.number().int().nullable(), to: z.number().int().nullable() })
        .nullable(),
    })
    .nullable(),
  document: PluDocument.nullable(),
  progress: PluProgress.nullable(),
  rules: z.array(PluRule),
  inopposables: z.array(InopposableRule),
});
export type ParcelPlu = z.infer<typeof ParcelPlu>;
