import type { Metres, SquareMetres } from "@lotir/units";
import { UNLESS_ON_BOUNDARY } from "./grammar/exceptions.ts";
import { atLeast, atMost, figure, type Judged } from "./judged.ts";
import type { Prospect, Rule, ZoneRules } from "./zone-rules.ts";

/** What a plan proposes on one lot. A measure left out means there is nothing to judge (no building, no new access). */
export interface LotMeasures {
  readonly lot: string;
  readonly surface: SquareMetres<"terrain">;
  readonly emprise?: SquareMetres<"emprise">;
  readonly pleineTerre?: SquareMetres<"terrain">;
  /** Nearest building to the road, 0 on the alignment. */
  readonly reculVoie?: Metres;
  /** Nearest building to the side and back boundaries, 0 on the boundary. */
  readonly reculLimites?: Metres;
  readonly hauteurEgout?: Metres;
  readonly hauteurFaitage?: Metres;
  readonly largeurAcces?: Metres;
  readonly logements?: number;
  /** Dwellings that the way to this lot serves, its own among them; without it, those of the lot. */
  readonly logementsDesservis?: number;
  readonly places?: number;
}

export type Verdict = "conforme" | "sous-reserve" | "non-conforme" | "sans-objet";

/** One rule judged on one lot (or on the whole operation), with the sentence that says so. */
export interface ComplianceCell {
  readonly rule: string;
  readonly lot: string;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly quote?: string;
  readonly page?: number;
  readonly article?: string;
}

export const WHOLE_OPERATION = "opération";

/** What of a value still has to be looked at: that it only holds away from the boundary is no such thing. */
const openConditions = (rule: Rule<unknown>): readonly string[] =>
  rule.kind === "valeur" ? rule.conditions.filter((condition) => condition !== UNLESS_ON_BOUNDARY) : [];

/** Read, verified, and without an open condition: the only value that proves anything. */
export const isProvedRule = (rule: Rule<unknown>): boolean =>
  rule.kind === "valeur" && rule.status === "lu-et-verifie" && openConditions(rule).length === 0;

const SILENT: Readonly<Record<Exclude<Rule<unknown>["kind"], "valeur">, readonly [Verdict, string]>> = {
  "non-reglemente": ["sans-objet", "Le règlement ne fixe pas de règle."],
  qualitatif: ["sous-reserve", "La règle est écrite sans chiffre : à apprécier avec le service instructeur."],
  renvoi: ["sous-reserve", "Le règlement renvoie à un autre texte, à lire."],
  illisible: ["sous-reserve", "La règle est sur une page qui n'a pas pu être lue, à lire à l'œil."],
  "a-lire": ["sous-reserve", "Une phrase du règlement porte la règle sans avoir été comprise : à lire."],
  graphique: ["sous-reserve", "La règle est portée au document graphique."],
  "non-trouve": ["sous-reserve", "Règle non trouvée dans le texte."],
};

const proofOf = (rule: Rule<unknown>): Pick<ComplianceCell, "quote" | "page" | "article"> => ({
  ...(rule.quote === undefined ? {} : { quote: rule.quote }),
  ...(rule.page === undefined ? {} : { page: rule.page }),
  ...(rule.article === undefined ? {} : { article: rule.article }),
});

const cell = <Value>(
  name: string,
  lot: string,
  rule: Rule<Value>,
  judge: (value: Value) => Judged | undefined,
): ComplianceCell => {
  const base = { rule: name, lot, ...proofOf(rule) };
  if (rule.kind !== "valeur") {
    const [verdict, reason] = SILENT[rule.kind];
    return { ...base, verdict, reason };
  }
  const judged = judge(rule.value);
  if (!judged) return { ...base, verdict: "sans-objet", reason: "Rien à vérifier sur ce lot." };
  if (isProvedRule(rule) && judged.respected !== "a-voir")
    return { ...base, verdict: judged.respected ? "conforme" : "non-conforme", reason: judged.reason };
  const open = openConditions(rule);
  const because = rule.status === "lu-et-verifie" ? [] : ["Valeur à vérifier."];
  const unless = open.length === 0 ? [] : [`Sous condition : ${open.join(" ; ")}.`];
  return { ...base, verdict: "sous-reserve", reason: [judged.reason, ...because, ...unless].join(" ") };
};

