import type { Cell, Column } from "./column.ts";

interface Located<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** EPSG:4326, [longitude, latitude]; null where the row stands nowhere. */
  readonly geometryOf: (row: Row) => object | null;
}

/** Rows as features (RFC 7946), their columns as properties under their titles. */
export const toGeoJson = <Row>({ columns, rows, geometryOf }: Located<Row>): string =>
  JSON.stringify({
    type: "FeatureCollection",
    features: rows.map((row) => ({
      type: "Feature",
      geometry: geometryOf(row),
      properties: Object.fromEntries(columns.map((column): [string, Cell] => [column.title, column.value(row)])),
    })),
  });
