import { describe, expect, test } from "vitest";
import { readDiagnosis } from "./read-diagnosis.ts";

const row = {
  numero_dpe: "2333E4473497Q",
  date_etablissement_dpe: "2023-12-10",
  etiquette_dpe: "C",
  etiquette_ges: "C",
  conso_5_usages_par_m2_ep: 55,
  emission_ges_5_usages_par_m2: 11,
  type_batiment: "maison",
  surface_habitable_logement: 98.6,
  annee_construction: 2017,
  adresse_ban: "37 Rue des Écureuils 33360 Latresne",
  nom_commune_ban: "Latresne",
  code_insee_ban: "33234",
  statut_geocodage: "adresse géocodée ban à l'adresse",
  coordonnee_cartographique_x_ban: 423302.97,
  coordonnee_cartographique_y_ban: 6417882.64,
  _geopoint: "44.80489202950817,-0.50037088047439",
};
const read = (changes: Readonly<Record<string, unknown>>) => readDiagnosis({ ...row, ...changes }, "33234");

describe("a diagnosis of ADEME", () => {
  test("latitude first in `_geopoint`, degrees out", () => {
    expect(read({})).toMatchObject({
      ok: true,
      value: {
        numero: "2333E4473497Q",
        energy: 55,
        floor: 98.6,
        isStreetOnly: false,
        at: [-0.50037088047439, 44.80489202950817],
      },
    });
  });
  test.each([null, "", "abc"])("Lambert-93 where `_geopoint` is %j", (_geopoint) => {
    const found = read({ _geopoint });
    expect(found.ok && found.value.at[0]).toBeCloseTo(-0.50037, 4);
    expect(found.ok && found.value.at[1]).toBeCloseTo(44.80489, 4);
  });
  test("nulls are unknown, an address of the street only says so", () => {
    const found = read({
      surface_habitable_logement: null,
      annee_construction: null,
      statut_geocodage: "adresse géocodée ban à la rue",
    });
    expect(found).toMatchObject({ ok: true, value: { floor: undefined, year: undefined, isStreetOnly: true } });
  });
  test.each([
    [
      { code_insee_ban: "33349", nom_commune_ban: "Quinsac" },
      { reason: "autre-commune", town: "Quinsac" },
    ],
    [{ _geopoint: "0,0" }, { reason: "sans-position" }],
    [{ _geopoint: null, coordonnee_cartographique_x_ban: null }, { reason: "sans-position" }],
    [{ date_etablissement_dpe: "2093-13-45" }, { reason: "date-impossible" }],
    [{ date_etablissement_dpe: "2024-02-30" }, { reason: "date-impossible" }],
    [{ conso_5_usages_par_m2_ep: -1 }, { reason: "valeur-impossible" }],
    [{ annee_construction: 20155 }, { reason: "valeur-impossible" }],
    [{ surface_habitable_logement: "beaucoup" }, { reason: "valeur-impossible" }],
    [{ numero_dpe: null }, { reason: "sans-numero" }],
  ])("left out: %j", (changes, failure) => {
    expect(read(changes)).toEqual({ ok: false, failure });
  });
  test("what is no record", () => {
    expect(readDiagnosis(null, "33234")).toEqual({ ok: false, failure: { reason: "illisible" } });
  });
});
