import { parcelleId } from "@lotir/foncier";
import { canonicalRings } from "@lotir/geometry";
import { isoDate } from "@lotir/units";
import { type Connectors, openConnectors } from "./connectors.ts";
import type { EgressOptions } from "./egress/open-egress.ts";
import { openLiveDoors, openOpenIdSite } from "./open-doors.ts";
import type { OpenIdDiscovery, OpenIdSite } from "./openid/openid-site.ts";
import type { Sources } from "./sources.ts";

/** What no server but the one it was meant for may read. */
export const SECRET = "cle-et-code-que-personne-d-autre-ne-lit";

interface Product {
  readonly connectors: Connectors;
  readonly openid: OpenIdSite;
  readonly provider: OpenIdDiscovery;
}
type Answered = { readonly ok: boolean };
type Feature = (of: Product) => Promise<Answered>;

const INSEE = "06999";
const at = [7.288, 43.598] as const;
const box = { west: 7.28, south: 43.59, east: 7.29, north: 43.6 };
const sink = async (): Promise<void> => undefined;
const outline = canonicalRings([
  [[[7.28, 43.59] as const, [7.29, 43.59] as const, [7.29, 43.6] as const, [7.28, 43.59] as const]],
]);
export const EXCHANGE = { code: SECRET, redirectUri: "https://lotir.example/retour", codeVerifier: SECRET };
const fileAt = (url: string) => ({ nom: "reglement.pdf", titre: undefined, dossier: undefined, url });

/** Every question of the product to the outside, asked as it is; a new one does not compile before it is here. */
const BY_CONNECTOR: Record<keyof Connectors, Feature> = {
  searchCommunes: ({ connectors }) => connectors.searchCommunes({ nom: "Saint-Pons", limit: 5 }),
  fetchCommune: ({ connectors }) => connectors.fetchCommune({ codeInsee: INSEE }),
  listCommunes: ({ connectors }) => connectors.listCommunes({ departement: "06" }),
  listFormerCommunes: ({ connectors }) => connectors.listFormerCommunes({ departement: "06" }),
  fetchParcelles: ({ connectors }) => connectors.fetchParcelles({ codeInsee: INSEE, sink }),
  fetchBatiments: ({ connectors }) => connectors.fetchBatiments({ codeInsee: INSEE, sink }),
  fetchDvfYear: ({ connectors }) => connectors.fetchDvfYear({ codeInsee: INSEE, year: 2025 }),
  fetchZones: ({ connectors }) => connectors.fetchZones({ within: outline }),
  fetchPrescriptions: ({ connectors }) => connectors.fetchPrescriptions({ partition: `DU_${INSEE}` }),
  fetchServitudes: ({ connectors }) => connectors.fetchServitudes({ within: outline }),
  fetchMunicipality: ({ connectors }) => connectors.fetchMunicipality({ codeInsee: INSEE }),
  fetchPlans: ({ connectors }) => connectors.fetchPlans({ partition: `DU_${INSEE}` }),
  listDocuments: ({ connectors }) => connectors.listDocuments({ territoire: INSEE }),
  listDocumentFiles: ({ connectors }) => connectors.listDocumentFiles({ id: "a1" }),
  fetchPlanFile: ({ connectors, provider }) =>
    connectors.fetchPlanFile({ file: fileAt(`${provider.issuer}/reglement.pdf`) }),
  fetchTroncons: ({ connectors }) => connectors.fetchTroncons({ box }),
  fetchCommunesAround: ({ connectors }) => connectors.fetchCommunesAround({ box }),
  fetchBuildingHeights: ({ connectors }) => connectors.fetchBuildingHeights({ box }),
  fetchDiagnoses: ({ connectors }) => connectors.fetchDiagnoses({ codeInsee: INSEE }),
  fetchAuctionPage: ({ connectors }) => connectors.fetchAuctionPage({ site: "licitor", path: "/ventes" }),
  fetchBaseTile: ({ connectors }) =>
    connectors.fetchBaseTile({ layer: "PLAN", style: "normal", format: "image/png", z: 1, x: 0, y: 0 }),
  fetchListingPhoto: ({ connectors }) => connectors.fetchListingPhoto({ address: "/photo.jpg" }),
  searchListings: ({ connectors }) =>
    connectors.searchListings({ codeInsee: INSEE, kinds: ["house", "land"], key: SECRET }),
  fetchRiskReport: ({ connectors }) => connectors.fetchRiskReport({ at }),
  fetchCavities: ({ connectors }) => connectors.fetchCavities({ at }),
  fetchAltitudes: ({ connectors }) => connectors.fetchAltitudes({ places: [at] }),
  searchPlaces: ({ connectors }) => connectors.searchPlaces({ text: "rue des Pins", limit: 5 }),
  reversePlace: ({ connectors }) => connectors.reversePlace({ at }),
  searchParcelle: ({ connectors }) => connectors.searchParcelle({ id: parcelleId("06999000AB0001") }),
};

const BY_OPENID: Record<keyof OpenIdSite, Feature> = {
  discovery: ({ openid }) => openid.discovery(),
  keys: ({ openid, provider }) => openid.keys(provider),
  idToken: ({ openid, provider }) => openid.idToken(provider, EXCHANGE),
};

