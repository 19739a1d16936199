import { describe, expect, test } from "vitest";
import { valuesIn as linesIn } from "./phrasing.fixture.ts";

/** Conditions are not what is tested here. */
const valuesIn = (text: string): string[] => linesIn(text).map((line) => line.replace(/ \?$/, ""));

const zone = (article: string, text: string, preamble = "La zone UB comprend deux secteurs : UBa et UBj.") =>
  `ZONE UB\n${preamble}\nARTICLE UB 2 - ${article}\n${text}`;

describe("a code alone before its rule", () => {
  test("the sentences that follow in the paragraph are said of the same secteur", () => {
    const text = `UBa : l'implantation sur une limite séparative est autorisée. En cas de retrait, celui-ci est de 4 m au minimum.
UBj : l'implantation sur les limites séparatives est autorisée. En cas de retrait, celui-ci est de 6 m au minimum.`;
    expect(valuesIn(zone("Implantation par rapport aux limites séparatives", text))).toEqual([
      'UBa limites.en_limite "autorise"',
      "UBa limites.recul_min_m 4",
      'UBj limites.en_limite "autorise"',
      "UBj limites.recul_min_m 6",
    ]);
  });

  test("the code in one cell, what it forbids in the next", () => {
    const text = `Sont interdits dans certains secteurs :
Secteur Constructions interdites
UBa Industrie, entrepôts
UBj Hôtels, commerce de gros`;
    expect(valuesIn(zone("Occupations interdites", text))).toEqual([
      "UBa destinations_interdites.entrepot true",
      "UBa destinations_interdites.industrie true",
      "UBj destinations_interdites.commerce_de_gros true",
      "UBj destinations_interdites.hotel true",
    ]);
  });

  test("« En cas de toiture-terrasse » goes on with the secteur of its paragraph", () => {
    const text = `Dans la zone UB, à l'exception du secteur UBa, la hauteur est limitée à 11 m au faîtage. En cas de toiture-terrasse, elle est limitée à 8 m à l'acrotère.
Dans le secteur UBa, la hauteur est limitée à 7 m au faîtage. En cas de toiture-terrasse, elle est limitée à 5 m à l'acrotère.`;
    expect(valuesIn(zone("Hauteur", text, "La zone UB comprend un secteur UBa."))).toEqual([
      "UB hauteur.acrotere_m 8",
      "UB hauteur.faitage_m 11",
      "UBa hauteur.acrotere_m 5",
      "UBa hauteur.faitage_m 7",
    ]);
  });
});

describe("a zone that counts its secteurs", () => {
  const emprise = (text: string) => valuesIn(zone("Emprise au sol", text));

  test("keeps a rule of its own where each secteur turns the first figure", () => {
    const text =
      "L'emprise au sol ne dépasse pas 35 % du terrain. Elle est ramenée à 20 % dans le secteur UBa et portée à 50 % dans le secteur UBj.";
    expect(emprise(text)).toEqual(["UB emprise.max_pct 35", "UBa emprise.max_pct 20", "UBj emprise.max_pct 50"]);
  });

  test("has none where every figure is that of a secteur, or of both", () => {
    expect(emprise("L'emprise au sol est limitée à 35 % dans le secteur UBa et à 20 % dans le secteur UBj.")).toEqual([
      "UBa emprise.max_pct 35",
      "UBj emprise.max_pct 20",
    ]);
    expect(emprise("L'emprise au sol est limitée à 35 %. Elle est portée à 50 % dans le secteur UBj.")).toEqual([
      "UBa emprise.max_pct 35",
      "UBj emprise.max_pct 50",
    ]);
  });
});

describe("what is refused", () => {
  test("« en limite n'est pas admise » allows nothing", () => {
    const text = "Dans le secteur UBa, l'implantation en limite n'est pas autorisée. Le retrait est de 5 m au moins.";
    expect(valuesIn(zone("Implantation par rapport aux limites séparatives", text))).not.toContain(
      'UBa limites.en_limite "autorise"',
    );
  });

  test("« sont interdits dans tous les secteurs les … »", () => {
    const text = "Sont interdits dans tous les secteurs les campings et les carrières.";
    expect(valuesIn(zone("Usages interdits", text))).toEqual([
      "UBa destinations_interdites.camping true",
      "UBa destinations_interdites.carriere true",
      "UBj destinations_interdites.camping true",
      "UBj destinations_interdites.carriere true",
    ]);
  });
});

