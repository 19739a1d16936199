import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseForSearch } from "../src/document/fold.ts";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { predictionsOf } from "../src/predictions.ts";
import { type Companion, readRules } from "../src/read-rules.ts";
import { rulesOfZone } from "../src/rules-of-zone.ts";
import { MECHANISMS } from "./mechanisms.fixture.ts";

const cells = (text: string, zone: string) => {
  const reading = readRules(pagesOfText(text), zone).zones[0];
  return (reading?.secteurs ?? []).flatMap((secteur) =>
    (reading?.chosen[secteur] ?? []).map(
      (claim) => `${secteur} ${claim.champ}.${claim.sousChamp} ${JSON.stringify(claim.valeur)}`,
    ),
  );
};

const UB = (body: string) =>
  `ZONE UB\nARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES\n${body}\nARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES\nSans objet.`;

describe("a value of the other sense is no value", () => {
  const article = (title: string, body: string) =>
    `ZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\nNon réglementé.\n${title}\n${body}`;
  const HEIGHT = "ARTICLE UB 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS";
  const LIMITS = "ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES";
  const GREEN = "ARTICLE UB 13 - ESPACES LIBRES ET PLANTATIONS";
  const PARKING = "ARTICLE UB 12 - STATIONNEMENT";
  test.each([
    ["a least height", HEIGHT, "La hauteur ne pourra être inférieure à 7 m à l'égout.", "hauteur"],
    [
      "a distance to another zone",
      LIMITS,
      "Les constructions sont éloignées d'au moins 6 m des limites de zone UE.",
      "recul",
    ],
    ["ground that is not asked", GREEN, "La pleine terre n'est pas exigée au-delà de 30 % du terrain.", "pleine_terre"],
    [
      "a ceiling of green",
      GREEN,
      "Les espaces verts ne peuvent excéder 20 % de la superficie du terrain.",
      "vegetalise",
    ],
    ["a ceiling of places", PARKING, "Le nombre de places est limité à 2 places par logement.", "stationnement"],
    ["at most two places", PARKING, "Il est exigé au maximum 2 places par logement.", "stationnement"],
  ])("%s", (_, title, body, rule) => {
    expect(cells(article(title, body), "UB").filter((cell) => cell.includes(rule))).toEqual([]);
  });

  test("a share of the band is not one of the land, and a class of plots stays a condition", () => {
    const band =
      "ZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\nL'emprise au sol est limitée à 40 % de la surface de la bande constructible.";
    expect(cells(band, "UB")).toEqual([]);
    const classes =
      "ZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\nTerrain de moins de 500 m² : 50 %\nTerrain de 500 m² et plus : 35 %";
    const claims = readRules(pagesOfText(classes), "UB").zones[0]?.chosen.UB ?? [];
    expect(claims.every(({ conditions }) => conditions.length > 0)).toBe(true);
  });

  test("what the plan's own marks may change keeps that condition", () => {
    const text = UB("A défaut d'indication au plan de zonage, les constructions doivent respecter un retrait de 5 m.");
    const [claim] = readRules(pagesOfText(text), "UB").zones[0]?.chosen.UB ?? [];
    expect(claim?.conditions.join()).toMatch(/indication/);
  });
});

describe("abstaining rather than guessing", () => {
  test.each([
    ["annexes only", "Les annexes sont implantées à 3 mètres au moins de l'alignement."],
    ["one road only", "Le long de la RD 10, les constructions sont implantées à 20 mètres au moins de l'alignement."],
    [
      "existing buildings only",
      "L'extension des constructions existantes respecte un recul de 2 mètres au moins de l'alignement.",
    ],
    ["a fence", "Les clôtures sont édifiées à 1 mètre au moins de l'alignement."],
    ["a depth", "Sur une profondeur de 20 mètres comptée depuis l'alignement, les constructions sont mitoyennes."],
  ])("%s gives no general setback", (_name, sentence) => {
    expect(cells(UB(sentence), "UB").filter((cell) => cell.includes("voie.recul"))).toEqual([]);
  });
});

describe("unknown is not no", () => {
  test("not regulated, sent elsewhere, without figure and not found are four states", () => {
    const text = `ZONE UB
ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Non réglementé.
ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Se reporter aux dispositions générales.
ARTICLE UB 13 - ESPACES LIBRES
Les espaces libres seront plantés avec soin et entretenus.`;
    const silences = readRules(pagesOfText(text), "UB").zones[0]?.silences ?? [];
    const state = (champ: string) => silences.find((each) => each.champ === champ)?.statut;
    expect([state("voie"), state("limites"), state("espaces_verts"), state("hauteur")]).toEqual([
      "non_reglemente",
      "renvoi",
      "qualitatif",
      "absent",
    ]);
  });

  test("a page that is a picture is reported, never read as a silence of the whole text", () => {
    const model = {
      pages: [
        { number: 1, imageCount: 2, lines: [{ text: "Zone UB", pieces: [] }] },
        ...pagesOfText(UB("Recul de 5 mètres de l'alignement.")).pages.map((page) => ({ ...page, number: 2 })),
      ],
    };
    expect(readRules(model, "UB").illegiblePages).toEqual([1]);
  });
});

