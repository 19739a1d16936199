import type { Bilan, BilanLine, CostCategory } from "@lotir/contract";
import { LINE_STATUS_LABELS } from "@lotir/finance";
import { formatCents, formatDate, formatRate } from "../../kit/format.ts";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./bilan.module.css";
import { CATEGORY_LABELS } from "./charts/waterfall-of.ts";

const CATEGORIES: readonly CostCategory[] = [
  "acquisition",
  "administrative",
  "travaux",
  "portage",
  "commercialisation",
  "security",
];

/** One figure: what it is, how it was found, on what, at what rate, from what text. */
export const FigureRow = ({ line }: { readonly line: BilanLine }) => (
  <tr>
    <th scope="row">
      {line.label}
      {line.assumed ? <small className={classes.source}>supposé au barème</small> : null}
    </th>
    <td className={classes.formula}>
      {line.formula}
      <span className={classes.source}>
        {line.source} · {LINE_STATUS_LABELS[line.status]}
        {line.since === null ? "" : ` · depuis le ${formatDate(line.since)}`}
      </span>
    </td>
    <td data-label="Base">{line.baseEur === null ? "" : formatCents(line.baseEur)}</td>
    <td data-label="Taux">{line.rate === null ? "" : formatRate(line.rate)}</td>
    <td data-label="Montant">{formatCents(line.amountEur)}</td>
  </tr>
);

interface TotalProps {
  readonly label: string;
  readonly amount: number;
}

const Total = ({ label, amount }: TotalProps) => (
  <tr data-total="true">
    <th scope="row">{label}</th>
    <td />
    <td />
    <td />
    <td>{formatCents(amount)}</td>
  </tr>
);

/** Every cost of the balance, by category, to the cent; each total is the sum of its lines. */
export const CostLines = ({ bilan }: { readonly bilan: Bilan }) => (
  <Scrolled className={classes.scroll} label="Coûts, ligne par ligne">
    <table className={`figures ${classes.lines}`}>
      <thead>
        <tr>
          <th scope="col">Ligne</th>
          <th scope="col" style={{ textAlign: "left" }}>
            Formule et source
          </th>
          <th scope="col">Base</th>
          <th scope="col">Taux</th>
          <th scope="col">Montant</th>
        </tr>
      </thead>
      {CATEGORIES.map((category) => {
        const lines = bilan.costs.lines.filter((line) => line.category === category);
        if (lines.length === 0) return null;
        return (
          <tbody key={category}>
            <tr className={classes.group}>
              <th colSpan={5} scope="colgroup">
                {CATEGORY_LABELS[category]}
              </th>
            </tr>
            {lines.map((line) => (
              <FigureRow key={`${line.code}-${line.label}`} line={line} />
            ))}
            <Total label="Total" amount={bilan.costs.categories[category]} />
          </tbody>
        );
      })}
      <tbody>
        <Total label="Coûts de l'opération" amount={bilan.costs.totalEur} />
      </tbody>
    </table>
  </Scrolled>
);
