import { z } from "zod";

const Length = z.object({ value: z.number(), unit: z.literal("m") }).nullable();
const Zone = z.object({ code: z.string(), libelle: z.string().nullable() });

/** PLU data in the workflow's form (spec 2 §3). Null where the règlement gives no value that was read. */
export const PropertyPlu = z.object({
  zone: Zone,
  dateApprobation: z.string().nullable(),
  rules: z.object({
    implantation: z.object({ voiePublique: Length, limiteSeparative: Length, formule: z.string().nullable() }),
    empriseSol: z.object({ maxCES: z.object({ percent: z.number() }).nullable() }),
    hauteur: z.object({ hauteurMax: Length, hauteurEgout: Length }),
    espacesVerts: z.object({ minPercent: z.object({ value: z.number() }).nullable() }),
  }),
  documentInfo: z.string().nullable(),
  document: z.object({
    url: z.string().nullable(),
    filename: z.string().nullable(),
    message: z.string().nullable(),
    searchUrl: z.string(),
  }),
});
export type PropertyPlu = z.infer<typeof PropertyPlu>;

/** The property panel's form. */
export const PropertyPluSummary = z.object({
  zone: Zone,
  rules: z.object({
    empriseSol: z.object({ maxCES: z.number().nullable() }),
    hauteur: z.object({ hauteurMax: z.number().nullable() }),
    espacesVerts: z.object({ minPercent: z.number().nullable() }),
  }),
  lastFetchedAt: z.string().nullable(),
});
export type PropertyPluSummary = z.infer<typeof PropertyPluSummary>;

/** The detailed form. `text` is the sentence of the règlement; numbers are metres and per cent. */
export const PropertyPluRules = z.object({
  zone: z.object({ code: z.string() }),
  rules: z.object({
    empriseSol: z.object({ cesPercent: z.number().nullable(), text: z.string().nullable() }),
    hauteur: z.object({ max: z.number().nullable(), egout: z.number().nullable(), text: z.string().nullable() }),
    retraits: z.object({
      voiePublique: z.number().nullable(),
      limiteSeparative: z.number().nullable(),
      formule: z.string().nullable(),
      details: z.string().nullable(),
    }),
    /** Always null: the law removed it (ALUR, art. 157); what is still written is in `notes`. */
    surfaceMinimale: z.null(),
    espacesVerts: z.object({ minimum: z.number().nullable(), text: z.string().nullable() }),
    passagesServitudes: z.object({
      largeurMinimale: z.number().nullable(),
      description: z.string().nullable(),
      servitudesParticulieres: z.array(z.string()),
    }),
    destinations: z.object({ interdites: z.array(z.string()), autorisees_conditions: z.string().nullable() }),
    stationnement: z.object({
      habitation: z.string().nullable(),
      bureau: z.string().nullable(),
      commerce: z.string().nullable(),
    }),
    regles_specifiques: z.object({
      petites_parcelles: z.string().nullable(),
      profondeur_17m: z.string().nullable(),
      mitoyennete: z.string().nullable(),
    }),
    regles_additionnelles: z.array(z.string()),
    notes: z.array(z.string()),
    articles: z.record(z.string(), z.string()),
  }),
  cached: z.boolean(),
  processingTime: z.number().nullable(),
  /** No language model reads the règlement. */
  tokensUsed: z.literal(0),
  model: z.string(),
  /** Share of the rules asked for that were read and verified. */
  confidencePercent: z.number(),
});
export type PropertyPluRules = z.infer<typeof PropertyPluRules>;

export const PropertyPluPdf = z.object({
  localPath: z.string(),
  filename: z.string(),
  isRealDocument: z.boolean(),
  fileSize: z.number().int(),
});
