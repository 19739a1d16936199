import exceljs from "exceljs";
import { expect, test } from "vitest";
import type { Column } from "./column.ts";
import { toGeoJson } from "./geojson.ts";
import { toXlsx } from "./xlsx.ts";

interface Row {
  readonly name: string;
  readonly area: number | null;
  readonly on: string;
  readonly built: boolean;
}
const columns: readonly Column<Row>[] = [
  { title: "Nom", format: "text", value: ({ name }) => name },
  { title: "Surface (m²)", format: "number", decimals: 1, value: ({ area }) => area },
  { title: "Ajoutée le", format: "date", value: ({ on }) => on },
  { title: "Bâtie", format: "yes-no", value: ({ built }) => built },
];
const rows: readonly Row[] = [
  { name: "=HYPERLINK(1)", area: 1240.5, on: "2026-03-29T23:30:00Z", built: true },
  { name: "Île", area: null, on: "2026-10-25", built: false },
];

test("numbers and dates are numbers and dates, an unknown cell is empty, a text never becomes a formula", async () => {
  const workbook = new exceljs.Workbook();
  const written = await toXlsx("Portfolio", columns, rows);
  await workbook.xlsx.load(written.buffer);
  const sheet = workbook.getWorksheet("Portfolio");
  expect(sheet?.getRow(1).values).toEqual([undefined, "Nom", "Surface (m²)", "Ajoutée le", "Bâtie"]);
  expect(sheet?.getCell("A2").value).toBe("=HYPERLINK(1)");
  expect(sheet?.getCell("A2").formula).toBeUndefined();
  expect(sheet?.getCell("B2").value).toBe(1240.5);
  expect(sheet?.getCell("C2").value).toEqual(new Date("2026-03-29T12:00:00Z"));
  expect(sheet?.getCell("D3").value).toBe("non");
  expect(sheet?.getCell("B3").value).toBeNull();
});

test("rows are features with their columns", () => {
  const point = { type: "Point", coordinates: [7.2, 43.7] };
  const read = JSON.parse(toGeoJson({ columns, rows, geometryOf: ({ area }) => (area === null ? null : point) }));
  expect(read.features[0]).toMatchObject({ type: "Feature", geometry: point, properties: { Nom: "=HYPERLINK(1)" } });
  expect(read.features[1].geometry).toBeNull();
});
