export { MOST_ALTITUDES } from "./altimetry/fetch-altitudes.ts";
export { AUCTION_REGIONS, type AuctionRegion, isInRegion } from "./auctions/auction-regions.ts";
export {
  AUCTION_SITE_KEYS,
  AUCTION_SITES,
  type AuctionSite,
  type AuctionSiteKey,
  type SourceClass,
  UNREAD_SITES,
} from "./auctions/auction-sites.ts";
export type { FetchedPage } from "./auctions/open-auction-pages.ts";
export type { MeasuredBuilding } from "./bdtopo/fetch-building-heights.ts";
export type { LonLatBox } from "./bdtopo/fetch-troncons.ts";
export type { TronconDeRoute } from "./bdtopo/troncon-de-route.ts";
export type { CadastreBatiment } from "./cadastre/fetch-batiments.ts";
export type { CadastreParcelle } from "./cadastre/fetch-parcelles.ts";
export type { Commune } from "./communes/commune.ts";
export { CITIES_BY_ARRONDISSEMENT } from "./communes/commune.ts";
export type { ListedCommune } from "./communes/list-communes.ts";
export { type Connectors, openConnectors } from "./connectors.ts";
export type { PlanPdf } from "./documents/fetch-plan-file.ts";
export type { PublishedPlan } from "./documents/list-documents.ts";
export { type PlanFile, reglementsAmong } from "./documents/plan-files.ts";
export type { Diagnoses } from "./dpe/fetch-diagnoses.ts";
export type { FiledDiagnosis } from "./dpe/filed-diagnosis.ts";
export { publishesDvf } from "./dvf/departements-without-dvf.ts";
export type { DvfYear } from "./dvf/fetch-dvf-year.ts";
export { type DvfCsvSource, type DvfLine, readDvfCsv } from "./dvf/read-dvf-csv.ts";
export { isLoopbackHost, isSourceBase } from "./egress/doorway.ts";
export { DEFAULT_LIMITS, type EgressLimits } from "./egress/limits.ts";
export { type Egress, type EgressOptions, openEgress } from "./egress/open-egress.ts";
export type { EgressRequest, RawAnswer } from "./egress/send-once.ts";
export type { Place } from "./geocoding/place.ts";
export type { ParcelleFound } from "./geocoding/search-parcelle.ts";
export type { LayerRead } from "./geojson/fetch-features.ts";
export type { LonLatLines, Outline } from "./geojson/outline.ts";
export type { FeatureSink } from "./geojson/read-features.ts";
export type { RiskFinding, RiskName } from "./georisques/risk.ts";
export type { Municipality } from "./gpu/fetch-municipality.ts";
export type { PlanDocument } from "./gpu/fetch-plans.ts";
export type { Prescription } from "./gpu/fetch-prescriptions.ts";
export type { ZoneAsk } from "./gpu/fetch-zones.ts";
export type { Servitude } from "./gpu/servitude.ts";
export type { ZoneUrba } from "./gpu/zone-urba.ts";
export {
  type FoundAdvert,
  type FoundListing,
  type FoundListings,
  LISTING_KINDS,
  type ListingKind,
} from "./listings/found-listing.ts";
export { listingOfLink } from "./listings/listing-of-link.ts";
export { LISTING_SOURCES, type ListingSourceName } from "./listings/listing-sources.ts";
export { readListingFile } from "./listings/read-listing-file.ts";
export { openLiveDoors, openOpenIdSite } from "./open-doors.ts";
export { type OpenIdClient, type OpenIdDiscovery, type OpenIdSite, openIdSite } from "./openid/openid-site.ts";
export type { Provenance, Sourced } from "./provenance.ts";
export { type CommunesFound, type LocalCommune, type RoutedConnectors, routeConnectors } from "./route-connectors.ts";
export { departementOf } from "./source-access.ts";
export {
  basesOf,
  LIVE_SOURCES,
  type SourceName,
  type SourceSite,
  type Sources,
  sourcesAt,
} from "./sources.ts";
