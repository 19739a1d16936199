import { describe, expect, test } from "vitest";
import { linesOfRuns, type TextRun } from "./lines-of-items.ts";

const LETTER = 5;
const LEADING = 12;

const run = (text: string, x: number, y: number, size = 10): TextRun => ({
  text,
  x,
  y,
  width: (text.length * LETTER * size) / 10,
  size,
  spaced: false,
});

/** Lines drawn one under the other, as a maker draws a paragraph or a cell. */
const lines = (x: number, y: number, ...texts: string[]): TextRun[] =>
  texts.map((text, row) => run(text, x, y - row * LEADING));

const read = (...runs: (TextRun | readonly TextRun[])[]): string[] => linesOfRuns(runs.flat()).map(({ text }) => text);

const written = (...runs: (TextRun | readonly TextRun[])[]): string[] => read(...runs).filter((text) => text !== "");

const TITLE = ["Implantation par rapport", "aux limites séparatives"];
const RULE = [
  "Lorsque la construction n'est pas implantée en limite, elle",
  "observe un recul d'au moins 3 mètres par rapport à celle-ci.",
];
const PROSE = [
  "Les constructions doivent être implantées avec un recul de cinq",
  "mètres au moins par rapport à l'alignement des voies publiques,",
  "existantes ou à créer.",
];

describe("what stands side by side is read one after the other", () => {
  test("the title of a row, then its rule", () => {
    const texts = read(
      lines(60, 700, ...TITLE),
      lines(200, 700, ...RULE),
      lines(60, 660, "Emprise au sol"),
      lines(200, 660, ...PROSE),
    );
    expect(texts).toEqual([...TITLE, "", ...RULE, "", "Emprise au sol", "", ...PROSE]);
  });

  test("a title centred beside a rule of several paragraphs", () => {
    const rule = [run("Hauteur maximale de 1,50 m.", 200, 700), ...lines(200, 676, ...RULE)];
    expect(written(run("Clôtures", 60, 682), rule)).toEqual(["Clôtures", ...rule.map(({ text }) => text)]);
  });

  test.each([
    ["left", 40, 200],
    ["right", 440, 60],
  ])("a gloss in the %s margin, drawn before the text", (_, margin, text) => {
    const gloss = ["Alignement : limite", "du domaine public"];
    const heading = run("Article UB 6 - Voies", text, 700, 12);
    expect(written(lines(margin, 682, ...gloss), heading, lines(text, 680, ...PROSE))).toEqual([
      heading.text,
      ...gloss,
      ...PROSE,
    ]);
  });

  test("a box beside the first lines of a paragraph that goes on under it", () => {
    const box = lines(400, 700, "Rappel. Les clôtures sont", "soumises à déclaration.");
    const short = lines(60, 700, "Les constructions sont implantées à l'alignement ou", "en retrait de 3 m au plus.");
    const wide = lines(
      60,
      676,
      "En tout point, la hauteur de la construction n'excède pas la distance à l'alignement.",
    );
    const texts = (runs: readonly TextRun[]) => runs.map(({ text }) => text);
    expect(written(box, short, wide)).toEqual(texts([...box, ...short, ...wide]));
    expect(written(short, wide, box)).toEqual(texts([...short, ...wide, ...box]));
  });
});

describe("the cells of a row of a table are one line", () => {
  const HEADER = [run("Règle", 60, 700), run("UBa", 260, 700), run("UBb", 360, 700)];

  test("whatever the lines of its title", () => {
    const row = [lines(60, 684, "Hauteur maximale", "à l'égout du toit"), run("6 m", 260, 678), run("9 m", 360, 678)];
    const next = [run("Emprise au sol", 60, 654), run("40 %", 260, 654), run("60 %", 360, 654)];
    expect(written(HEADER, ...row, next)).toEqual([
      "Règle  UBa  UBb",
      "Hauteur maximale à l'égout du toit  6 m  9 m",
      "Emprise au sol  40 %  60 %",
    ]);
  });

  test("and so are a title of two lines and its figure", () => {
    expect(written(lines(60, 700, ...TITLE), run("3 m", 300, 694))).toEqual([`${TITLE.join(" ")}  3 m`]);
  });

  test("a cell that spans several rows is read before them", () => {
    const first = [run("Logement", 160, 680), run("Autorisé", 260, 680), run("Interdit", 360, 680)];
    const second = [run("Hébergement", 160, 664), run("Interdit", 260, 664), run("Interdit", 360, 664)];
    expect(written(HEADER, run("Habitation", 60, 672), first, second)).toEqual([
      "Règle  UBa  UBb",
      "Habitation",
      "Logement  Autorisé  Interdit",
      "Hébergement  Interdit  Interdit",
    ]);
  });

  test("a heading over several columns stays above the headings of each", () => {
    const upper = [run("Secteur", 60, 700), run("Hauteur maximale", 230, 707), run("Pleine terre", 420, 700)];
    const lower = [run("à l'égout", 180, 690), run("au faîtage", 300, 690)];
    const row = [run("UBa", 60, 670), run("9,00 m", 180, 670), run("13,00 m", 300, 670), run("20 %", 420, 670)];
    const texts = written(upper, lower, row);
    expect(texts.slice(-2)).toEqual(["à l'égout  au faîtage", "UBa  9,00 m  13,00 m  20 %"]);
    expect(texts.slice(0, -2).join("  ")).toContain("Hauteur maximale");
  });

  test("also when the table is drawn column by column", () => {
    const texts = written(
      lines(60, 700, "UBa", "UBb"),
      lines(200, 700, "65 %", "35 %"),
      lines(300, 700, "9 m", "12 m"),
    );
    expect(texts).toEqual(["UBa  65 %  9 m", "UBb  35 %  12 m"]);
  });

  test("its pieces tell where each word is drawn", () => {
    const [line] = linesOfRuns([...lines(60, 684, "Hauteur", "maximale"), run("6 m", 260, 678), run("9 m", 360, 678)]);
    const drawn = line?.pieces.map(({ start, end, box }) => [line.text.slice(start, end), box.x]);
    expect(drawn).toEqual([
      ["Hauteur", 60],
      ["maximale", 60],
      ["6 m", 260],
      ["9 m", 360],
    ]);
  });
});