export const PUBLIC_PHOTO = "fetchListingPhoto, d'un site public";

/** Each feature that fetches, by its name. */
export const FEATURES: readonly (readonly [string, Feature])[] = [
  ...Object.entries(BY_CONNECTOR),
  // Asked by the same two functions, in another way.
  ["fetchZones, d'un plan", ({ connectors }) => connectors.fetchZones({ partition: `DU_${INSEE}` })],
  [PUBLIC_PHOTO, ({ connectors }) => connectors.fetchListingPhoto({ address: "https://photos.example/a.jpg" })],
  ...Object.entries(BY_OPENID).map(([name, ask]) => [`openid.${name}`, ask] as const),
];

/** Each feature that goes where a person, or the answer of a source, tells it to. */
export const TOLD: readonly (readonly [string, (of: Product, address: string) => Promise<Answered>])[] = [
  ["la photo d'une annonce", ({ connectors }, address) => connectors.fetchListingPhoto({ address })],
  [
    "la photo d'une annonce, de son propre site",
    ({ connectors }, address) => connectors.fetchListingPhoto({ address: `/${address}` }),
  ],
  ["la pièce d'un plan", ({ connectors }, address) => connectors.fetchPlanFile({ file: fileAt(address) })],
  [
    "la page d'une vente",
    ({ connectors }, address) => connectors.fetchAuctionPage({ site: "licitor", path: `/${address}` }),
  ],
  [
    "les clés d'un fournisseur d'identité",
    ({ openid, provider }, address) => openid.keys({ ...provider, jwks_uri: address }),
  ],
  [
    "les jetons d'un fournisseur d'identité",
    ({ openid, provider }, address) => openid.idToken({ ...provider, token_endpoint: address }, EXCHANGE),
  ],
];

interface Finding extends Product {
  readonly address: string;
  /** What the site answers from now on: always the same, or according to what is asked. */
  readonly answerJson: (value: object | ((path: string) => object)) => void;
}

/** Each feature that reads an address in an answer, then goes there or not. */
export const FOUND: readonly (readonly [string, (of: Finding) => Promise<void>])[] = [
  [
    "les photos d'une annonce trouvée",
    async ({ connectors, address, answerJson }) => {
      const advert = { uuid: "annonce-1", pictures: [address], picturesRemote: [address], adverts: [{ url: address }] };
      answerJson({ "hydra:member": [advert], "hydra:view": { "hydra:next": address } });
      const found = await connectors.searchListings({ codeInsee: INSEE, kinds: ["house"], key: SECRET });
      if (!found.ok) throw new Error("the site answered");
      for (const photo of found.value.value.listings.flatMap(({ photos }) => photos))
        await connectors.fetchListingPhoto({ address: photo });
    },
  ],
  [
    "les pièces d'un plan publié",
    async ({ connectors, address, answerJson }) => {
      answerJson((path: string) =>
        path.endsWith("/files")
          ? [{ name: "reglement.pdf", title: null, path: null }]
          : { writingMaterials: { "reglement.pdf": address } },
      );
      const files = await connectors.listDocumentFiles({ id: "a1" });
      if (!files.ok || files.value === undefined) throw new Error("the site answered");
      for (const file of files.value.value) await connectors.fetchPlanFile({ file });
    },
  ],
  [
    "la page suivante des diagnostics",
    async ({ connectors, address, answerJson }) => {
      answerJson({ results: [], next: address });
      await connectors.fetchDiagnoses({ codeInsee: INSEE });
    },
  ],
  [
    "les adresses d'un fournisseur d'identité",
    async ({ openid, provider, address, answerJson }) => {
      const told = { ...provider, token_endpoint: address, jwks_uri: address, authorization_endpoint: address };
      answerJson(told);
      const discovery = await openid.discovery();
      if (!discovery.ok) return;
      const answers = [await openid.keys(discovery.value), await openid.idToken(discovery.value, EXCHANGE)];
      if (answers.some(({ ok }) => ok)) throw new Error(`${address} was asked`);
    },
  ],
];

/** The product's questions by the doors it opens itself; names and waits are the test's. */
export const openProduct = (given: {
  readonly sources: Sources;
  readonly issuer: string;
  readonly origins?: readonly string[];
  readonly resolve: NonNullable<EgressOptions["resolve"]>;
}): Product & { readonly close: () => Promise<void> } => {
  const { sources, issuer, origins = [], resolve } = given;
  const patience = { random: () => 0, now: () => 0, wait: async () => undefined };
  const means = { userAgent: "Lotir (essai)", resolve, patience };
  const doors = openLiveDoors(sources, means);
  const client = { issuer, clientId: "lotir", clientSecret: SECRET, name: "Annuaire", origins };
  const { egress, site } = openOpenIdSite(client, means);
  const connectors = openConnectors({ ...doors, sources, today: () => isoDate("2026-11-26") });
  const provider = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  };
  const close = async (): Promise<void> => {
    await Promise.all([doors.egress.close(), doors.publicEgress.close(), egress.close()]);
  };
  return { connectors, openid: site, provider, close };
};
