interface CsvRecord {
  /** Of its first line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Semicolons where the first line has more of them: French spreadsheets write so. */
const separatorOf = (text: string): string => {
  const [first = ""] = text.split("\n", 1);
  return first.split(";").length > first.split(",").length ? ";" : ",";
};

/** The records of a CSV text (RFC 4180): quoted cells hold separators, line ends and doubled quotes. Blank lines are none. */
export const csvRecords = (text: string): readonly CsvRecord[] => {
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let [cells, cell, isQuoted, line, started]: [string[], string, boolean, number, number] = [[], "", false, 1, 1];
  const end = (): void => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== "")) records.push({ line: started, cells });
    [cells, cell, started] = [[], "", line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "\n") line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === "") [isQuoted, cell] = [true, ""];
    else if (character === separator) {
      cells.push(cell);
      cell = "";
    } else if (character === "\n") end();
    else if (character !== "\r") cell += character;
  }
  end();
  return records;
};
