import type { DvfRow } from "./dvf-row.ts";

/** A row of a house of 110 m² on 500 m² of ground, with the given columns changed. */
export const dvfRow = (changes: Readonly<Record<string, string>> = {}): DvfRow => ({
  id_mutation: "2025-9",
  date_mutation: "2025-01-06",
  numero_disposition: "000001",
  nature_mutation: "Vente",
  valeur_fonciere: "425000",
  adresse_numero: "64",
  code_commune: "01318",
  id_parcelle: "013180000A0950",
  type_local: "Maison",
  surface_reelle_bati: "110",
  nombre_pieces_principales: "5",
  nature_culture: "sols",
  surface_terrain: "500",
  longitude: "4.870124",
  latitude: "45.973287",
  ...changes,
});

/** A row of bare building land of 551 m². */
export const bareLandRow = (changes: Readonly<Record<string, string>> = {}): DvfRow =>
  dvfRow({
    id_mutation: "2025-16",
    valeur_fonciere: "79000",
    adresse_numero: "",
    type_local: "",
    surface_reelle_bati: "",
    nombre_pieces_principales: "",
    nature_culture: "terrains a bâtir",
    surface_terrain: "551",
    id_parcelle: "012110000E0593",
    code_commune: "01211",
    ...changes,
  });
