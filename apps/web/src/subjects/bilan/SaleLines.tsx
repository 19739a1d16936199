import type { Bilan } from "@lotir/contract";
import { LINE_STATUS_LABELS } from "@lotir/finance";
import { Stack, Text, Title } from "@mantine/core";
import { formatArea, formatCents, formatDate } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { BuyerLines } from "./BuyerLines.tsx";
import classes from "./bilan.module.css";
import { FigureRow } from "./CostLines.tsx";
import { vatRegimeLabel } from "./vat-regimes.ts";

const Sales = ({ sales }: Pick<Bilan, "sales">) => (
  <Scrolled className={classes.scroll} label="Ventes, une par une">
    <table className={`figures ${classes.lines}`}>
      <thead>
        <tr>
          <th scope="col">Vente</th>
          <th scope="col" style={{ textAlign: "left" }}>
            TVA
          </th>
          <th scope="col">Prix TTC</th>
          <th scope="col">TVA due</th>
          <th scope="col">Prix HT</th>
        </tr>
      </thead>
      <tbody>
        {sales.map((sale) => (
          <tr key={sale.name}>
            <th scope="row">
              {sale.name}
              <small className={classes.source}>
                {sale.areaM2 > 0 ? `${formatArea(sale.areaM2)} · ` : ""}
                {formatDate(sale.on)}
              </small>
            </th>
            <td className={classes.formula}>
              {vatRegimeLabel(sale.vatRegime)} : {sale.formula}
              <span className={classes.source}>
                {sale.because}
                {sale.vatAssumed ? " Supposé : dites plus haut comment l'acte qualifie le terrain." : ""}
              </span>
              <span className={classes.source}>
                {sale.source} · {LINE_STATUS_LABELS[sale.status]}
                {sale.since === null ? "" : ` · depuis le ${formatDate(sale.since)}`}
              </span>
            </td>
            <td data-label="Prix TTC">{formatCents(sale.priceEur)}</td>
            <td data-label="TVA due">{formatCents(sale.vatEur)}</td>
            <td data-label="Prix HT">{formatCents(sale.priceBeforeVatEur)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

const Taxes = ({ taxes }: Pick<Bilan, "taxes">) => (
  <Scrolled className={classes.scroll} label="Impôts, ligne par ligne">
    <table className={`figures ${classes.lines}`}>
      <tbody>
        {taxes.map((line) => (
          <FigureRow key={`${line.code}-${line.label}`} line={line} />
        ))}
      </tbody>
    </table>
  </Scrolled>
);

/** What each sale owes, why, and what the State is paid in the end. */
export const SaleLines = ({ bilan }: { readonly bilan: Bilan }) => (
  <Stack gap="lg">
    <Sales sales={bilan.sales} />
    {bilan.profile === "particulier" ? null : (
      <div>
        <Title order={3} mb={4}>
          TVA
        </Title>
        <Fact label="Collectée sur les ventes">{formatCents(bilan.vat.outputEur)}</Fact>
        <Fact label="Récupérée sur les dépenses">{formatCents(bilan.vat.recoveredEur)}</Fact>
        <Fact label="À verser" strong>
          {formatCents(bilan.vat.toPayEur)}
        </Fact>
      </div>
    )}
    <div>
      <Title order={3} mb={4}>
        Impôt
      </Title>
      {bilan.taxes.length === 0 ? <Text c="dimmed">Aucun impôt sur ce résultat.</Text> : <Taxes taxes={bilan.taxes} />}
    </div>
    {bilan.buyers.length === 0 ? null : <BuyerLines buyers={bilan.buyers} />}
  </Stack>
);
