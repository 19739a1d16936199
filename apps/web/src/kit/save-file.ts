const save = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Hands a file that came whole to the browser, under its own name. */
export const saveFile = (file: File): void => save(file, file.name);

/** Hands a text to the browser as a file. */
export const saveText = (text: string, name: string, type: string): void => save(new Blob([text], { type }), name);

const cellOf = (value: string): string => {
  // A spreadsheet would run what begins like a formula.
  const safe = /^[=+@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as French spreadsheets open them: semicolons, and a mark that says UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(";")).join("\r\n")}\r\n`;

export const saveCsv = (rows: readonly (readonly string[])[], name: string): void =>
  saveText(csvOf(rows), `${name}.csv`, "text/csv;charset=utf-8");
