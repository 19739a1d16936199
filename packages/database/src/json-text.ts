/** A value for a `jsonb` column. The drivers disagree on arrays (one writes a PostgreSQL array), so JSON goes as text. */
export const jsonText = (value: unknown): string => JSON.stringify(value);
