import { monthsBetween } from "@lotir/units";
import { frenchNumber, frenchWholeEuros } from "../amounts/french-amounts.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import { valueOn } from "../figures/figure.ts";
import { SMALL_SALE } from "../figures/plus-value.ts";
import { COMMUNAL_LAND_TAX } from "../figures/terrains-constructibles.ts";
import { DEALER_HABIT } from "../figures/urbanisme.ts";
import { erosionOf } from "../taxes/tax-constructible-land.ts";
import { named, type WarningRule, warn } from "./bilan-warning.ts";

const bic: WarningRule = (plan) => {
  if (plan.business) return undefined;
  const first = plan.sales[0];
  if (first === undefined) return undefined;
  const { months, divisions } = valueOn(DEALER_HABIT, first.on);
  const recent = plan.operation.site.earlierDivisions.filter((date) => monthsBetween(date, first.on) < months).length;
  const soon = monthsBetween(plan.operation.purchase.date, first.on) < months && !plan.operation.purchase.free;
  if (recent + 1 > divisions)
    return warn(
      "alerte",
      "risque-bic",
      `${recent + 1} divisions en moins de cinq ans : risque de requalification en marchand de biens (BOI-BIC-CHAMP-20-30-20).`,
    );
  return soon
    ? warn(
        "attention",
        "risque-bic-achat-recent",
        "Terrain acheté il y a moins de cinq ans : si l'intention de diviser et revendre existait à l'achat, le profit relève des BIC.",
      )
    : undefined;
};

const landTax: WarningRule = (plan, computed) => {
  const { communalTaxVoted, classifiedOn } = plan.operation.gain;
  const lots = plan.sales.flatMap((sale, index) => (sale.kind === "lot" ? [{ sale, index }] : []));
  const first = lots[0];
  if (plan.business || first === undefined || classifiedOn !== undefined) return undefined;
  const rule = valueOn(COMMUNAL_LAND_TAX, first.sale.on);
  const most = lots.reduce((sum, { sale, index }) => {
    const price = computed.sales[index]?.priceTtc ?? 0;
    const paid = computed.purchaseParts[index] ?? 0;
    const updated = paid * erosionOf(plan.operation.purchase.date, sale.on);
    return sum + (paid > 0 ? Math.max(0, price - updated) : price * rule.shareWithoutReference);
  }, 0);
  const atStake = frenchWholeEuros(roundToCents(most * rule.rate));
  return communalTaxVoted === true
    ? warn(
        "alerte",
        "date-classement-inconnue",
        `Taxe communale votée (CGI, art. 1529), mais date de classement du terrain inconnue : comptée pour zéro, elle peut atteindre ${atStake}.`,
      )
    : warn(
        "info",
        "taxe-terrain-inconnue",
        communalTaxVoted === undefined
          ? `Terrain devenu constructible depuis moins de ${rule.exemptAfterYears} ans ? Si la commune a voté la taxe de l'article 1529, elle peut atteindre ${atStake} ; celle de l'article 1605 nonies s'y ajoute. Comptées pour zéro.`
          : "Date de classement du terrain inconnue : la taxe de l'article 1605 nonies est comptée pour zéro.",
      );
};

const smallSales: WarningRule = (plan, computed) => {
  if (plan.business) return undefined;
  const small = plan.sales.filter((sale, index) => {
    const price = computed.sales[index]?.priceTtc ?? 0;
    return sale.gain !== undefined && price > 0 && price <= sale.gain.smallSale;
  });
  const first = small[0];
  return first === undefined
    ? undefined
    : warn(
        "info",
        "vente-exoneree-petit-prix",
        `Plus-value exonérée, prix de ${frenchNumber(valueOn(SMALL_SALE, first.on))} € au plus (CGI, art. 150 U, II-6°) : ${named(small.map((sale) => sale.name))}. Ventes à un même acheteur : l'administration peut les additionner.`,
      );
};

const landLoan: WarningRule = (plan) =>
  !plan.business && plan.operation.financing.landShare > 0
    ? warn(
        "attention",
        "part-terrain-sans-objet",
        "Un particulier possède déjà le terrain : la part empruntée de l'achat (landShare) n'est pas comptée. Donnez la dette (debtEur) s'il en reste une.",
      )
    : undefined;

/** The taxes of a private owner, and the line between him and a dealer. */
export const OWNER_WARNINGS: readonly WarningRule[] = [bic, landTax, smallSales, landLoan];