describe("a title run into its paragraph", () => {
  test("gives its subject to the whole paragraph", () => {
    const text = `Voies et emprises publiques. Les constructions respectent un recul de 6 m au moins de l'alignement.
Limites séparatives. La distance à la limite est au moins égale au tiers de la hauteur (L ≥ H/3).
Constructions sur une même propriété. La distance entre deux bâtiments ne peut être inférieure à 7 m.`;
    expect(valuesIn(zone("Volumétrie et implantation", text, "")).filter((each) => !/prospect/.test(each))).toEqual([
      "UB entre_constructions.distance_min_m 7",
      "UB voie.recul_min_m 6",
    ]);
    expect(valuesIn(zone("Volumétrie et implantation", text, "")).join()).toContain("UB limites.prospect");
  });

  test("says which network a sentence speaks of, even where it fills its line", () => {
    const text = `Eau potable. Toute construction à usage d'habitation ou de commerce
est raccordée au réseau public.
Eaux usées. Toute construction nouvelle est raccordée au réseau public. Dans les secteurs
d'assainissement non collectif, ou en l'absence de réseau, un dispositif autonome est obligatoire.
Eaux pluviales. Les ouvrages sont dimensionnés sur la base de 25 l/m² de surface imperméabilisée. À défaut, le rejet
au réseau est régulé à 3 l/s/ha.`;
    expect(valuesIn(zone("Desserte par les réseaux", text, ""))).toEqual([
      'UB eau.regle "raccordement_obligatoire"',
      "UB eaux_pluviales.debit_fuite_max_l_s_ha 3",
      "UB eaux_pluviales.retention_l_m2 25",
      'UB eaux_usees.regle "raccordement_si_reseau_sinon_anc"',
    ]);
  });
});

describe("a list that excepts", () => {
  test("a list of uses goes on after what it excepts", () => {
    const text =
      "Sont interdits : les carrières, les terrains de camping, à l'exception des aires naturelles, et les parcs résidentiels de loisirs.";
    expect(valuesIn(zone("Usages interdits", text, ""))).toContain(
      "UB destinations_interdites.parc_residentiel_loisirs true",
    );
  });
});

describe("secteurs joined by « et », and figures turned for one", () => {
  test("« en zone UB et en secteur UBa : … » is for both", () => {
    const text = `La hauteur maximale est de :
en zone UB et en secteur UBa : 7 m à l'égout du toit et 11 m au faîtage ;
en secteur UBj : 4 m à l'égout du toit et 8 m au faîtage.`;
    expect(valuesIn(zone("Hauteur", text))).toEqual([
      "UB hauteur.egout_m 7",
      "UB hauteur.faitage_m 11",
      "UBa hauteur.egout_m 7",
      "UBa hauteur.faitage_m 11",
      "UBj hauteur.egout_m 4",
      "UBj hauteur.faitage_m 8",
    ]);
  });

  test("« cette distance est ramenée à 3 m dans le secteur » replaces it there", () => {
    const text =
      "Les constructions non contiguës sont éloignées d'une distance au moins égale à 9 m. Cette distance est ramenée à 3 m dans le secteur UBa.";
    const title = "Implantation des constructions les unes par rapport aux autres";
    expect(valuesIn(zone(title, text, "La zone UB comprend un secteur UBa."))).toEqual([
      "UB entre_constructions.distance_min_m 9",
      "UBa entre_constructions.distance_min_m 3",
    ]);
  });
});

describe("roads, and levels that are no heights", () => {
  test("what is forbidden beyond a length or a slope", () => {
    const text =
      "Les impasses d'une longueur supérieure à 75 m sont interdites. Aucune voie nouvelle ne présente une pente de plus de 9 %.";
    expect(valuesIn(zone("Desserte par les voies", text, ""))).toEqual([
      "UB acces_voirie.impasse_longueur_max_m 75",
      "UB acces_voirie.voie_pente_max_pct 9",
    ]);
  });

  test("the level of the ground floor above the sea is no height", () => {
    const text = "Le premier plancher est situé à 3,60 m NGF au moins. La hauteur ne dépasse pas 9 m au faîtage.";
    expect(valuesIn(zone("Hauteur", text, ""))).toEqual(["UB hauteur.faitage_m 9"]);
  });

  test("the first item of a list, without mark, does not belong to the title above", () => {
    const text = `ZONE UB
1.2. Usages et activités interdits
les terrains de camping ;
les carrières ;
les habitations légères de loisirs.
2.1. Hauteur
La hauteur ne dépasse pas 9 m au faîtage.`;
    expect(valuesIn(text)).toContain("UB destinations_interdites.camping true");
  });
});