const worst = (cells: readonly ComplianceCell[]): ComplianceCell | undefined => {
  const order: readonly Verdict[] = ["non-conforme", "sous-reserve", "conforme"];
  return order.flatMap((verdict) => cells.find((each) => each.verdict === verdict) ?? []).at(0);
};

interface Distance {
  readonly name: string;
  readonly lot: LotMeasures;
  readonly measured: Metres | undefined;
}

/** A distance that grows with the height binds besides the plain one; without a height drawn it cannot be judged. */
const setback = (
  { name, lot, measured }: Distance,
  { recul, prospect }: { readonly recul: Rule<Metres>; readonly prospect: Rule<Prospect> },
): ComplianceCell => {
  const least = cell(name, lot.lot, recul, (value) => atLeast(measured, value, "m"));
  if (prospect.kind !== "valeur" || measured === undefined) return least;
  const byHeight = cell(name, lot.lot, prospect, ({ k, c }) =>
    lot.hauteurFaitage === undefined
      ? {
          respected: "a-voir",
          reason: `${figure(measured)} m ; la distance dépend de la hauteur, qui n'est pas dessinée.`,
        }
      : atLeast(measured, k * lot.hauteurFaitage + c, "m"),
  );
  return worst(recul.kind === "valeur" ? [least, byHeight] : [byHeight]) ?? byHeight;
};

const setbackFromRoad = (rules: ZoneRules, lot: LotMeasures): ComplianceCell => {
  const { alignement } = rules.voie;
  const onAlignment = lot.reculVoie === 0 && alignement.kind === "valeur";
  return onAlignment
    ? cell("Recul sur voie", lot.lot, alignement, () => ({
        respected: true,
        reason: "Implanté à l'alignement, comme le texte le permet.",
      }))
    : setBackFromRoad(rules.voie, lot);
};

/** Behind the alignment: not where the text imposes it, not farther than it allows; an axis is not drawn on a plan. */
const setBackFromRoad = (voie: ZoneRules["voie"], lot: LotMeasures): ComplianceCell => {
  const name = "Recul sur voie";
  const measured = lot.reculVoie;
  const least = setback({ name, lot, measured }, voie);
  if (measured === undefined) return least;
  const imposed = voie.alignement.kind === "valeur" && voie.alignement.value === "obligatoire";
  const others = [
    ...(imposed && voie.recul.kind !== "valeur"
      ? [cell(name, lot.lot, voie.alignement, () => ({ respected: false, reason: "Le texte impose l'alignement." }))]
      : []),
    ...(voie.reculMax.kind === "valeur"
      ? [cell(name, lot.lot, voie.reculMax, (most) => atMost(measured, most, "m"))]
      : []),
    ...(voie.reculAxe.kind === "valeur"
      ? [
          cell(name, lot.lot, voie.reculAxe, (axis) => ({
            respected: "a-voir",
            reason: `${figure(axis)} m de l'axe de la voie, qui n'est pas dessiné.`,
          })),
        ]
      : []),
  ];
  const told = voie.recul.kind === "valeur" || voie.prospect.kind === "valeur" || others.length === 0;
  return worst(told ? [least, ...others] : others) ?? least;
};

const setbackFromBoundaries = (rules: ZoneRules, lot: LotMeasures): ComplianceCell => {
  const { enLimite } = rules.limites;
  if (lot.reculLimites === 0 && enLimite.kind === "valeur") {
    return cell("Recul en limite", lot.lot, enLimite, (value) =>
      value === "autorise"
        ? { respected: true, reason: "Implanté en limite, comme le texte le permet." }
        : { respected: "a-voir", reason: "En limite : seulement dans les cas que le texte énumère." },
    );
  }
  return setback({ name: "Recul en limite", lot, measured: lot.reculLimites }, rules.limites);
};

