import { Button, Group, Text, Title } from "@mantine/core";
import { IconDownload, IconTable } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { saveCsv } from "../save-file.ts";
import { FigureTable } from "../ui/FigureTable.tsx";
import { Scrolled } from "../ui/Scrolled.tsx";
import classes from "./ChartFigure.module.css";
import { exportPng } from "./export-png.ts";

interface ChartFigureProps {
  readonly title: string;
  /** What the drawing shows, for whoever does not see it. */
  readonly summary: string;
  readonly file: string;
  /** The figures behind the drawing: rows of cells, the first row being the headings. */
  readonly table: readonly (readonly string[])[];
  readonly height?: number;
  readonly children: ReactNode;
}

const FiguresTable = ({ title, table }: Pick<ChartFigureProps, "title" | "table">) => {
  const [headings = [], ...rows] = table;
  return (
    <Scrolled className={classes.scroll} label={`${title}, en tableau`}>
      <FigureTable of="dense">
        <caption className={classes.hidden}>{title}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")}>
              {row.map((value, rank) =>
                rank === 0 ? (
                  <th key={headings[rank]} scope="row">
                    {value}
                  </th>
                ) : (
                  <td key={headings[rank]} className="figures">
                    {value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scrolled>
  );
};

/** A drawing with its title, the table behind it, and a way to keep it as a picture. */
export const ChartFigure = ({ title, summary, file, table, height = 240, children }: ChartFigureProps) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState(false);
  const save = () => {
    const drawing = box.current?.querySelector<SVGSVGElement>("svg.recharts-surface");
    if (drawing) exportPng(drawing, file).catch(() => undefined);
  };
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={3} id={id}>
          {title}
        </Title>
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconDownload size={14} stroke={1.5} aria-hidden="true" />}
            onClick={() => saveCsv(table, file)}
          >
            CSV
          </Button>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconTable size={14} stroke={1.5} aria-hidden="true" />}
            aria-pressed={figures}
            onClick={() => setFigures(!figures)}
          >
            {figures ? "Voir le dessin" : "Voir les chiffres"}
          </Button>
          {figures ? null : (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              leftSection={<IconDownload size={14} stroke={1.5} aria-hidden="true" />}
              onClick={save}
            >
              PNG
            </Button>
          )}
        </Group>
      </div>
      {figures ? (
        <FiguresTable title={title} table={table} />
      ) : (
        <div ref={box} role="img" aria-label={summary} style={{ height }}>
          {children}
        </div>
      )}
      <Text component="figcaption" size="xs" c="dimmed" mt={6}>
        {summary}
      </Text>
    </figure>
  );
};
