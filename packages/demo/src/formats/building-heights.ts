import type { Feature } from "./feature.ts";

/** Heights to the gutter, metres: the storeys of a village; null is what the source leaves unmeasured. */
const HEIGHTS = [3.4, 5.6, 6.2, 4.1, null, 5.9, 8.7, 3.2, 6.8, 4.6, 5.3] as const;

/** The solid buildings of the cadastre as BD TOPO would measure them: sheds are not in it. */
export const heightFeatures = (batiments: readonly Feature[]): readonly Feature[] =>
  batiments
    .filter(({ properties }) => properties.type === "01")
    .map(({ geometry }, index) => ({
      type: "Feature",
      id: `batiment.${index + 1}`,
      geometry,
      properties: {
        cleabs: `BATIMENT${String(index + 1).padStart(16, "0")}`,
        usage_1: "Résidentiel",
        etat_de_l_objet: "En service",
        hauteur: HEIGHTS[index % HEIGHTS.length] ?? null,
      },
    }));