const BY_FLOOR = "dépend de la surface de plancher, qui n'est pas dessinée";

const places = (rules: ZoneRules, lot: LotMeasures): ComplianceCell =>
  cell("Stationnement", lot.lot, rules.stationnement, ({ placesParLogement, minParLogement, m2ParPlace }) => {
    if (lot.logements === undefined) return undefined;
    const perDwelling = placesParLogement ?? minParLogement;
    const counted =
      perDwelling === undefined ? undefined : atLeast(lot.places, perDwelling * lot.logements, "place(s)");
    if (counted?.respected === false || (counted !== undefined && m2ParPlace === undefined)) return counted;
    if (m2ParPlace === undefined) return { respected: "a-voir", reason: "Le nombre de places n'est pas dessiné." };
    return { respected: "a-voir", reason: `1 place pour ${figure(m2ParPlace)} m² : ${BY_FLOOR}.` };
  });

/** The width asked for as many dwellings as the way serves, where the text tells several apart. */
const accessWidth = ({ acces: { plusieursLogements: shared, largeurMin } }: ZoneRules, lot: LotMeasures) =>
  shared?.kind === "valeur" && (lot.logementsDesservis ?? lot.logements ?? 0) >= shared.value.desLogements
    ? cell("Largeur d'accès", lot.lot, shared, ({ largeur }) => atLeast(lot.largeurAcces, largeur, "m"))
    : cell("Largeur d'accès", lot.lot, largeurMin, (value) => atLeast(lot.largeurAcces, value, "m"));

const summed = (
  lots: readonly LotMeasures[],
  measure: (lot: LotMeasures) => number | undefined,
): number | undefined => {
  const known = lots.map(measure).filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
};

interface Ground {
  readonly name: string;
  readonly surface: number;
  readonly emprise: number | undefined;
  readonly pleineTerre: number | undefined;
}

const shares = (rules: ZoneRules, ground: Ground): ComplianceCell[] => [
  cell("Emprise au sol", ground.name, rules.emprise.max, (value) =>
    atMost(ground.emprise === undefined ? undefined : (ground.emprise / ground.surface) * 100, value * 100, "%"),
  ),
  cell("Pleine terre", ground.name, rules.espacesVerts.pleineTerre, (value) =>
    atLeast(
      ground.pleineTerre === undefined ? undefined : (ground.pleineTerre / ground.surface) * 100,
      value * 100,
      "%",
    ),
  ),
  ...written([
    ["Emprise au sol, en surface", rules.emprise.maxM2, (most) => atMost(ground.emprise, most, "m²")],
    ["Espaces végétalisés", rules.espacesVerts.vegetalise, (least) => gardenShare(ground, least)],
    ["Espaces libres", rules.espacesVerts.libres, (least) => gardenShare(ground, least)],
  ]).map(([name, rule, judge]) => cell(name, ground.name, rule, judge)),
];

type Judging = readonly [string, Rule<number>, (value: number) => Judged | undefined];

/** Rules that few règlements have: only those that this one writes are told. */
const written = (rules: readonly Judging[]): readonly Judging[] => rules.filter(([, { kind }]) => kind === "valeur");

/**
 * Planted or free land: sure where the open ground alone makes the share, broken where even all that is not built does not,
 * and otherwise to be seen on a plan of the gardens.
 */
const gardenShare = ({ surface, emprise, pleineTerre }: Ground, least: number): Judged | undefined => {
  const open = pleineTerre === undefined ? undefined : atLeast((pleineTerre / surface) * 100, least * 100, "%");
  if (open?.respected === true) return open;
  const unbuilt = emprise === undefined ? undefined : atLeast((1 - emprise / surface) * 100, least * 100, "%");
  return unbuilt?.respected === true ? { ...unbuilt, respected: "a-voir" } : unbuilt;
};

