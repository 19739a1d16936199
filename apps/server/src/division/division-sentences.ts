import { DIVISION_REASONS } from "@lotir/contract";
import type {
  AccessForm,
  AccessWay,
  DivisionRules,
  Procedure,
  Refusal,
  Remedy,
  SiteRemark,
  UnreadLayer,
  VerdictCap,
} from "@lotir/division";
import type { ParcelleId } from "@lotir/foncier";
import type { FactColumns, FactRow } from "@lotir/territory";
import { parcelNames } from "./parcel-names.ts";

const NUMBER = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

const metres = (value: number): string => `${NUMBER.format(value)} m`;
const areas = (value: number): string => `${WHOLE.format(value)} m²`;
const lotsWord = (count: number): string => (count === 1 ? "1 lot" : `${count} lots`);

interface SaidLot {
  readonly areaM2: number;
  readonly keepsHouse: boolean;
}

const enumerated = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} et ${words.at(-1)}` : words.join("");

const withHouses = (lots: readonly SaidLot[], sayAreas: (areas: readonly number[]) => string): string => {
  const built = lots.filter(({ keepsHouse }) => !keepsHouse).map(({ areaM2 }) => areaM2);
  const fresh = built.length === 0 ? "" : `${lotsWord(built.length)} ${sayAreas(built)}`;
  const houses = lots.length - built.length;
  if (houses === 0) return fresh;
  const kept = houses === 1 ? "Maison conservée" : `${houses} maisons conservées`;
  return fresh === "" ? kept : `${kept} + ${fresh}`;
};

const areasSaid = (built: readonly number[]): string => {
  const said = built.map((area) => WHOLE.format(area));
  const [first, ...more] = said;
  return more.length > 0 && new Set(said).size === 1 ? `de ${first} m² chacun` : `de ${enumerated(said)} m²`;
};

/** « Maison conservée + 1 lot de 585 m² », « 2 lots de 450 et 470 m² », « 6 lots de 1 376 m² chacun ». */
export const lotsSentence = (lots: readonly SaidLot[]): string => withHouses(lots, areasSaid);

/** « 2 lots d'environ 450 m² »: the analysis of a commune draws fewer plans than the sheet of a parcel, that says the metre. */
export const roughLotsSentence = (lots: readonly SaidLot[]): string =>
  withHouses(lots, (built) => {
    const tens = new Set(built.map((area) => WHOLE.format(Math.round(area / 10) * 10)));
    return `d'environ ${enumerated([...tens])} m²`;
  });

/** « 6 lots … et un reliquat de 9 300 m² à aménager ». */
export const withRemainder = (sentence: string, remainderM2: number | null): string =>
  remainderM2 === null ? sentence : `${sentence} et un reliquat de ${areas(remainderM2)} à aménager`;

/** What a plan that needs somebody's lane asks of whoever buys. */
const LANE = "passe par un chemin privé : droit de passage à prouver";

