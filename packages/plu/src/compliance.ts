import type { Metres, SquareMetres } from "@lotir/units";
import { UNLESS_ON_BOUNDARY } from "./grammar/exceptions.ts";
import type { Rule, ZoneRules } from "./zone-rules.ts";

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

interface Judged {
  readonly respected: boolean;
  readonly reason: string;
}

const SILENT: Readonly<Record<Exclude<Rule<unknown>["kind"], "valeur">, readonly [Verdict, string]>> = {
  "non-reglemente": ["sans-objet", "Le règlement ne fixe pas de règle."],
  qualitatif: ["sous-reserve", "La règle est écrite sans chiffre : à apprécier avec le service instructeur."],
  renvoi: ["sous-reserve", "Le règlement renvoie à un autre texte, à lire."],
  illisible: ["sous-reserve", "La règle est dans une image, à lire à l'œil."],
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
  const open = rule.conditions.filter((condition) => condition !== UNLESS_ON_BOUNDARY);
  const sure = rule.status === "lu-et-verifie" && open.length === 0;
  if (sure) return { ...base, verdict: judged.respected ? "conforme" : "non-conforme", reason: judged.reason };
  const because = rule.status === "lu-et-verifie" ? `Sous condition : ${open.join(" ; ")}.` : "Valeur à vérifier.";
  return { ...base, verdict: "sous-reserve", reason: `${judged.reason} ${because}` };
};

const figure = (value: number): string => value.toLocaleString("fr-FR", { maximumFractionDigits: 2 });

const atLeast = (measured: number | undefined, required: number, unit: string): Judged | undefined =>
  measured === undefined
    ? undefined
    : {
        respected: measured >= required - 1e-9,
        reason: `${figure(measured)} ${unit} pour ${figure(required)} ${unit} au moins.`,
      };

const atMost = (measured: number | undefined, allowed: number, unit: string): Judged | undefined =>
  measured === undefined
    ? undefined
    : {
        respected: measured <= allowed + 1e-9,
        reason: `${figure(measured)} ${unit} pour ${figure(allowed)} ${unit} au plus.`,
      };

const setbackFromRoad = (rules: ZoneRules, lot: LotMeasures): ComplianceCell => {
  const { alignement, recul } = rules.voie;
  const onAlignment = lot.reculVoie === 0 && alignement.kind === "valeur";
  return onAlignment
    ? cell("Recul sur voie", lot.lot, alignement, () => ({
        respected: true,
        reason: "Implanté à l'alignement, comme le texte le permet.",
      }))
    : cell("Recul sur voie", lot.lot, recul, (value) => atLeast(lot.reculVoie, value, "m"));
};

const setbackFromBoundaries = (rules: ZoneRules, lot: LotMeasures): ComplianceCell => {
  const { enLimite, recul, prospect } = rules.limites;
  if (lot.reculLimites === 0 && enLimite.kind === "valeur") {
    return cell("Recul en limite", lot.lot, enLimite, (value) => ({
      respected: value === "autorise",
      reason:
        value === "autorise"
          ? "Implanté en limite, comme le texte le permet."
          : "En limite : seulement dans les cas que le texte énumère.",
    }));
  }
  const byHeight =
    prospect.kind === "valeur" && lot.hauteurFaitage !== undefined
      ? prospect.value.k * lot.hauteurFaitage + prospect.value.c
      : 0;
  return cell("Recul en limite", lot.lot, recul, (value) => atLeast(lot.reculLimites, Math.max(value, byHeight), "m"));
};

const places = (rules: ZoneRules, lot: LotMeasures): ComplianceCell =>
  cell("Stationnement", lot.lot, rules.stationnement, (value) => {
    const perDwelling = value.placesParLogement ?? value.minParLogement;
    return perDwelling === undefined || lot.logements === undefined
      ? undefined
      : atLeast(lot.places, perDwelling * lot.logements, "place(s)");
  });

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
];

/**
 * Rule × lot. Shares of land are judged on the whole operation unless the règlement opts out of article R.151-21 al. 3,
 * and then lot by lot. *Conforme* and *non conforme* need a value read and verified, without unresolved condition;
 * everything else is *sous réserve*, with the reason.
 */
export const complianceOf = (rules: ZoneRules, lots: readonly LotMeasures[]): ComplianceCell[] => {
  const byLot = rules.appreciation.kind === "valeur" && rules.appreciation.value === "lot_par_lot";
  const whole: Ground = {
    name: WHOLE_OPERATION,
    surface: lots.reduce((sum, lot) => sum + lot.surface, 0),
    emprise: summed(lots, (lot) => lot.emprise),
    pleineTerre: summed(lots, (lot) => lot.pleineTerre),
  };
  const grounds = byLot
    ? lots.map(
        (lot): Ground => ({ name: lot.lot, surface: lot.surface, emprise: lot.emprise, pleineTerre: lot.pleineTerre }),
      )
    : [whole];
  const perLot = lots.flatMap((lot) => [
    setbackFromRoad(rules, lot),
    setbackFromBoundaries(rules, lot),
    cell("Hauteur à l'égout", lot.lot, rules.hauteur.egout, (value) => atMost(lot.hauteurEgout, value, "m")),
    cell("Hauteur au faîtage", lot.lot, rules.hauteur.faitage, (value) => atMost(lot.hauteurFaitage, value, "m")),
    cell("Largeur d'accès", lot.lot, rules.acces.largeurMin, (value) => atLeast(lot.largeurAcces, value, "m")),
    places(rules, lot),
  ]);
  return [...grounds.flatMap((ground) => shares(rules, ground)), ...perLot];
};
