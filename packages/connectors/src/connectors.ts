import type { ParcelleId, Result, UpstreamFailure } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { IsoDate } from "@lotir/units";
import { fetchAltitudes } from "./altimetry/fetch-altitudes.ts";
import type { AuctionSiteKey } from "./auctions/auction-sites.ts";
import { type FetchedPage, openAuctionPages } from "./auctions/open-auction-pages.ts";
import { type BaseTile, fetchBaseTile, type TileAsk } from "./basemap/fetch-base-tile.ts";
import { fetchBuildingHeights, type MeasuredBuilding } from "./bdtopo/fetch-building-heights.ts";
import { type CommuneAround, fetchCommunesAround } from "./bdtopo/fetch-communes-around.ts";
import type { LonLatBox } from "./bdtopo/fetch-troncons.ts";
import { fetchTroncons } from "./bdtopo/fetch-troncons.ts";
import type { TronconDeRoute } from "./bdtopo/troncon-de-route.ts";
import { type CadastreBatiment, fetchBatiments } from "./cadastre/fetch-batiments.ts";
import { type CadastreParcelle, fetchParcelles } from "./cadastre/fetch-parcelles.ts";
import type { Commune } from "./communes/commune.ts";
import { fetchCommune } from "./communes/fetch-commune.ts";
import { type ListedCommune, listCommunes } from "./communes/list-communes.ts";
import { type FormerCommune, listFormerCommunes } from "./communes/list-former-communes.ts";
import { searchCommunes } from "./communes/search-communes.ts";
import { fetchPlanFile, type PlanPdf } from "./documents/fetch-plan-file.ts";
import { listDocumentFiles } from "./documents/list-document-files.ts";
import { listDocuments, type PublishedPlan } from "./documents/list-documents.ts";
import type { PlanFile } from "./documents/plan-files.ts";
import { type Diagnoses, fetchDiagnoses } from "./dpe/fetch-diagnoses.ts";
import { type DvfYear, fetchDvfYear } from "./dvf/fetch-dvf-year.ts";
import { type EgressLimits, WHILE_A_PERSON_WAITS } from "./egress/limits.ts";
import type { Egress } from "./egress/open-egress.ts";
import type { Place } from "./geocoding/place.ts";
import { reversePlace } from "./geocoding/reverse-place.ts";
import { type ParcelleFound, searchParcelle } from "./geocoding/search-parcelle.ts";
import { searchPlaces } from "./geocoding/search-places.ts";
import type { LayerRead } from "./geojson/fetch-features.ts";
import type { Outline } from "./geojson/outline.ts";
import type { FeatureSink } from "./geojson/read-features.ts";
import { fetchCavities } from "./georisques/fetch-cavities.ts";
import { fetchRiskReport } from "./georisques/fetch-risk-report.ts";
import type { RiskFinding, RiskReport } from "./georisques/risk.ts";
import { fetchMunicipality, type Municipality } from "./gpu/fetch-municipality.ts";
import { fetchPlans, type PlanDocument } from "./gpu/fetch-plans.ts";
import { fetchPrescriptions, type Prescription } from "./gpu/fetch-prescriptions.ts";
import { fetchServitudes } from "./gpu/fetch-servitudes.ts";
import { fetchZones, type ZoneAsk } from "./gpu/fetch-zones.ts";
import type { Servitude } from "./gpu/servitude.ts";
import type { ZoneUrba } from "./gpu/zone-urba.ts";
import { fetchListingPhoto } from "./listings/fetch-listing-photo.ts";
import type { FoundListings } from "./listings/found-listing.ts";
import { type ListingAsk, searchListings } from "./listings/search-listings.ts";
import type { Sourced } from "./provenance.ts";
import type { SourceAccess } from "./source-access.ts";
import type { SourceName, Sources } from "./sources.ts";

type Answer<Value> = Promise<Result<Value, UpstreamFailure>>;
interface Ask {
  readonly signal?: AbortSignal | undefined;
}
/** A question that either a job asks, patiently, or a person who waits for the answer. */
interface MaybeAwaited extends Ask {
  readonly isAwaited?: boolean;
}

