const ROWS = /^\s*(select|insert|update|delete|merge|with)\b/i;

/**
 * Connections given to features work on rows: SET ROLE, DO, COPY or CREATE never come from them. A statement travels by
 * the extended protocol, so it is one statement and its first word tells what it does. A second lock: the roles' rights
 * are the first.
 */
export const refuseOtherThanRows = (sql: string): void => {
  if (!ROWS.test(sql)) throw new Error(`This connection works on rows only, refused: ${sql.slice(0, 80)}`);
};

/** Words by which a statement, or a part of it, changes rows. */
const CHANGES = /\b(insert|update|delete|merge|into)\b/i;

/** Whether a statement changes no row: when in doubt (a word inside a text), it does. */
export const isReading = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql) && !CHANGES.test(sql);
