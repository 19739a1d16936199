/** Why a PDF was not read. The file never ran in the caller's process. */
export type PdfRefusal =
  | { readonly kind: "empty" }
  | { readonly kind: "not-a-pdf" }
  | { readonly kind: "unreadable-file"; readonly path: string }
  | { readonly kind: "too-large"; readonly bytes: number; readonly limit: number }
  | { readonly kind: "encrypted" }
  | { readonly kind: "active-content"; readonly what: "script" | "attachment" | "launch" }
  | { readonly kind: "malformed"; readonly detail: string }
  | { readonly kind: "no-pages" }
  | { readonly kind: "too-many-pages"; readonly pages: number; readonly limit: number }
  | { readonly kind: "too-much-text"; readonly limit: number }
  | { readonly kind: "too-much-memory"; readonly limitMegabytes: number }
  | { readonly kind: "too-slow"; readonly afterMs: number }
  | { readonly kind: "crashed"; readonly detail: string };

const KINDS: Readonly<Record<PdfRefusal["kind"], readonly string[]>> = {
  empty: [],
  "not-a-pdf": [],
  "unreadable-file": ["path"],
  "too-large": ["bytes", "limit"],
  encrypted: [],
  "active-content": ["what"],
  malformed: ["detail"],
  "no-pages": [],
  "too-many-pages": ["pages", "limit"],
  "too-much-text": ["limit"],
  "too-much-memory": [],
  "too-slow": ["afterMs"],
  crashed: ["detail"],
};

/** Whether a value that came from the child is a refusal that can be told. */
export const isPdfRefusal = (value: Readonly<Record<string, unknown>>): value is PdfRefusal & typeof value =>
  typeof value.kind === "string" &&
  Object.hasOwn(KINDS, value.kind) &&
  KINDS[value.kind as PdfRefusal["kind"]].every((field) => ["string", "number"].includes(typeof value[field]));

const ACTIVE: Readonly<Record<"script" | "attachment" | "launch", string>> = {
  script: "un programme (JavaScript)",
  attachment: "un fichier joint",
  launch: "une commande à lancer",
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString("fr-FR")} Mo`;

/** The refusal as a sentence for the person who gave the file. */
export const describePdfRefusal = (refusal: PdfRefusal): string => {
  switch (refusal.kind) {
    case "empty":
      return "Le fichier est vide.";
    case "not-a-pdf":
      return "Ce fichier n'est pas un PDF.";
    case "unreadable-file":
      return `Le fichier « ${refusal.path} » est introuvable ou illisible.`;
    case "too-large":
      return `Le fichier pèse ${megabytes(refusal.bytes)} ; la limite est de ${megabytes(refusal.limit)}.`;
    case "encrypted":
      return "Le PDF est protégé par un mot de passe : fournissez une version sans protection.";
    case "active-content":
      return `Le PDF contient ${ACTIVE[refusal.what]} : par sécurité, il n'est pas lu.`;
    case "malformed":
      return "Le PDF est abîmé ou mal formé : il ne peut pas être lu.";
    case "no-pages":
      return "Le PDF ne contient aucune page.";
    case "too-many-pages":
      return `Le PDF annonce ${refusal.pages.toLocaleString("fr-FR")} pages ; la limite est de ${refusal.limit.toLocaleString("fr-FR")}.`;
    case "too-much-text":
      return "Le PDF contient trop de texte pour un règlement : la lecture a été arrêtée.";
    case "too-much-memory":
      return `Le PDF demande plus de ${refusal.limitMegabytes} Mo de mémoire : la lecture a été arrêtée.`;
    case "too-slow":
      return `La lecture du PDF dépasse ${Math.round(refusal.afterMs / 1000)} secondes : elle a été arrêtée.`;
    case "crashed":
      return "La lecture du PDF s'est interrompue : le fichier est refusé.";
  }
};
