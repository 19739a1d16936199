import { type DemoAdvert, drawAdverts } from "../adverts/draw-adverts.ts";
import { type DiagnosisRow, drawDiagnoses } from "../adverts/draw-diagnoses.ts";
import { goodsOf } from "../adverts/goods.ts";
import { roadFeatures } from "../formats/bdtopo.ts";
import { zoneFeatures } from "../formats/cnig.ts";
import { batimentFeatures, parcelleFeature } from "../formats/etalab.ts";
import type { Feature, Geometry } from "../formats/feature.ts";
import { type Hamlet, hamletBeside } from "../hamlet/hamlet-beside.ts";
import { HAMLET_PLOTS, type HamletPlotName } from "../hamlet/plots-of-the-hamlet.ts";
import { doorsOf, middleOfPlot } from "../island/addresses.ts";
import { growIsland, type Island } from "../island/grow-island.ts";
import { type CadastreName, numberPlots } from "../island/number-plots.ts";
import { type StreetName, streetNames } from "../island/street-names.ts";
import type { Position } from "../place/ground.ts";
import { closedRing, groundAround, type ToDegrees } from "../place/ground.ts";
import { type CommuneIdentity, DEMO_IDENTITY } from "../place/identity.ts";
import { type Chance, chance } from "../random.ts";
import { drawDeeds } from "../sales/draw-deeds.ts";
import { dvfYears, type PlotEntry } from "../sales/dvf-years.ts";
import { priceSurface } from "../sales/prices.ts";

/** A postal address of the commune. */
export interface Address {
  readonly numero: number;
  readonly voie: string;
  readonly at: Position;
  /** The parcel behind the door. */
  readonly parcelle: string;
}

/** A whole fictional commune in the sources' own formats. */
export interface GeneratedCommune {
  readonly identity: CommuneIdentity;
  readonly contour: Geometry;
  readonly parcelles: readonly Feature[];
  readonly batiments: readonly Feature[];
  readonly zones: readonly Feature[];
  readonly voies: readonly Feature[];
  readonly addresses: readonly Address[];
  /** geo-dvf text by year, 40 columns. */
  readonly dvf: ReadonlyMap<number, string>;
  /** Energy diagnoses in the shape of ADEME. */
  readonly diagnoses: readonly DiagnosisRow[];
  /** Invented adverts for houses and plots of the island, each with the parcel that it is about. */
  readonly adverts: readonly DemoAdvert[];
  /** The reference of each plot of the hamlet, by what it shows. */
  readonly hamlet: ReadonlyMap<HamletPlotName, string>;
}

const YEARS = [2021, 2022, 2023, 2024, 2025] as const;
/** Deeds per year for a thousand parcels, about what a commune of the coast sells. */
const DEEDS_PER_THOUSAND = 42;

interface Named {
  readonly island: Island;
  readonly names: readonly CadastreName[];
  readonly streets: readonly StreetName[];
  readonly entries: readonly PlotEntry[];
}

const nameEverything = (island: Island, identity: CommuneIdentity, random: Chance): Named => {
  const toDegrees = groundAround(identity.middle);
  const names = numberPlots(island.plots, { codeInsee: identity.codeInsee, random: random.branch("numbers") });
  const streets = streetNames(
    island.streets.map(({ rank }) => rank),
    random.branch("streets"),
  );
  const doors = doorsOf(island);
  const entries = island.plots.map((plot, index): PlotEntry => {
    const door = doors[index];
    const isBuilt = plot.buildings.length > 0;
    return {
      id: names[index]?.id ?? "",
      numero: isBuilt ? door?.numero : undefined,
      voie: (door && streets[door.street]?.short) ?? "LES RESTANQUES",
      codeVoie: door ? String(door.street * 5 + 10).padStart(4, "0") : "B004",
      at: toDegrees(middleOfPlot(plot)),
    };
  });
  return { island, names, streets, entries };
};

const addressesOf = ({ island, streets, entries }: Named): readonly Address[] =>
  entries.flatMap(({ id, numero, at }, index) => {
    const voie = streets[island.plots[index]?.street ?? -1]?.full;
    return numero === undefined || voie === undefined ? [] : [{ numero, voie, at, parcelle: id }];
  });