const REASONS: Readonly<Record<Refusal["code"], string>> = DIVISION_REASONS;

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}`;

const isReason = (code: string): code is Refusal["code"] => Object.hasOwn(REASONS, code);

const CENTIMETRES = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
/** Less than this is missing: said to the centimetre, or it would read as nothing. */
const HARDLY_M = 0.05;

const amount = (value: number, unit: Refusal["unit"], missing: number): string => {
  if (unit === "m") return missing < HARDLY_M ? `${CENTIMETRES.format(value)} m` : metres(value);
  if (unit === "m²") return areas(value);
  return unit === "ratio" ? `${WHOLE.format(value * 100)} %` : WHOLE.format(value);
};

/** One reason with what was measured, what is needed, and what is missing. */
export const refusalSentence = ({ code, lots, measured, needed, missing, unit }: Refusal): string => {
  const reason = REASONS[code];
  const what = lots === 0 ? capital(reason) : `${lotsWord(lots)} : ${reason}`;
  if (!Number.isFinite(measured) || needed === 0 || unit === "candidats" || unit === "lots") return `${what}.`;
  const [found, asked, short] = [measured, needed, missing].map((value) => amount(value, unit, missing));
  return `${what} : ${found} pour ${asked}, il manque ${short}.`;
};

/** What a refusal rests on, beside the ground. */
const RESTS_ON: Readonly<Partial<Record<Refusal["code"], readonly (keyof DivisionRules)[]>>> = {
  FRONT_SHORT: ["accessWidths"],
  HOUSE_CENTRE: ["accessWidths", "houseSetback"],
  HOUSE_BLOCKS_STRIP: ["accessWidths", "houseSetback"],
  WIDTH_NARROW: ["bodyWidth"],
  ENVELOPE_EMPTY: ["setbackFromVoie", "setbackFromLimite"],
  CES_EXCEEDED: ["coverage"],
  PLEINE_TERRE: ["pleineTerre"],
  PARKING: ["parkingPerLot"],
  ANC_AREA: ["sanitationArea"],
  EASEMENT_FORBIDDEN: ["easements"],
};

/** A refusal that rests on a rule that nobody read says so: « … (recul de la voie de 10 m supposé) ». */
export const doubtedRefusal = (
  refusal: Refusal,
  rules: DivisionRules,
  assumed: readonly (keyof DivisionRules)[],
): string => {
  const sentence = refusalSentence(refusal);
  const supposed = (RESTS_ON[refusal.code] ?? []).filter((rule) => assumed.includes(rule));
  if (supposed.length === 0) return sentence;
  const said = supposed.map((rule) => `${inSentence(RULES[rule])} : ${ruleValue(rule, rules[rule]?.value)}`);
  return `${sentence.replace(/\.$/, "")} (supposé, non lu dans le règlement : ${said.join(" ; ")}).`;
};

/** The first line of a parcel in the list. */
export const verdictSentence = ({ verdict, reasons }: FactColumns, { lots, remainderM2, front }: FactRow): string => {
  if (verdict === "a-verifier" && lots.length === 0) return "Forme de la parcelle non lue : plan à établir";
  if (verdict !== "non") {
    const found = withRemainder(roughLotsSentence(lots), remainderM2 ?? null);
    return front === "lane" ? `${found}, ${LANE}` : found;
  }
  const known = (reasons ?? []).filter(isReason);
  return known[0] === undefined ? "Aucun plan trouvé" : `Non : ${REASONS[known[0]]}`;
};

const GRADES = {
  B: "La façade est libre mais aucune voie connue ne la longe : domaine public à confirmer.",
  C: `L'accès ${LANE}.`,
  D: "Une bande étroite sépare le terrain de la voie : alignement à vérifier.",
} as const;

const UNREAD: Readonly<Record<UnreadLayer, string>> = {
  batiments: "Bâtiments non chargés : les lots sont dessinés comme s'il n'y en avait aucun.",
  voies: "Voies non chargées : la façade est libre, sans que l'on sache quelle voie la longe.",
  prescriptions:
    "Prescriptions du plan non lues, ou que seul le règlement explique (marges, paysage…) : supposées sans effet sur le terrain.",
};

/** A label as it stands inside a sentence. */
const inSentence = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

export const capSentence = (cap: VerdictCap): string => {
  switch (cap.kind) {
    case "hypotheses":
      return `Règles supposées, non vérifiées dans le règlement : ${cap.rules.map((rule) => inSentence(RULES[rule])).join(", ")}.`;
    case "zone-unknown":
      return "On ne sait pas si la zone accepte des logements nouveaux.";
    case "mixed-zones":
      return `Le terrain est sur plusieurs zones (${cap.zones.join(", ")}) : les règles d'une seule sont appliquées.`;
    case "unread-layer":
      return UNREAD[cap.layer];
    case "frontage-grade":
      return GRADES[cap.grade];
    case "one-reading":
      return cap.reading === "lot"
        ? "Le plan ne tient que si les règles s'apprécient lot par lot (R.151-21)."
        : "Le plan ne tient que si les règles s'apprécient sur l'ensemble de l'opération (R.151-21).";
    case "straddling-building":
      return `Un bâtiment est à cheval sur la limite : ${areas(cap.outside)} sont chez le voisin.`;
    case "beyond-loaded":
      return "La voie, s'il y en a une, est au-delà du terrain chargé : accès à vérifier sur la commune voisine.";
    case "procedure":
      return "La procédure dépend d'un fait qui n'est pas connu.";
  }
};

/** The parcels to divide together, as people write their references. */
export const joinSentences = (ids: readonly ParcelleId[]): string[] => {
  if (ids.length === 0) return [];
  const names = parcelNames(ids);
  return [
    ids.length === 1
      ? `Un bâtiment s'étend sur la parcelle ${names} : les diviser ensemble peut aider.`
      : `Des bâtiments s'étendent sur les parcelles ${names} : les diviser ensemble peut aider.`,
  ];
};

export const remarkSentence = (remark: SiteRemark): string => {
  switch (remark.kind) {
    case "straddling-building":
      return `Bâtiment à cheval ou mitoyen : ${areas(remark.outside)} hors du terrain.`;
    case "contenance-differs":
      return `La contenance du cadastre diffère de la surface mesurée de ${NUMBER.format(Math.abs(remark.ratio - 1) * 100)} % : un bornage tranchera.`;
    case "different-owners":
      return "Les parcelles n'ont pas le même propriétaire connu.";
    case "unknown-slope":
      return "Pente inconnue.";
    case "steep":
      return `Terrain en pente : ${NUMBER.format(remark.slope * 100)} % en moyenne.`;
    case "mended-joints":
      return "Les limites entre parcelles ont été recousues de moins d'un centimètre.";
  }
};