describe("one line stays one line", () => {
  const words = (text: string, x: number, y: number): TextRun[] => {
    let at = x;
    return text.split(" ").map((word) => {
      const drawn = run(word, at, y);
      at += drawn.width + LETTER * 1.6;
      return drawn;
    });
  };

  test("drawn word by word", () => {
    expect(written(PROSE.flatMap((text, row) => words(text, 60, 700 - row * LEADING)))).toEqual(PROSE);
  });

  test("with the stretched spaces of a justified column", () => {
    const cell = [run("Stationnement", 60, 700), run("des", 155, 700), run("véhicules", 60, 688)];
    expect(read(cell, lines(200, 700, ...RULE))).toEqual(["Stationnement  des", "véhicules", "", ...RULE]);
  });

  test("and two cells whose texts almost touch stay two", () => {
    const left = lines(60, 700, "Les constructions sont à l'alignement", "des voies existantes ou projetées.");
    const right = lines(250, 700, "Un recul de 3 m est admis pour les", "extensions des constructions existantes.");
    expect(written(left, right)).toEqual([...left, ...right].map(({ text }) => text));
  });

  test("when its bold words are drawn after all the others", () => {
    const [before, bold, after] = ["un recul de", "5 mètres", "est observé"];
    const line = [run(before ?? "", 60, 688), run(after ?? "", 165, 688), run("le long des voies publiques", 60, 676)];
    expect(written(run("Toutefois,", 60, 700), line, run(bold ?? "", 120, 688))[1]).toBe(`${before} ${bold} ${after}`);
  });

  test("with its exponent, its bullet or its number drawn apart", () => {
    const texts = written(
      run("L'emprise au sol ne peut excéder 30 m", 60, 700),
      lines(
        60,
        688,
        "Sont interdites les constructions à usage d'industrie ;",
        "les dépôts de véhicules hors d'usage.",
      ),
      run("2", 245, 704, 7),
      run("–", 46, 688),
      run("1.1.", 26, 676),
    );
    expect(texts[0]).toBe("L'emprise au sol ne peut excéder 30 m2");
    expect(texts[1]).toMatch(/^– Sont interdites/);
    expect(texts[2]).toMatch(/^1\.1\. +les dépôts/);
  });
});

describe("where the order of drawing says nothing, the places do", () => {
  const header = run("Plan local d'urbanisme", 60, 810, 8);
  const footer = run("Règlement de la zone UB - page 3", 60, 20, 8);

  test("a footer drawn first and a header drawn last keep their places", () => {
    expect(written(footer, lines(60, 700, ...PROSE), header)).toEqual([header.text, ...PROSE, footer.text]);
  });

  test("a page drawn from its foot up is read from its head down", () => {
    const page = lines(60, 700, ...PROSE, ...RULE, ...TITLE);
    expect(written(page.toReversed())).toEqual([...PROSE, ...RULE, ...TITLE]);
  });

  test("a row of a table drawn backwards too", () => {
    const rows = [700, 684, 668].flatMap((y) =>
      [run("UBa", 60, y), run("40 %", 200, y), run("9 m", 300, y)].toReversed(),
    );
    expect(written(rows)).toEqual(Array.from({ length: 3 }, () => "UBa  40 %  9 m"));
  });
});

test("a gloss drawn first stands between two paragraphs, beside the second", () => {
  const gloss = ["Voir la figure 1 du", "présent règlement."];
  const texts = written(lines(440, 650, ...gloss), lines(60, 700, ...PROSE), lines(60, 652, ...RULE));
  expect(texts).toEqual([...PROSE, ...gloss, ...RULE]);
});

test("a blank line parts two paragraphs of one column, not the lines of a paragraph", () => {
  const texts = read(lines(60, 700, ...PROSE), lines(60, 652, ...RULE), lines(60, 604, ...PROSE));
  expect(texts).toEqual([...PROSE, "", ...RULE, "", ...PROSE]);
});

test("a page of endless runs costs no more than their number", () => {
  const many = Array.from({ length: 50_000 }, (_, index) => index);
  const shapes = [
    many.map((index) => run("mot", index * 60, 700)),
    many.map((index) => run("mot", -index * 15, 700)),
    many.map((index) => run("mot", 60, index * 12)),
    many.map((index) => run("mot", (index % 7) * 80, 700 - (index % 800))),
  ];
  const start = performance.now();
  for (const shape of shapes) expect(linesOfRuns(shape).length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(10_000);
});