/** Adverts for a thousand parcels. */
const ADVERTS_PER_THOUSAND = 48;
/** A small commune has enough of them for every trap to be met. */
const LEAST_ADVERTS = 60;

/** Nobody sells anything in the hamlet. */
const marketOf = (
  { island, entries, streets }: Named,
  ask: { readonly identity: CommuneIdentity; readonly random: Chance; readonly toDegrees: ToDegrees },
): Pick<GeneratedCommune, "diagnoses" | "adverts"> => {
  const { identity, random, toDegrees } = ask;
  const doors = entries.map(({ numero }, index) => ({
    numero,
    street: streets[island.plots[index]?.street ?? -1]?.full,
  }));
  const goods = goodsOf(island, { ids: entries.map(({ id }) => id), doors, random: random.branch("goods") });
  const filed = drawDiagnoses(goods, { identity, toDegrees, random: random.branch("diagnoses") });
  const prices = priceSurface(island.centres, random.branch("prices"));
  const wanted = Math.max(LEAST_ADVERTS, Math.round((island.plots.length * ADVERTS_PER_THOUSAND) / 1000));
  const drawing = { identity, toDegrees, prices, energyOf: filed.energyOf, random: random.branch("adverts") };
  return { diagnoses: filed.rows, adverts: drawAdverts(goods, wanted, drawing) };
};

const salesOf = (
  { island, entries }: Named,
  identity: CommuneIdentity,
  random: Chance,
): ReadonlyMap<number, string> => {
  const prices = priceSurface(island.centres, random.branch("prices"));
  const market = { plots: island.plots, prices, random: random.branch("deeds") };
  const perYear = Math.round((island.plots.length * DEEDS_PER_THOUSAND) / 1000);
  const deeds = drawDeeds(market, { years: YEARS, perYear });
  return dvfYears(deeds, { identity, entries, random: random.branch("rows") });
};

const joined = (island: Island, { shore, plots, streets }: Hamlet): Island => ({
  ...island,
  coasts: [...island.coasts, shore],
  plots: [...island.plots, ...plots],
  streets: [...island.streets, ...streets],
});

/**
 * A fictional island commune of about that many parcels and its hamlet, the same to the byte for the same seed, in the formats of
 * the cadastre (Etalab), the plan (CNIG), the roads (BD TOPO) and the sales (geo-dvf). Nothing of it is real.
 */
export const generateCommune = (ask: {
  readonly seed: string;
  readonly parcels: number;
  readonly identity?: CommuneIdentity;
}): GeneratedCommune => {
  const identity = ask.identity ?? DEMO_IDENTITY;
  const random = chance(`${ask.seed}/files`);
  const toDegrees = groundAround(identity.middle);
  const grown = growIsland(ask);
  const hamlet = hamletBeside(grown.coasts, grown.streets.length);
  const island = joined(grown, hamlet);
  const named = nameEverything(island, identity, random);
  const { codeInsee } = identity;
  const inFiles = random.branch("etalab");
  const firstOfHamlet = grown.plots.length;
  const rings = island.coasts.map((coast) => [closedRing(coast, toDegrees)]);
  return {
    identity,
    contour: { type: "MultiPolygon", coordinates: rings },
    parcelles: island.plots.flatMap((plot, index) => {
      const name = named.names[index];
      return name === undefined
        ? []
        : [parcelleFeature(plot, { name, rank: index, codeInsee, toDegrees, random: inFiles })];
    }),
    batiments: island.plots.flatMap((plot) => batimentFeatures(plot, { codeInsee, toDegrees, random: inFiles })),
    zones: zoneFeatures({ island: grown, hamlet }, identity, toDegrees),
    voies: roadFeatures(island.streets, { names: named.streets, identity, toDegrees, random: random.branch("roads") }),
    addresses: addressesOf(named),
    // Nobody sold anything in the hamlet: its prices are those of the island.
    dvf: salesOf({ ...named, island: grown }, identity, random),
    ...marketOf({ ...named, island: grown }, { identity, random, toDegrees }),
    hamlet: new Map(HAMLET_PLOTS.map(({ name }, rank) => [name, named.names[firstOfHamlet + rank]?.id ?? ""])),
  };
};

/** The demonstration commune: always the same island. */
export const generateDemoCommune = (): GeneratedCommune => generateCommune({ seed: "mirande-3", parcels: 2_500 });