/** What it takes for a plan to appear, as a sentence with French figures. */
export const remedySentence = ({ words }: Remedy): string =>
  `${capital(words)
    .replace(/(\d)\.(\d)/g, "$1,$2")
    .replace(/\b(\d{1,3})(\d{3})\b/g, "$1\u202f$2")}.`;

const FORMS: Readonly<Record<AccessForm, string>> = {
  facade: "Façade sur rue",
  drapeau: "Bande d'accès en propriété",
  servitude: "Servitude de passage",
  commun: "Voie commune",
};

/** What a lot that needs no strip of anybody's opens on, by how sure that is. */
const OPENS_ON: Readonly<Record<AccessWay["grade"], string>> = {
  A: "Façade sur rue",
  B: "Façade libre",
  C: "Façade sur un chemin privé",
  D: "Façade sur une bande d'alignement",
};

export const accessSentence = ({ form, width, length, dwellings, grade }: AccessWay): string => {
  if (form === "facade") return `${OPENS_ON[grade]}, ${metres(width)}`;
  const served = dwellings > 1 ? `, ${dwellings} logements desservis` : "";
  return `${FORMS[form]}, ${metres(width)} de large sur ${metres(length)}${served}`;
};

export const PROCEDURES: Readonly<Record<Procedure["kind"], string>> = {
  "declaration-prealable": "Déclaration préalable",
  "permis-d-amenager": "Permis d'aménager",
  aucune: "Aucune autorisation",
  "a-confirmer": "Procédure à confirmer",
};

const RULES: Readonly<Record<keyof DivisionRules, string>> = {
  zone: "Zone ouverte aux logements",
  setbackFromVoie: "Recul de la voie",
  setbackFromLimite: "Recul des limites séparatives",
  houseSetback: "Recul de la maison conservée",
  accessWidths: "Largeur d'accès (1, 2, 3 logements et plus)",
  bodyWidth: "Largeur d'un lot",
  minFrontage: "Façade minimale",
  bande: "Profondeur constructible",
  coverage: "Emprise au sol maximale",
  pleineTerre: "Pleine terre minimale",
  houseFootprint: "Maison à loger",
  parkingPerLot: "Stationnement par lot",
  appreciation: "Appréciation des règles (R.151-21)",
  easements: "Servitudes de passage admises",
  commonLanes: "Voies communes admises",
  sanitationArea: "Surface pour l'assainissement",
};

const WORDS: Readonly<Record<string, string>> = {
  inconnu: "inconnu",
  oui: "oui",
  non: "non",
  ensemble: "sur l'ensemble",
  lot: "lot par lot",
  true: "oui",
  false: "non",
};

const ruleValue = (rule: keyof DivisionRules, value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => metres(Number(each))).join(" / ");
  if (typeof value === "object" && value !== null && "least" in value) {
    const onBoundary = "onBoundary" in value && value.onBoundary === true ? " ou sur la limite" : "";
    return `${metres(Number(value.least))}${onBoundary}`;
  }
  if (typeof value !== "number") return WORDS[String(value)] ?? String(value);
  if (rule === "coverage" || rule === "pleineTerre") return `${WHOLE.format(value * 100)} %`;
  if (rule === "parkingPerLot") return `${WHOLE.format(value)} places`;
  return rule === "houseFootprint" || rule === "sanitationArea" ? areas(value) : metres(value);
};

const ORIGINS = {
  plu: "lu dans le règlement",
  utilisateur: "corrigé par votre organisation",
  hypothese: "supposé",
} as const;

/** Every rule that the engine obeyed, with where its value comes from. */
export const saidRulesOf = (rules: DivisionRules) =>
  Object.entries(rules).flatMap(([name, sourced]) => {
    if (sourced === undefined || !isRule(name)) return [];
    const { from }: { readonly from: keyof typeof ORIGINS } = sourced;
    return [{ ...hypothesisToWire(name, rules), from: ORIGINS[from], isAssumed: from === "hypothese" }];
  });

const isRule = (name: string): name is keyof DivisionRules => Object.hasOwn(RULES, name);

/** An assumed rule as a person reads it: its name and the value taken. */
export const hypothesisToWire = (rule: keyof DivisionRules, rules: DivisionRules) => ({
  rule,
  label: RULES[rule],
  value: ruleValue(rule, rules[rule]?.value),
});
