import { formatCount } from "../../kit/format.ts";

const NARROW = "\u202f";
const rate = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 5 });
const coefficient = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 3 });
const plain = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** Parts of a figure, in French, in the order in which they are read. */
const NAMES: Readonly<Record<string, string>> = {
  low: "bas",
  default: "usuel",
  high: "haut",
  upTo: "jusqu'à",
  above: "au-delà de",
  aboveM2: "au-delà de",
  from: "de l'année",
  to: "à",
  perYear: "par an",
  rate: "taux",
  minimum: "au moins",
  smoothing: "lissage",
  communeMin: "commune, au moins",
  communeMax: "commune, au plus",
  communeSectorMax: "secteur majoré, au plus",
  departementMax: "département, au plus",
  ileDeFranceRegion: "région Île-de-France",
  elsewhere: "hors Île-de-France",
  ileDeFrance: "Île-de-France",
  perM2: "par m²",
  flat: "forfait",
  votedMax: "au plus, par vote",
  reducedRate: "taux réduit",
  reducedUpTo: "jusqu'à",
  reducedTurnoverMax: "chiffre d'affaires au plus",
  normalRate: "taux normal",
  shareWithoutReference: "sans prix de référence, part du prix",
  minimumMultiple: "prix sur achat, au moins",
  exemptAfterYears: "exonéré après",
  steps: "tranches",
  exemptPrice: "exonéré sous",
  allowancePerYear: "abattement par an",
  allowanceAfterYears: "à partir de",
  classifiedFrom: "terrain classé depuis le",
  recours: "recours des tiers",
  divisions: "plus de",
  months: "en mois :",
};

/** These parts are shares of one, whatever the unit of the figure says. */
const SHARES: readonly string[] = [
  "rate",
  "perYear",
  "smoothing",
  "communeMin",
  "communeMax",
  "communeSectorMax",
  "departementMax",
  "ileDeFranceRegion",
  "reducedRate",
  "normalRate",
  "shareWithoutReference",
  "allowancePerYear",
];

const isShare = (unit: string): boolean => unit.startsWith("part") || unit === "par an";

const numberText = (value: number, unit: string): string => {
  if (isShare(unit)) return `${rate.format(value * 100)}${NARROW}%`;
  return `${plain.format(value)}${NARROW}${unit}`;
};

const partText = (name: string, value: unknown, unit: string): string => {
  if (value === null) return "au-delà";
  if (typeof value === "number") {
    if (/^\d{4}$/.test(name)) return `${name} : ${coefficient.format(value)}`;
    if (SHARES.includes(name)) return `${NAMES[name] ?? name} ${rate.format(value * 100)}${NARROW}%`;
    const bare = ["low", "default", "high", "elsewhere", "ileDeFrance", "flat", "votedMax", "perM2"].includes(name);
    return `${NAMES[name] ?? name} ${bare ? numberText(value, unit) : formatCount(value)}`;
  }
  return `${NAMES[name] ?? name} : ${figureValueText(value, unit)}`;
};

/** A figure of law in words: a share in per cent, a range, brackets one after the other. */
export const figureValueText = (value: unknown, unit: string): string => {
  if (typeof value === "number") return numberText(value, unit);
  if (Array.isArray(value)) return value.map((each) => figureValueText(each, unit)).join(" ; ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([name, part]) => partText(name, part, unit))
      .join(", ");
  return String(value);
};