const wholeOf = (lots: readonly LotMeasures[]): Ground => ({
  name: WHOLE_OPERATION,
  surface: lots.reduce((sum, lot) => sum + lot.surface, 0),
  emprise: summed(lots, (lot) => lot.emprise),
  pleineTerre: summed(lots, (lot) => lot.pleineTerre),
});

const groundOf = ({ lot, surface, emprise, pleineTerre }: LotMeasures): Ground => ({
  name: lot,
  surface,
  emprise,
  pleineTerre,
});

const ONE_READING = "Tient sur l'ensemble de l'opération, pas lot par lot : l'appréciation (R.151-21) est à vérifier.";

/** How shares are judged is not known: what holds must hold lot by lot too. */
const underBoth = (rules: ZoneRules, lots: readonly LotMeasures[]): ComplianceCell[] => {
  const byLot = lots.flatMap((lot) => shares(rules, groundOf(lot)));
  return shares(rules, wholeOf(lots)).map((cellOfAll): ComplianceCell => {
    const broken = byLot.some(({ rule, verdict }) => rule === cellOfAll.rule && verdict === "non-conforme");
    return cellOfAll.verdict === "conforme" && broken
      ? { ...cellOfAll, verdict: "sous-reserve", reason: `${cellOfAll.reason} ${ONE_READING}` }
      : cellOfAll;
  });
};

const sharesOf = (rules: ZoneRules, lots: readonly LotMeasures[]): ComplianceCell[] => {
  const { appreciation } = rules;
  if (appreciation.kind !== "valeur" || !isProvedRule(appreciation)) return underBoth(rules, lots);
  return appreciation.value === "lot_par_lot"
    ? lots.flatMap((lot) => shares(rules, groundOf(lot)))
    : shares(rules, wholeOf(lots));
};

/** What a règlement may ask and a plan of lots does not show: read, it is told as still to be looked at. */
const beyondPlans = (rules: ZoneRules): readonly (readonly [string, Rule<unknown>])[] => [
  ["Recul sur voie, au plus", rules.voie.reculMax],
  ["Recul de l'axe de la voie", rules.voie.reculAxe],
  ["Entre deux constructions", rules.entreConstructions],
  ["Bande constructible", rules.bande],
  ["Hauteur à l'acrotère", rules.hauteur.acrotere],
  ["Hauteur maximale", rules.hauteur.max],
  ["Niveaux", rules.hauteur.niveaux],
];

const NOT_SHOWN: Judged = { respected: "a-voir", reason: "Règle lue, que ce plan ne permet pas de vérifier." };

const unjudged = (rules: ZoneRules): ComplianceCell[] =>
  beyondPlans(rules)
    .filter(([, { kind }]) => kind === "valeur")
    .map(([name, rule]) => cell(name, WHOLE_OPERATION, rule, () => NOT_SHOWN));

/**
 * Rule × lot. Shares of land are judged as the règlement says of article R.151-21 al. 3, and both ways where that was not
 * read and verified. *Conforme* and *non conforme* need a value read and verified, without unresolved condition;
 * everything else is *sous réserve*, with the reason, and so is each rule that was read and cannot be judged on a plan.
 */
export const complianceOf = (rules: ZoneRules, lots: readonly LotMeasures[]): ComplianceCell[] => {
  const perLot = lots.flatMap((lot) => [
    setbackFromRoad(rules, lot),
    setbackFromBoundaries(rules, lot),
    cell("Hauteur à l'égout", lot.lot, rules.hauteur.egout, (value) => atMost(lot.hauteurEgout, value, "m")),
    cell("Hauteur au faîtage", lot.lot, rules.hauteur.faitage, (value) => atMost(lot.hauteurFaitage, value, "m")),
    accessWidth(rules, lot),
    places(rules, lot),
  ]);
  return [...sharesOf(rules, lots), ...perLot, ...unjudged(rules)];
};
