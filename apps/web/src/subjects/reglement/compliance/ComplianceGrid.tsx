import type { ComplianceCell } from "@lotir/contract";
import { Tooltip } from "@mantine/core";
import { IconCircleCheck, IconCircleX, IconHelpCircle, IconMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./compliance.module.css";
import type { ComplianceRow, ComplianceTable } from "./compliance-rows.ts";

const VERDICTS = {
  conforme: { Icon: IconCircleCheck, word: "conforme" },
  "sous-reserve": { Icon: IconHelpCircle, word: "sous réserve" },
  "non-conforme": { Icon: IconCircleX, word: "non conforme" },
  "sans-objet": { Icon: IconMinus, word: "sans objet" },
} as const;

const Cell = ({ cell }: { readonly cell: ComplianceCell | undefined }) => {
  if (cell === undefined) return <td />;
  const { Icon, word } = VERDICTS[cell.verdict];
  return (
    <td>
      <Tooltip label={`${word} : ${cell.reason}`} events={{ hover: true, focus: true, touch: true }}>
        <button
          type="button"
          className={classes.cell}
          data-verdict={cell.verdict}
          aria-label={`${word} : ${cell.reason}`}
        >
          <Icon size={18} stroke={1.8} aria-hidden="true" />
        </button>
      </Tooltip>
    </td>
  );
};

interface ComplianceGridProps {
  readonly table: ComplianceTable;
  readonly quoted: (row: ComplianceRow) => ReactNode;
}

/** Rule × lot: a sign and a word for each, the reason under the pointer, the sentence of the règlement below. */
export const ComplianceGrid = ({ table: { columns, rows }, quoted }: ComplianceGridProps) => (
  <table className={classes.grid}>
    <caption className={classes.hidden}>Conformité du plan, règle par règle et lot par lot</caption>
    <thead>
      <tr>
        <th scope="col">Règle</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    {rows.map((row) => (
      <tbody key={row.rule}>
        <tr>
          <th scope="row">{row.rule}</th>
          {columns.map((column) => (
            <Cell key={column} cell={row.cells.get(column)} />
          ))}
        </tr>
        <tr>
          <td colSpan={columns.length + 1} className={classes.quoted}>
            {quoted(row)}
          </td>
        </tr>
      </tbody>
    ))}
  </table>
);
