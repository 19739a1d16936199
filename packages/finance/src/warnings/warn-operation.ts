import { frenchNumber, frenchWholeEuros } from "../amounts/french-amounts.ts";
import { SPECIFICATION } from "../figures/specification.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import type { Computed } from "../results/compute-operation.ts";
import { shareOrNone } from "../results/margin-rate.ts";
import { type BilanWarning, type WarningRule, warn } from "./bilan-warning.ts";
import { CALENDAR_WARNINGS } from "./warn-calendar.ts";
import { OWNER_WARNINGS } from "./warn-owner.ts";
import { SITE_WARNINGS } from "./warn-site.ts";
import { TAX_WARNINGS } from "./warn-tax.ts";

const profit: WarningRule = (plan, computed) => {
  const rate = shareOrNone(computed.net, computed.turnover);
  if (!plan.business || rate === undefined || plan.operation.purchase.price === undefined) return undefined;
  if (computed.margin < 0)
    return warn("alerte", "perte", `L'opération perd ${frenchWholeEuros(-computed.margin)} avant impôt.`);
  return rate < SPECIFICATION.viableNetMargin
    ? warn(
        "alerte",
        "rentabilite-insuffisante",
        `Rentabilité insuffisante : marge nette de ${frenchNumber(rate * 100)} %, impôt payé, pour 8 % au moins conseillés.`,
      )
    : undefined;
};

const taxeFonciere: WarningRule = (plan) =>
  plan.business && !plan.costs.some((cost) => cost.code === "taxe-fonciere")
    ? warn("info", "taxe-fonciere-absente", "Taxe foncière du portage non renseignée : comptée pour zéro.")
    : undefined;

const charges: WarningRule = (plan) => {
  const { insurance, overheads } = plan.operation.costs;
  const missing = [
    ...(insurance === undefined ? ["assurances de l'opération"] : []),
    ...(overheads === undefined ? ["frais généraux"] : []),
  ];
  if (!plan.business || missing.length === 0) return undefined;
  return warn("info", "charges-non-renseignees", `Non renseignés, comptés pour zéro : ${missing.join(", ")}.`);
};

/** The flat rate is that of a natural person's shares: not of a parent company, nor of every manager. */
const dividends: WarningRule = ({ tax }) =>
  tax.kind === "IS" && tax.dividends !== undefined
    ? warn(
        "info",
        "dividendes-hypotheses",
        "Dividendes : tout le résultat est distribué à des personnes physiques au prélèvement forfaitaire ; ni réserve légale, ni option pour le barème, ni cotisations d'un gérant majoritaire.",
      )
    : undefined;

const unconfirmed: WarningRule = (plan, computed) => {
  const assumed = plan.costs.filter(
    (cost, index) => cost.assumed && cost.status === "a-confirmer" && (computed.costs[index] ?? 0) > 0,
  );
  return assumed.length === 0
    ? undefined
    : warn(
        "info",
        "montants-a-confirmer",
        `Montants d'usage à confirmer par devis : ${assumed.map((cost) => cost.label.toLowerCase()).join(", ")}.`,
      );
};

const RULES: readonly WarningRule[] = [
  ...TAX_WARNINGS,
  ...OWNER_WARNINGS,
  ...SITE_WARNINGS,
  ...CALENDAR_WARNINGS,
  profit,
  taxeFonciere,
  charges,
  dividends,
  unconfirmed,
];

/** What the reader must know before trusting the balance. */
export const warnOperation = (plan: PlannedOperation, computed: Computed): BilanWarning[] =>
  RULES.flatMap((rule) => {
    const warning = rule(plan, computed);
    return warning === undefined ? [] : [warning];
  });

/** Euros given part by part no longer hold at a price below their sum: fed back, that price is refused as long as they stand. */
export const warnGivenParts = (givenParts: number, residual: number | undefined): BilanWarning[] =>
  residual === undefined || residual >= givenParts
    ? []
    : [
        warn(
          "attention",
          "parts-au-dessus-du-prix-residuel",
          `Le prix résiduel (${frenchWholeEuros(residual)}) est inférieur aux parts du prix d'achat données (${frenchWholeEuros(givenParts)}) : il les suppose réduites à proportion.`,
        ),
      ];

/** Past it, the stake is small or soon back: the rate says little of the operation. */
const STRIKING_RATE = 1;

export const warnInternalRate = (rate: number | undefined): BilanWarning[] =>
  rate === undefined || rate <= STRIKING_RATE
    ? []
    : [
        warn(
          "attention",
          "taux-interne-a-relativiser",
          `Taux interne de ${frenchNumber(Math.round(rate * 100))} % par an : il vient d'une mise faible ou vite rendue, pas d'un profit du même ordre ; lisez plutôt la marge nette et les fonds propres.`,
        ),
      ];

/** Nobody gave the price of the land: the balance stands on the one that the target margin allows. */
export const warnLandPrice = (price: number): BilanWarning =>
  price > 0
    ? warn(
        "info",
        "prix-du-terrain-deduit",
        `Prix du terrain non donné : bilan dressé au prix résiduel, ${frenchWholeEuros(price)}.`,
      )
    : warn(
        "alerte",
        "prix-du-terrain-introuvable",
        "Prix du terrain non donné, et même un terrain gratuit ne laisse pas la marge visée.",
      );
