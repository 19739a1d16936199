/** A migration that the version before it cannot live with says so in its first lines, with its reason. */
const EXCEPTION = /^-- L'ancienne version ne sert plus ensuite : .{20,}$/m;

const withoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*/g, "").replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** What the version that still serves reads or writes, and would no longer find as it was. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|view|schema|type|function|sequence)\b/i, "supprime ce que l'ancienne version peut lire"],
  [/\bdrop\s+column\b/i, "supprime une colonne"],
  [/\brename\b/i, "renomme"],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, "change le type d'une colonne"],
  [/\bset\s+not\s+null\b/i, "exige une valeur que l'ancienne version ne donne pas"],
  [
    /\badd\s+column\s+(if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
    "exige une valeur sans défaut",
  ],
  [/\brevoke\b(?![^;]*\bfrom\s+public\b)/i, "retire un droit"],
  [/\btruncate\b|\bdelete\s+from\b/i, "efface des lignes"],
];

const tablesMadeIn = (sql: string): ReadonlySet<string> =>
  new Set(
    [...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi)].map(([, name = ""]) =>
      name.toLowerCase(),
    ),
  );

/** An index on a table that already holds rows stops its writers while it is built. */
const blockingIndexes = (sql: string): readonly string[] => {
  const made = tablesMadeIn(sql);
  return [...sql.matchAll(/\bcreate\s+(?:unique\s+)?index\s+[^;]*?\bon\s+(?:only\s+)?([\w.]+)/gi)]
    .map(([, table = ""]) => table.toLowerCase())
    .filter((table) => !made.has(table))
    .map((table) => `bâtit un index sur ${table}, dont les écritures attendraient`);
};

/** Why the version before could not serve any more once this is applied; empty where it could, or where it is said. */
export const unsafeIn = (sql: string): readonly string[] => {
  if (EXCEPTION.test(sql)) return [];
  const text = withoutComments(sql);
  const found = UNSAFE.filter(([pattern]) => pattern.test(text)).map(([, why]) => why);
  return [...found, ...blockingIndexes(text)];
};