test("an article whose page is a picture is illegible, not absent", () => {
  const before = pagesOfText(
    "ZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\nNon réglementé.\nARTICLE UB 12 - STATIONNEMENT",
  ).pages.map((page) => ({ ...page, number: 1 }));
  const after = pagesOfText("ARTICLE UB 13 - ESPACES LIBRES\nNon réglementé.").pages.map((page) => ({
    ...page,
    number: 3,
  }));
  const model = { pages: [...before, { number: 2, imageCount: 1, lines: [] }, ...after] };
  const silences = readRules(model, "UB").zones[0]?.silences ?? [];
  const state = (champ: string) => silences.find((each) => each.champ === champ)?.statut;
  expect([state("stationnement_logement"), state("emprise"), state("hauteur")]).toEqual([
    "illisible",
    "non_reglemente",
    "absent",
  ]);
});

const TEXTS = MECHANISMS.map(({ name, text, zones }) => ({ name, text, zone: zones[0] ?? "" }));

describe("every quote is found word for word on its page", () => {
  test.each(TEXTS)("$name", ({ text, zone }) => {
    const whole = normaliseForSearch(text);
    for (const line of predictionsOf(readRules(pagesOfText(text), zone))) {
      if (line.citation !== undefined) expect(whole).toContain(normaliseForSearch(line.citation));
    }
  });
});

describe("what cannot matter does not change the reading", () => {
  const sample = TEXTS.filter(({ name }) => name.startsWith("3")).slice(0, 6);

  test("page marks may fall anywhere between lines: same values, right pages", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sample), fc.integer({ min: 3, max: 12 }), ({ text, zone }, every) => {
        const lines = text.split("\n");
        const paged = lines
          .flatMap((line, i) => (i % every === 0 ? [`=====PAGE ${i / every + 1}=====`, line] : [line]))
          .join("\n");
        expect(cells(paged, zone).toSorted()).toEqual(cells(text, zone).toSorted());
        const pages = new Map(
          pagesOfText(paged).pages.map((page) => [
            page.number,
            normaliseForSearch(page.lines.map((line) => line.text).join(" ")),
          ]),
        );
        for (const line of predictionsOf(readRules(pagesOfText(paged), zone))) {
          if (line.citation !== undefined) expect(pages.get(line.page)).toContain(normaliseForSearch(line.citation));
        }
      }),
      { seed: 13, numRuns: 40 },
    );
  });

  test("typographic apostrophes, non-breaking spaces and Windows line ends", () => {
    for (const { text, zone } of sample) {
      const typeset = text.replaceAll("'", "’").replaceAll(" %", "\u00a0%").replaceAll("\n", "\r\n");
      expect(cells(typeset, zone).toSorted()).toEqual(cells(text, zone).toSorted());
    }
  });

  test("a running header and page numbers", () => {
    const { text, zone } = sample[0] ?? { text: "", zone: "" };
    const lines = text.split("\n");
    const pages = Array.from({ length: Math.ceil(lines.length / 15) }, (_, i) => lines.slice(i * 15, i * 15 + 15));
    const paged = pages
      .map((page, i) => `=====PAGE ${i + 1}=====\nPLU de la commune - Règlement\n${i + 41}\n${page.join("\n")}`)
      .join("\n");
    expect(cells(paged, zone).toSorted()).toEqual(cells(text, zone).toSorted());
  });
});

