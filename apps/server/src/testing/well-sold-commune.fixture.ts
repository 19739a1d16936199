import { type GeneratedCommune, generateCommune } from "@lotir/demo";

type Parcelle = GeneratedCommune["parcelles"][number];

/** Some point of a parcel: the first of its outline. */
const placeOf = ({ geometry }: Parcelle): readonly [lon: number, lat: number] => {
  const [lon = 0, lat = 0] =
    JSON.stringify(geometry)
      .match(/-?\d+\.\d+/g)
      ?.map(Number) ?? [];
  return [lon, lat];
};

const AREAS = [300, 450, 600, 800, 1_100, 1_600];
/** €/m² of an ordinary lot; a smaller one costs more per m². */
const ORDINARY = 420;

/** One building lot sold: a row of the file, in the order of its own header. */
const lotSold = (columns: readonly string[], parcelle: Parcelle, rank: number): string => {
  const area = AREAS[rank % AREAS.length] ?? 600;
  const [longitude, latitude] = placeOf(parcelle);
  const row: Readonly<Record<string, string | number>> = {
    id_mutation: `2024-L${rank}`,
    date_mutation: `2024-${String(1 + (rank % 12)).padStart(2, "0")}-10`,
    numero_disposition: 1,
    nature_mutation: "Vente",
    valeur_fonciere: Math.round(ORDINARY * 600 * (area / 600) ** 0.7 * (0.95 + (rank % 5) / 40)),
    code_commune: "06999",
    id_parcelle: String(parcelle.properties.id),
    nature_culture: "terrains a bâtir",
    surface_terrain: area,
    longitude,
    latitude,
  };
  return columns.map((column) => row[column] ?? "").join(",");
};

const LOTS_SOLD = 40;

/** A small commune where enough building lots were sold for every price to be told. */
export const wellSoldCommune = (): GeneratedCommune => {
  const grown = generateCommune({ seed: "argent", parcels: 140 });
  const text = grown.dvf.get(2024) ?? "";
  const columns = text.split("\n", 1)[0]?.split(",") ?? [];
  const lots = grown.parcelles.slice(0, LOTS_SOLD).map((parcelle, rank) => lotSold(columns, parcelle, rank));
  return { ...grown, dvf: new Map([...grown.dvf, [2024, `${text.trimEnd()}\n${lots.join("\n")}\n`]]) };
};
