import { roadFeatures } from "../formats/bdtopo.ts";
import { writtenZones } from "../formats/cnig.ts";
import { batimentFeatures, parcelleFeature } from "../formats/etalab.ts";
import { cadastreFile, dvfFile } from "../formats/files.ts";
import type { ServedCommune } from "../formats/served-commune.ts";
import { middleOfPlot } from "../island/addresses.ts";
import { numberPlots } from "../island/number-plots.ts";
import { streetNames } from "../island/street-names.ts";
import { closedRing, groundAround } from "../place/ground.ts";
import { chance } from "../random.ts";
import { drawDeeds } from "../sales/draw-deeds.ts";
import { dvfYears } from "../sales/dvf-years.ts";
import { priceSurface } from "../sales/prices.ts";
import { communesOf, type PlannedCommune } from "./communes-of.ts";
import { boardOf, type Ground, groundOfCommune } from "./ground-of-commune.ts";

const YEARS = [2021, 2022, 2023, 2024, 2025] as const;
const DEEDS_PER_THOUSAND = 42;
/** Communes whose ground is kept drawn: those being loaded, and no more. */
const KEPT = 6;

/** A commune drawn, its plots named. */
interface Drawn {
  readonly ground: Ground;
  readonly names: ReturnType<typeof numberPlots>;
  readonly streets: ReturnType<typeof streetNames>;
}

const draw = ({ identity, seed, parcels }: PlannedCommune): Drawn => {
  const ground = groundOfCommune(seed, parcels);
  const random = chance(`${seed}/names`);
  const most = ground.streets.reduce((highest, { number }) => Math.max(highest, number), 0);
  const ranks = Array.from({ length: most + 1 }, () => "rue" as const);
  return {
    ground,
    names: numberPlots(ground.plots, { codeInsee: identity.codeInsee, random: random.branch("numbers") }),
    streets: streetNames(ranks, random.branch("streets")),
  };
};

/** Ground is drawn when a file of it is asked, and forgotten when others are. */
const keptDrawings = (): ((planned: PlannedCommune) => Drawn) => {
  const kept = new Map<string, Drawn>();
  return (planned) => {
    const drawn = kept.get(planned.seed) ?? draw(planned);
    kept.delete(planned.seed);
    kept.set(planned.seed, drawn);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
};

const salesOf = (
  { identity, seed }: PlannedCommune,
  { ground, names, streets }: Drawn,
): ReadonlyMap<number, string> => {
  const toDegrees = groundAround(identity.middle);
  const random = chance(`${seed}/sales`);
  const prices = priceSurface([{ at: [0, 0], weight: 1 }], random.branch("prices"));
  const perYear = Math.max(9, Math.round((ground.plots.length * DEEDS_PER_THOUSAND) / 1000));
  const deeds = drawDeeds({ plots: ground.plots, prices, random: random.branch("deeds") }, { years: YEARS, perYear });
  const entries = ground.plots.map((plot, rank) => ({
    id: names[rank]?.id ?? "",
    numero: plot.buildings.length > 0 ? rank + 1 : undefined,
    voie: streets[plot.street ?? 0]?.short ?? "LE BOURG",
    codeVoie: String((plot.street ?? 0) * 5 + 10).padStart(4, "0"),
    at: toDegrees(middleOfPlot(plot)),
  }));
  return dvfYears(deeds, { identity, entries, random: random.branch("rows") });
};

const serve = (planned: PlannedCommune, drawingOf: (planned: PlannedCommune) => Drawn): ServedCommune => {
  const { identity, seed, box, surfaceHa } = planned;
  const { codeInsee } = identity;
  const toDegrees = groundAround(identity.middle);
  const told = {
    nom: identity.nom,
    code: codeInsee,
    codesPostaux: [identity.codePostal],
    departement: identity.departement,
    population: identity.population,
    surface: surfaceHa,
    centre: { type: "Point", coordinates: identity.middle },
  } as const;
  return {
    codeInsee,
    box,
    identity: async () => told,
    contour: async () => {
      const { contour } = boardOf(seed, planned.parcels);
      return { type: "Polygon", coordinates: [closedRing(contour, toDegrees)] };
    },
    parcelles: async () => {
      const { ground, names } = drawingOf(planned);
      const random = chance(`${seed}/parcelles`);
      return cadastreFile(
        ground.plots.flatMap((plot, rank) => {
          const name = names[rank];
          return name === undefined ? [] : [parcelleFeature(plot, { name, rank, codeInsee, toDegrees, random })];
        }),
      );
    },
    batiments: async () => {
      const random = chance(`${seed}/batiments`);
      return cadastreFile(
        drawingOf(planned).ground.plots.flatMap((plot) => batimentFeatures(plot, { codeInsee, toDegrees, random })),
      );
    },
    dvf: async (year) => dvfFile(salesOf(planned, drawingOf(planned)).get(year)),
    zones: async () => {
      const pieces = drawingOf(planned).ground.zones.map(({ zone, ring }) => ({
        zone,
        piece: { outer: ring, holes: [] },
      }));
      return writtenZones(pieces, identity, toDegrees);
    },
    prescriptions: async () => [],
    // Nobody sent any to the Géoportail.
    servitudes: async () => ({}),
    voies: async () => {
      const { ground, streets } = drawingOf(planned);
      return roadFeatures(ground.streets, { names: streets, identity, toDegrees, random: chance(`${seed}/roads`) });
    },
    places: async () => [],
    plans: [],
  };
};

/**
 * A fictional département in the sources' own formats, of any size: a board of streets, blocks, plots of varied shapes,
 * houses, zones, roads and five years of sales a commune, each drawn when it is asked. Nothing of it is real, and the
 * product never loads it: it is there to be measured.
 */
export const serveDepartement = (ask: {
  readonly seed: string;
  /** Of all its communes, about. */
  readonly parcels: number;
  readonly communes: number;
}): readonly ServedCommune[] => {
  const drawingOf = keptDrawings();
  return communesOf(ask).map((planned) => serve(planned, drawingOf));
};
