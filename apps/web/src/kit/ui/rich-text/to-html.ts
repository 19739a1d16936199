const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text written before notes had a form, or by another client: a paragraph a line. What is HTML already stays. */
export const toHtml = (text: string): string =>
  text === "" || text.startsWith("<")
    ? text
    : text
        .split("\n")
        .map((line) => `<p>${line.replaceAll(/[&<>]/g, (found) => ESCAPES[found] ?? found)}</p>`)
        .join("");
