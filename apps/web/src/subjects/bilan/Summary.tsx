import type { Bilan } from "@lotir/contract";
import { formatAmount, formatMonths, formatRate } from "../../kit/format.ts";
import classes from "./bilan.module.css";
import { Margin } from "./Margin.tsx";

const rateOr = (rate: number | null): string => (rate === null ? "–" : formatRate(rate));

/** Money always in sight. Pale while a change is computed. */
export const Summary = ({ bilan, stale }: { readonly bilan: Bilan; readonly stale: boolean }) => {
  const { result, timeline } = bilan;
  const owner = bilan.profile === "particulier";
  return (
    <dl className={`figures ${classes.summary}`} data-stale={stale} aria-live="polite" aria-busy={stale}>
      <div>
        <dt>{owner ? "Prix de vente" : "Chiffre d'affaires HT"}</dt>
        <dd>{formatAmount(result.turnoverBeforeVatEur)}</dd>
      </div>
      <div>
        <dt>Coûts</dt>
        <dd>{formatAmount(result.totalCostsEur)}</dd>
      </div>
      <div>
        <dt>Marge avant impôt</dt>
        <dd>
          {formatAmount(result.marginEur)}
          <small>{rateOr(result.marginRate)}</small>
        </dd>
      </div>
      <div>
        <dt>Résultat net</dt>
        <dd>
          <Margin amount={result.netEur} rate={null} netRate={result.netRate} />
        </dd>
      </div>
      {bilan.dividends === null ? null : (
        <div>
          <dt>Net des associés, dividendes imposés à {formatRate(bilan.dividends.tax.rate ?? 0)}</dt>
          <dd>{formatAmount(bilan.dividends.netEur)}</dd>
        </div>
      )}
      {owner ? null : (
        <>
          <div>
            <dt>Prix résiduel du terrain</dt>
            <dd>{result.residualLandPriceEur === null ? "aucun" : formatAmount(result.residualLandPriceEur)}</dd>
          </div>
          <div>
            <dt>ROI sur fonds propres</dt>
            <dd>{rateOr(result.roi)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>Durée</dt>
        <dd>{formatMonths(timeline.totalMonths)}</dd>
      </div>
    </dl>
  );
};
