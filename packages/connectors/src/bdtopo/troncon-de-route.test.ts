import { describe, expect, test } from "vitest";
import { tronconDeRouteFrom } from "./troncon-de-route.ts";

const geometry = {
  type: "LineString",
  coordinates: [
    [7.28, 43.6, 12],
    [7.29, 43.6, 14],
  ],
};
const read = (properties: Record<string, unknown>) => tronconDeRouteFrom({ id: undefined, geometry, properties });

describe("tronconDeRouteFrom", () => {
  test("the attributes of BD TOPO 3, altitudes left out", () => {
    expect(
      read({
        cleabs: "TRONROUT1",
        nature: "Route à 1 chaussée",
        importance: "4",
        largeur_de_chaussee: 5.5,
        nombre_de_voies: 2,
        prive: false,
        acces_vehicule_leger: "Libre",
        nom_voie_ban_gauche: "Rue du Port",
        cpx_classement_administratif: "Départementale",
        fictif: false,
        position_par_rapport_au_sol: "-1",
      }),
    ).toEqual({
      id: "TRONROUT1",
      nature: "Route à 1 chaussée",
      importance: 4,
      largeurDeChaussee: 5.5,
      nombreDeVoies: 2,
      prive: false,
      accesVehiculeLeger: "Libre",
      nom: "Rue du Port",
      classement: "Départementale",
      fictif: false,
      niveau: -1,
      lines: [
        [
          [7.28, 43.6],
          [7.29, 43.6],
        ],
      ],
    });
  });

  test("the capitals and words of older files", () => {
    const old = {
      ID: "T2",
      IMPORTANCE: "1",
      LARGEUR: "5,5",
      NB_VOIES: 2,
      FICTIF: "Non",
      NOM_VOIE_G: "NR",
      CL_ADMIN: "NC",
    };
    expect(read(old)).toMatchObject({
      id: "T2",
      importance: 1,
      largeurDeChaussee: 5.5,
      nombreDeVoies: 2,
      fictif: false,
      nom: undefined,
      classement: undefined,
      prive: undefined,
    });
  });

  test.each([0, null, "", -1, "inconnue"])("a width of %o is unknown, not nothing", (largeur) => {
    expect(read({ largeur_de_chaussee: largeur }).largeurDeChaussee).toBeUndefined();
  });

  test.each([
    [{ importance: "Sans objet" }, { importance: undefined }],
    [{ position_par_rapport_au_sol: "Gué ou radier" }, { niveau: 0 }],
    [{ prive: "Oui" }, { prive: true }],
    [{ prive: 1 }, { prive: true }],
  ])("%o reads %o", (properties, expected) => {
    expect(read(properties)).toMatchObject(expected);
  });
});