describe("a reference is followed inside the document, one step, and never becomes the rule by itself", () => {
  const TEXT = `TITRE 1 - DISPOSITIONS GENERALES
Article 8 - Stationnement
Habitations : 2 places par logement. Dans la zone UX, 4 places par logement.
ZONE UA
Article UA 6 - Implantation par rapport aux voies
Les constructions sont implantées à l'alignement.
Article UA 10 - Hauteur
La hauteur ne peut excéder 12 mètres au faîtage.
Article UA 12 - Stationnement
Se reporter aux dispositions du règlement de voirie.
ZONE UB
Article UB 6 - Implantation par rapport aux voies
Les dispositions de l'article UA 6 s'appliquent.
Article UB 10 - Hauteur
Mêmes règles que dans la zone UA.
Article UB 12 - Stationnement
Se reporter à l'article 8 des dispositions générales.
ZONE UX
Article UX 6 - Implantation par rapport aux voies
Sans objet.`;
  const reading = readRules(pagesOfText(TEXT), "UB");
  const silence = (champ: string) => reading.zones[0]?.silences.find((each) => each.champ === champ);

  test.each([
    ["voie", "article UA 6", "obligatoire", "Les constructions sont implantées à l'alignement."],
    ["hauteur", "zone UA", 12, "La hauteur ne peut excéder 12 mètres au faîtage."],
    [
      "stationnement_logement",
      "article 8, dispositions générales",
      { places_par_logement: 2 },
      "Habitations : 2 places par logement.",
    ],
  ])("%s", (champ, toward, valeur, quote) => {
    const { statut, followed } = silence(champ) ?? {};
    expect([statut, followed?.toward]).toEqual(["renvoi", toward]);
    expect(followed?.claims.map((claim) => [claim.valeur, claim.proof.quote])).toEqual([[valeur, quote]]);
    expect(followed?.claims[0]?.conditions[0]).toBe(`par renvoi : ${toward}`);
    expect(reading.zones[0]?.chosen.UB?.some((claim) => claim.champ === champ)).toBe(false);
  });

  test("a reference to another document stays a reference", () => {
    const parking = readRules(pagesOfText(TEXT), "UA").zones[0]?.silences.find(
      (each) => each.champ === "stationnement_logement",
    );
    expect([parking?.statut, parking?.followed]).toEqual(["renvoi", undefined]);
  });

  test("the rules at work take it as a value to check, with the sentence that sends there", () => {
    const zone = reading.zones[0];
    const rules = zone && rulesOfZone(zone, "UB");
    expect(rules?.hauteur.faitage).toMatchObject({
      kind: "valeur",
      value: 12,
      status: "a-verifier",
      via: { kind: "renvoi", quote: "Mêmes règles que dans la zone UA." },
    });
  });
});

describe("a reference to another file of the plan", () => {
  const ZONE = `=====PAGE 1=====
ZONE UB
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol ne peut excéder 40 % de la superficie du terrain.
ARTICLE UB 12 - STATIONNEMENT
Se reporter aux dispositions communes à toutes les zones.
`;
  const COMMON = `=====PAGE 1=====
REGLES COMMUNES
=====PAGE 2=====
Article 12 - Stationnement
Pour les constructions à usage d'habitation : 2 places de stationnement par logement.
`;
  const parkingWith = (others: readonly Companion[]) => {
    const zone = readRules(pagesOfText(ZONE), "UB", others).zones[0];
    return zone && rulesOfZone(zone, "UB").stationnement;
  };

  test("is followed there, each value with its sentence, its file and its page, never as verified", () => {
    expect(parkingWith([{ name: "regles_communes.pdf", model: pagesOfText(COMMON) }])).toMatchObject({
      kind: "valeur",
      value: { placesParLogement: 2 },
      status: "a-verifier",
      article: "regles_communes.pdf, p. 2, art. 12",
      quote: "Pour les constructions à usage d'habitation : 2 places de stationnement par logement.",
      via: { kind: "renvoi", page: 1 },
    });
  });

  test("stays a reference where no other file answers", () => {
    expect(parkingWith([])?.kind).toBe("renvoi");
    expect(parkingWith([{ name: "lexique.pdf", model: pagesOfText("LEXIQUE\nEmprise : projection.\n") }])?.kind).toBe(
      "renvoi",
    );
  });
});

test("a word cut by a soft hyphen at the end of a line is one word", () => {
  const text = `ZONE UB
ARTICLE UB 9 - EMPRISE AU SOL
L'em\u00ad
prise au sol des constructions ne peut excéder 40 % de la super\u00ad
ficie du terrain.
`;
  const zone = readRules(pagesOfText(text), "UB").zones[0];
  expect(zone?.chosen.UB?.map(({ sousChamp, valeur }) => [sousChamp, valeur])).toEqual([["max_pct", 40]]);
});

describe("a secteur for which the text says that nothing is fixed", () => {
  const text = `ZONE UB
La zone UB comprend le secteur UBa.
ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Les constructions sont implantées à 5 mètres au moins de l'alignement.
Dans le secteur UBa, il n'est pas fixé de règle.
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol ne peut excéder 40 % de la superficie du terrain.
ARTICLE UB 13 - ESPACES LIBRES
30 % au moins de la superficie du terrain sont traités en pleine terre, sauf dans le secteur UBa où aucune règle n'est fixée.`;
  const statuts = (zone: string, secteur: string) => {
    const lines = predictionsOf(readRules(pagesOfText(text), zone)).filter((line) => line.secteur === secteur);
    return ["voie", "emprise", "espaces_verts"].map((champ) => lines.find((line) => line.champ === champ)?.statut);
  };

  test("has none of the zone's values there, and keeps the others", () => {
    expect(statuts("UB", "UB")).toEqual(["valeur", "valeur", "valeur"]);
    expect(statuts("UB", "UBa")).toEqual(["non_reglemente", "valeur", "non_reglemente"]);
  });

  test("is the same asked for by its own code, in any case", () => {
    expect(statuts("UBa", "UBa")).toEqual(statuts("UB", "UBa"));
    expect(statuts("uba", "UBa")).toEqual(statuts("UB", "UBa"));
  });
});