/** Every question this product asks the outside world. Each has its guarantees in its own file. */
export interface Connectors {
  searchCommunes(
    ask: Ask & { readonly nom: string; readonly limit: number },
  ): Answer<Sourced<readonly Commune[]> | undefined>;
  fetchCommune(ask: MaybeAwaited & { readonly codeInsee: string }): Answer<Sourced<Commune> | undefined>;
  /** Of a whole département: "33", "2A", "971". */
  listCommunes(ask: Ask & { readonly departement: string }): Answer<Sourced<readonly ListedCommune[]>>;
  /** Those of a département that were joined into others. */
  listFormerCommunes(ask: MaybeAwaited & { readonly departement: string }): Answer<Sourced<readonly FormerCommune[]>>;
  fetchParcelles(
    ask: Ask & { readonly codeInsee: string; readonly sink: FeatureSink<CadastreParcelle> },
  ): Answer<LayerRead>;
  fetchBatiments(
    ask: Ask & { readonly codeInsee: string; readonly sink: FeatureSink<CadastreBatiment> },
  ): Answer<LayerRead>;
  fetchDvfYear(ask: Ask & { readonly codeInsee: string; readonly year: number }): Answer<DvfYear>;
  fetchZones(ask: Ask & ZoneAsk): Answer<Sourced<readonly ZoneUrba[]>>;
  fetchPrescriptions(ask: Ask & ZoneAsk): Answer<readonly Prescription[]>;
  fetchServitudes(ask: Ask & { readonly within: Outline }): Answer<Sourced<readonly Servitude[]>>;
  fetchMunicipality(ask: Ask & { readonly codeInsee: string }): Answer<Sourced<Municipality> | undefined>;
  fetchPlans(ask: Ask & { readonly partition: string }): Answer<Sourced<readonly PlanDocument[]>>;
  listDocuments(ask: Ask & { readonly territoire: string }): Answer<Sourced<readonly PublishedPlan[]>>;
  listDocumentFiles(ask: Ask & { readonly id: string }): Answer<Sourced<readonly PlanFile[]> | undefined>;
  fetchPlanFile(ask: Ask & { readonly file: PlanFile }): Answer<PlanPdf>;
  fetchTroncons(ask: Ask & { readonly box: LonLatBox }): Answer<Sourced<readonly TronconDeRoute[]>>;
  /** With their limits, of the communes whose box meets that box. */
  fetchCommunesAround(ask: Ask & { readonly box: LonLatBox }): Answer<Sourced<readonly CommuneAround[]>>;
  /** Of the buildings of a small box, while a person looks at them. */
  fetchBuildingHeights(ask: Ask & { readonly box: LonLatBox }): Answer<Sourced<readonly MeasuredBuilding[]>>;
  fetchDiagnoses(ask: Ask & { readonly codeInsee: string }): Answer<Sourced<Diagnoses>>;
  fetchAuctionPage(ask: Ask & { readonly site: AuctionSiteKey; readonly path: string }): Answer<FetchedPage>;
  fetchBaseTile(ask: Ask & TileAsk): Answer<BaseTile>;
  fetchListingPhoto(ask: Ask & { readonly address: string }): Answer<Uint8Array>;
  searchListings(ask: Ask & ListingAsk): Answer<Sourced<FoundListings>>;
  fetchRiskReport(ask: Ask & { readonly at: LonLat }): Answer<Sourced<RiskReport>>;
  fetchCavities(ask: Ask & { readonly at: LonLat }): Answer<Sourced<readonly RiskFinding[]>>;
  fetchAltitudes(ask: Ask & { readonly places: readonly LonLat[] }): Answer<Sourced<readonly (number | null)[]>>;
  searchPlaces(
    ask: Ask & { readonly text: string; readonly limit: number; readonly codeInsee?: string },
  ): Answer<Sourced<readonly Place[]> | undefined>;
  reversePlace(ask: Ask & { readonly at: LonLat }): Answer<Sourced<Place> | undefined>;
  searchParcelle(ask: Ask & { readonly id: ParcelleId }): Answer<Sourced<ParcelleFound> | undefined>;
}

