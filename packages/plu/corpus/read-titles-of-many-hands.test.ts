import { describe, expect, test } from "vitest";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { predictionsOf } from "../src/predictions.ts";
import { readRules } from "../src/read-rules.ts";

const valuesIn = (text: string, zone: string): string[] =>
  predictionsOf(readRules(pagesOfText(text), zone))
    .filter(({ statut }) => statut === "valeur")
    .map(({ secteur, champ, sous_champ, valeur }) => `${secteur} ${champ}.${sous_champ} ${JSON.stringify(valeur)}`)
    .toSorted();

describe("parts numbered by letters", () => {
  test("« A.2 » among « B.1 » and « C.3 » is a part of the zone, not an article of a zone A", () => {
    const text = `Zone UE : règlement
La zone UE reçoit les activités.
Partie A – Usages et destinations
A.1 – Interdictions
Sont interdits : les carrières et les campings.
A.2 – Autorisations sous conditions
Les bureaux sont admis s'ils sont liés à une activité.
Partie B – Volumétrie et implantation
B.1 – Implantation par rapport aux voies
Les constructions respectent un recul de 7 m au moins par rapport à l'alignement.
B.2 – Hauteur des constructions
La hauteur maximale est fixée à 11 m au faîtage.
Partie C – Réseaux
C.1 – Accès et voirie
Les voies nouvelles ont une largeur minimale de 6 m.`;
    expect(valuesIn(text, "UE")).toEqual([
      "UE acces_voirie.voie_largeur_min_m 6",
      "UE destinations_interdites.camping true",
      "UE destinations_interdites.carriere true",
      "UE hauteur.faitage_m 11",
      "UE voie.recul_min_m 7",
    ]);
  });
});

describe("Roman figures after the name of the zone", () => {
  test.each([
    ["Article UC.II.4 Emprise au sol"],
    ["Article UC-II.4 – Emprise au sol"],
    ["ARTICLE UC II.4 : EMPRISE AU SOL"],
  ])("%s", (title) => {
    const text = `Zone UC\nArticle UC.I.1 Usages interdits\nSont interdites les carrières.\n${title}\nL'emprise au sol ne dépasse pas 45 % du terrain.`;
    expect(valuesIn(text, "UC")).toContain("UC emprise.max_pct 45");
  });
});

describe("a title in a narrow column, its rule beside it", () => {
  const before = `Commune de Vaux
ZONE N
La zone N protège les bois.
CHAPITRE 2 : CARACTÉRISTIQUES URBAINES
`;
  const rules = ["N emprise.max_pct 12", "N hauteur.faitage_m 9", "N limites.recul_min_m 6", "N voie.recul_min_m 15"];

  test("the title goes on over the lines, then comes the rule", () => {
    const text = `${before}N-2.1 Recul par
rapport aux voies
Les constructions sont implantées à 15 m au moins de l'alignement.
N-2.2 Implantation par
rapport aux limites
séparatives
Les constructions sont implantées à 6 m au moins des limites séparatives.
N-2.3 Emprise au sol L'emprise au sol des constructions est limitée à 12 % de la
surface du terrain.
N-2.4 Hauteur La hauteur maximale des constructions est fixée à 9 m au
faîtage.`;
    expect(valuesIn(text, "N")).toEqual(rules);
  });

  test("the same under bare articles", () => {
    const text = `${before}Article 5
Implantation par rapport
aux voies et aux emprises
publiques
Les constructions sont implantées à 15 m au moins de l'alignement.
Article 6
Implantation des constructions
par rapport aux limites
séparatives
Les constructions sont implantées à 6 m au moins des limites séparatives.
Article 7
Emprise au sol
L'emprise au sol des constructions est limitée à 12 % de la surface du terrain.
Article 8
Hauteur maximale
des constructions
La hauteur est limitée à 9 m au faîtage.`;
    expect(valuesIn(text, "N")).toEqual(rules);
  });

  test("a sentence is no title", () => {
    const text = `ZONE UB
Article UB 6
Les constructions nouvelles
par rapport aux voies sont à 4 m au moins de l'alignement.
Article UB 7
Implantation en
limite admise si le mur est aveugle.
Article UB 10
La hauteur est limitée à 8 m au faîtage.`;
    expect(valuesIn(text, "UB")).toContain("UB hauteur.faitage_m 8");
  });
});

describe("what the content of a page writes apart from its lines", () => {
  const rules = (head: string, marks = "") => `=====PAGE 1=====
${head}
=====PAGE 2=====
Titre II – Règlement de la zone UD
La zone UD se compose du secteur UDa et du secteur UDb.
1.1. Usages interdits
Sont interdits :
les campings ;
les carrières.
2.1. Hauteur
Dans le secteur UDa, la hauteur ne dépasse pas 9 m au faîtage. Dans le secteur UDb, elle ne dépasse pas 12 m au faîtage.
${marks}`;
  const dots = Array.from({ length: 30 }, () => ".").join("\n");
  const contents = ["Titre II – Règlement de la zone UD", "1.1. Usages interdits", "2.1. Hauteur"]
    .map((entry) => `${entry} .\n${dots}\n. 2`)
    .join("\n");
  const expected = ["UDa", "UDb"]
    .flatMap((code) => [
      `${code} destinations_interdites.camping true`,
      `${code} destinations_interdites.carriere true`,
      `${code} hauteur.faitage_m ${code === "UDa" ? 9 : 12}`,
    ])
    .toSorted();

  test("a table of contents whose dots each stand on a line", () => {
    expect(valuesIn(rules(`Sommaire\n${contents}`), "UD")).toEqual(expected);
  });

  test("list marks gathered at the foot of the page do not mark the next line", () => {
    const text = rules(
      "Règlement écrit",
      "•\n•\n•\n=====PAGE 3=====\n2.2. Emprise au sol\nDans le secteur UDa, l'emprise est limitée à 40 %.",
    );
    expect(valuesIn(text, "UD")).toEqual([...expected, "UDa emprise.max_pct 40"].toSorted());
  });
});
