import type { ParcelPlu, PluQuote, PluRule, PluRuleState } from "@lotir/contract";
import type { InopposableRule, ParkingRatio, Prospect, Rule, RuleUnit, SharedAccess, ZoneRules } from "@lotir/plu";
import type { PlacedQuote, ShownRules } from "@lotir/territory";

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const figure = (value: number): string => FIGURE.format(value);

const UNITS: Readonly<Record<RuleUnit, string>> = {
  m: " m",
  ratio: " %",
  "m²": " m²",
  niveaux: "",
  places: "",
  texte: "",
};

const WORDS: Readonly<Record<string, string>> = {
  autorise: "autorisé",
  obligatoire: "obligatoire",
  sous_conditions: "sous conditions",
  ensemble_operation: "sur l'ensemble de l'opération",
  lot_par_lot: "lot par lot",
};

const prospectText = ({ k, c }: Prospect): string => {
  const height = k === 0.5 ? "H/2" : k === 1 ? "H" : `${figure(k)} × H`;
  if (c === 0) return height;
  return `${height} ${c > 0 ? "+" : "−"} ${figure(Math.abs(c))} m`;
};

const sharedAccessText = ({ largeur, desLogements }: SharedAccess): string =>
  `${figure(largeur)} m à partir de ${figure(desLogements)} logements`;

const parkingText = ({ m2ParPlace, placesParLogement, minParLogement, maxParLogement }: ParkingRatio): string =>
  [
    placesParLogement === undefined ? undefined : `${figure(placesParLogement)} par logement`,
    m2ParPlace === undefined ? undefined : `1 place pour ${figure(m2ParPlace)} m² de plancher`,
    minParLogement === undefined ? undefined : `${figure(minParLogement)} par logement au moins`,
    maxParLogement === undefined ? undefined : `${figure(maxParLogement)} par logement au plus`,
  ]
    .filter((part) => part !== undefined)
    .join(", ");

const valueText = (value: unknown, unit: RuleUnit): string => {
  if (typeof value === "number") return `${figure(unit === "ratio" ? value * 100 : value)}${UNITS[unit]}`;
  if (typeof value !== "object" || value === null) return WORDS[String(value)] ?? String(value);
  if ("desLogements" in value) return sharedAccessText(value as SharedAccess);
  return "k" in value ? prospectText(value as Prospect) : parkingText(value);
};

interface Cited {
  readonly quote?: string;
  readonly page?: number;
  readonly article?: string;
}

const quoteToWire = ({ quote, page, article }: Cited, places: readonly PlacedQuote[]): PluQuote | null =>
  quote === undefined
    ? null
    : {
        text: quote,
        page: page ?? null,
        article: article ?? null,
        boxes: (places.find((place) => place.quote === quote && place.page === page)?.boxes ?? []).map((box) => ({
          ...box,
        })),
      };

interface Line {
  readonly key: string;
  readonly label: string;
  readonly rule: Rule<unknown>;
}

/** A rule that an earlier reader did not look for. */
const UNREAD: Rule<never> = { kind: "non-trouve" };

/** The rules of a division first; those of which a zone usually has one form only are shown where they are written. */
const linesOf = ({
  voie,
  limites,
  emprise,
  espacesVerts,
  hauteur,
  ...rules
}: ZoneRules): readonly (Line & {
  readonly always: boolean;
})[] => {
  const always = (key: string, label: string, rule: Rule<unknown>) => ({ key, label, rule, always: true });
  const written = (key: string, label: string, rule: Rule<unknown>) => ({ key, label, rule, always: false });
  return [
    always("voie.recul", "Recul de la voie", voie.recul),
    written("voie.alignement", "À l'alignement", voie.alignement),
    written("voie.reculMax", "Recul de la voie, au plus", voie.reculMax),
    written("voie.reculAxe", "Recul de l'axe de la voie", voie.reculAxe),
    written("voie.prospect", "Recul de la voie selon la hauteur", voie.prospect),
    always("limites.recul", "Recul des limites", limites.recul),
    written("limites.enLimite", "En limite séparative", limites.enLimite),
    written("limites.prospect", "Recul des limites selon la hauteur", limites.prospect),
    always("entreConstructions", "Entre deux constructions", rules.entreConstructions),
    written("bande", "Bande constructible", rules.bande),
    always("emprise.max", "Emprise au sol", emprise.max),
    written("emprise.maxM2", "Emprise au sol, en surface", emprise.maxM2),
    always("espacesVerts.pleineTerre", "Pleine terre", espacesVerts.pleineTerre),
    written("espacesVerts.vegetalise", "Espaces végétalisés", espacesVerts.vegetalise),
    written("espacesVerts.libres", "Espaces libres", espacesVerts.libres),
    always("hauteur.egout", "Hauteur à l'égout", hauteur.egout),
    written("hauteur.acrotere", "Hauteur à l'acrotère", hauteur.acrotere),
    written("hauteur.faitage", "Hauteur au faîtage", hauteur.faitage),
    written("hauteur.max", "Hauteur maximale", hauteur.max),
    written("hauteur.niveaux", "Niveaux", hauteur.niveaux),
    always("acces.largeurMin", "Largeur d'accès", rules.acces.largeurMin),
    written("acces.plusieursLogements", "Largeur d'accès partagé", rules.acces.plusieursLogements ?? UNREAD),
    written("acces.voie", "Largeur d'une voie nouvelle", rules.acces.voie ?? UNREAD),
    always("stationnement", "Stationnement", rules.stationnement),
    always("appreciation", "Division : règles appréciées (R.151-21)", rules.appreciation),
  ];
};

const stateOf = (rule: Rule<unknown>): PluRuleState => {
  if (rule.kind !== "valeur") return rule.kind;
  return rule.status === "lu-et-verifie" ? "lu-et-verifie" : "a-verifier";
};

/** Silences of a field are the same for all its forms: a form without a value of its own is not listed twice. */
const isShown = ({ rule, always }: { readonly rule: Rule<unknown>; readonly always: boolean }): boolean =>
  always || rule.kind === "valeur";

export const rulesToWire = ({ rules, places }: ShownRules): PluRule[] =>
  linesOf(rules)
    .filter(isShown)
    .map(({ key, label, rule }) => ({
      key,
      label,
      state: stateOf(rule),
      value: rule.kind === "valeur" ? valueText(rule.value, rule.unit) : null,
      conditions: rule.kind === "valeur" ? [...rule.conditions] : [],
      doubts: rule.kind === "valeur" ? [...(rule.doubts ?? [])] : [],
      quote: quoteToWire(rule, places),
    }));

/** Where the zone stands in its file, as its first value says it; null from a reader that did not look. */
export const spanToWire = ({ rules }: ShownRules): NonNullable<ParcelPlu["read"]>["span"] => {
  const spans = linesOf(rules).flatMap(({ rule }) => (rule.kind === "valeur" && rule.span ? [rule.span] : []));
  const [span] = spans;
  return span === undefined ? null : { title: span.title, from: span.from ?? null, to: span.to ?? null };
};

const SUBJECTS: Readonly<Record<InopposableRule["subject"], string>> = {
  surface_min: "Surface minimale",
  cos: "Coefficient d'occupation du sol",
};

export const inopposablesToWire = ({ rules, places }: ShownRules) =>
  rules.inopposables.flatMap((rule) => {
    const quote = quoteToWire(rule, places);
    if (quote === null) return [];
    const value = rule.value === undefined ? "écrit" : `${figure(rule.value)}${rule.unit === "m²" ? " m²" : ""}`;
    return [{ label: SUBJECTS[rule.subject], value, note: rule.note, quote }];
  });