/** A person waits, for a service that answers slowly: one try of fifteen seconds a page. */
const LISTING_PATIENCE: Partial<EgressLimits> = { tries: 1, headersMs: 15_000, totalMs: 20_000 };

/** Binds every question to its site; `today` is read at each call, to date what is fetched. */
export const openConnectors = (open: {
  readonly egress: Egress;
  /** The door of photos; without it, photos come from the source's own site alone. */
  readonly publicEgress?: Egress;
  readonly sources: Sources;
  readonly today: () => IsoDate;
}): Connectors => {
  const fetchAuctionPage = openAuctionPages();
  const { egress, publicEgress = egress, sources, today } = open;
  const at = (name: SourceName, { signal }: Ask): SourceAccess => ({
    egress,
    site: sources[name],
    fetchedOn: today(),
    signal,
  });
  /** Every search is a person's. */
  const quickly = (name: SourceName, ask: Ask): SourceAccess => ({ ...at(name, ask), limits: WHILE_A_PERSON_WAITS });
  return {
    searchCommunes: (ask) => searchCommunes(quickly("communes", ask), ask),
    fetchCommune: (ask) => fetchCommune((ask.isAwaited ? quickly : at)("communes", ask), ask.codeInsee),
    listCommunes: (ask) => listCommunes(at("communes", ask), ask.departement),
    listFormerCommunes: (ask) => listFormerCommunes((ask.isAwaited ? quickly : at)("communes", ask), ask.departement),
    fetchParcelles: (ask) => fetchParcelles(at("cadastre", ask), ask),
    fetchBatiments: (ask) => fetchBatiments(at("cadastre", ask), ask),
    fetchDvfYear: (ask) => fetchDvfYear(at("dvf", ask), ask),
    fetchZones: (ask) => fetchZones(at("zonage", ask), ask),
    fetchPrescriptions: (ask) => fetchPrescriptions(at("zonage", ask), ask),
    fetchServitudes: (ask) => fetchServitudes(at("zonage", ask), ask),
    fetchMunicipality: (ask) => fetchMunicipality(at("zonage", ask), ask.codeInsee),
    fetchPlans: (ask) => fetchPlans(at("zonage", ask), ask.partition),
    listDocuments: (ask) => listDocuments(at("documents", ask), ask.territoire),
    listDocumentFiles: (ask) => listDocumentFiles(at("documents", ask), ask.id),
    fetchPlanFile: (ask) => fetchPlanFile(at("documents", ask), ask.file),
    fetchTroncons: (ask) => fetchTroncons(at("voies", ask), ask.box),
    fetchCommunesAround: (ask) => fetchCommunesAround(at("voies", ask), ask.box),
    fetchBuildingHeights: (ask) => fetchBuildingHeights(quickly("voies", ask), ask.box),
    fetchDiagnoses: (ask) => fetchDiagnoses(at("diagnostics", ask), ask.codeInsee),
    fetchAuctionPage: (ask) => fetchAuctionPage(at(ask.site, ask), ask.path),
    fetchBaseTile: (ask) => fetchBaseTile(at("fonds", ask), ask),
    fetchListingPhoto: (ask) => fetchListingPhoto({ ...at("annonces", ask), publicEgress }, ask.address),
    searchListings: (ask) => searchListings({ ...at("annonces", ask), limits: LISTING_PATIENCE }, ask),
    fetchRiskReport: (ask) => fetchRiskReport(quickly("risques", ask), ask.at),
    fetchCavities: (ask) => fetchCavities(quickly("risques", ask), ask.at),
    fetchAltitudes: (ask) => fetchAltitudes(quickly("altitudes", ask), ask.places),
    searchPlaces: (ask) => searchPlaces(quickly("adresses", ask), ask),
    reversePlace: (ask) => reversePlace(quickly("adresses", ask), ask.at),
    searchParcelle: (ask) => searchParcelle(quickly("adresses", ask), ask.id),
  };
};
