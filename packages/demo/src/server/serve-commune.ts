import { salesByAuction } from "../auctions/sales-by-auction.ts";
import { type GeneratedCommune, generateDemoCommune } from "../commune/generate-commune.ts";
import { demoAltitude } from "../formats/altitude.ts";
import { heightFeatures } from "../formats/building-heights.ts";
import { cadastreFile, dvfFile } from "../formats/files.ts";
import { hydraProperty } from "../formats/hydra.ts";
import { demoRisks } from "../formats/risks.ts";
import type { ServedCommune, ServedFile, ServedIdentity, ServedPlace, ServedPlan } from "../formats/served-commune.ts";
import { demoServitudes } from "../formats/servitudes.ts";
import { type CommuneIdentity, DEMO_IDENTITY, VINTAGES } from "../place/identity.ts";
import { demoPlan } from "../reglement/plans.ts";

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const identityOf = (identity: CommuneIdentity): ServedIdentity => ({
  nom: identity.nom,
  code: identity.codeInsee,
  codesPostaux: [identity.codePostal],
  departement: identity.departement,
  population: identity.population,
  centre: { type: "Point", coordinates: identity.middle },
});

const placesOf = ({ addresses, identity }: GeneratedCommune): readonly ServedPlace[] =>
  addresses.map(({ numero, voie, at }) => ({
    label: `${numero} ${voie} ${identity.codePostal} ${identity.nom}`,
    postcode: identity.codePostal,
    city: identity.nom,
    at,
  }));

const diagnosisFile = (rows: readonly unknown[]): ServedFile => ({
  bytes: Buffer.from(JSON.stringify({ total: rows.length, results: rows }), "utf8"),
  isGzip: false,
  modified: new Date(`${VINTAGES.cadastre}T00:00:00Z`),
});

const serveMade = (
  identity: CommuneIdentity,
  make: () => Promise<GeneratedCommune>,
  plans: readonly ServedPlan[],
): ServedCommune => ({
  codeInsee: identity.codeInsee,
  identity: async () => identityOf(identity),
  contour: async () => (await make()).contour,
  parcelles: once(async () => cadastreFile((await make()).parcelles)),
  batiments: once(async () => cadastreFile((await make()).batiments)),
  dvf: async (year) => dvfFile((await make()).dvf.get(year)),
  zones: async () => (await make()).zones,
  // A commune made here has no protected wood and no reserved strip.
  prescriptions: async () => [],
  servitudes: async () => demoServitudes(identity),
  voies: async () => (await make()).voies,
  hauteurs: once(async () => heightFeatures((await make()).batiments)),
  auctions: once(async () => salesByAuction(await make())),
  diagnostics: once(async () => diagnosisFile((await make()).diagnoses)),
  adverts: async (on) => (await make()).adverts.map((advert) => hydraProperty(advert, on)),
  places: once(async () => placesOf(await make())),
  risks: (at) => demoRisks(identity, at),
  altitude: (at) => demoAltitude(identity, at),
  plans,
});

/** Serves a generated commune with its planning documents: by default the fictional plan, règlement of 2016 style. */
export const serveCommune = (
  commune: GeneratedCommune,
  plans: readonly ServedPlan[] = [demoPlan("modernise", commune.identity)],
): ServedCommune => serveMade(commune.identity, async () => commune, plans);

/** Serves the demonstration commune, grown only when a file of it is first asked (a second or two). */
export const serveDemoCommune = (): ServedCommune =>
  serveMade(
    DEMO_IDENTITY,
    once(async () => generateDemoCommune()),
    [demoPlan("modernise")],
  );
