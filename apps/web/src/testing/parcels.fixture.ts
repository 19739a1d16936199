import type { Analysis, CommuneState, Parcel, ParcelRow } from "@lotir/contract";

// Figures made up for the tests of the screens; no real parcel.
export const aParcelRow = (change: Partial<ParcelRow> = {}): ParcelRow => ({
  parcelId: "33234000AB0123",
  displayName: "AB 123",
  section: "AB",
  numero: "123",
  commune: "Latresne",
  codeCommune: "33234",
  inseeCode: "33234",
  surface: 1240,
  contenance: 1238,
  surfaceCadastrale: 1238,
  centroid: { latitude: 44.78, longitude: -0.49 },
  outline: "M0 0L100 0L100 100L0 100Z",
  zone: { libelle: "UB", typezone: "U" },
  zoneStatus: "known",
  frontage: 21.4,
  builtArea: 120,
  opportunityScore: 78,
  coverage: 0.9,
  estimatedValue: null,
  dvfStatus: { hasRecentSale: false, lastSaleDate: null, lastSalePrice: null, pricePerSqm: null, daysSinceSale: null },
  divisionPotential: {
    isDivisible: null,
    maxLots: null,
    verdict: "non-analysee",
    lots: [],
    access: [],
    reasons: [],
    sentence: "Surface suffisante",
  },
  bilan: { marginRate: null, residualPriceEur: null, lotPricesEur: null, unpricedHouses: null, vatAssumed: null },
  matchingListings: [],
  listingsCount: null,
  ...change,
});

export const aCommuneState = (change: Partial<CommuneState> = {}): CommuneState => ({
  codeInsee: "33234",
  name: "Latresne",
  status: "ready",
  layers: [],
  scan: null,
  parcelCount: 4344,
  bbox: [-0.52, 44.76, -0.46, 44.8],
  version: "v1",
  fictional: false,
  doubts: [],
  problem: null,
  ...change,
});

export const anAnalysis = (change: Partial<Analysis> = {}): Analysis => ({
  commune: aCommuneState(),
  parcels: [aParcelRow()],
  total: 1,
  matched: 1,
  matchedWithoutPrice: 0,
  unscored: 0,
  zones: [],
  relaxations: [],
  assumed: { origin: "publiques", sentence: "Hypothèses publiques : coûts usuels, marge visée 12 %." },
  ...change,
});

export const aParcel = (change: Partial<Parcel> = {}): Parcel => ({
  ...aParcelRow(),
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [-0.49, 44.78],
        [-0.489, 44.78],
        [-0.489, 44.781],
        [-0.49, 44.78],
      ],
    ],
  },
  buildings: [],
  neighborSales: [],
  saleHistory: [],
  score: { components: [], version: "1" },
  frontagePieces: [],
  estimateNote: null,
  estimate: null,
  cadastreUrl: "https://cadastre.data.gouv.fr/map?style=vector&parcelleId=33234000AB0123",
  sources: [],
  inPortfolio: null,
  ...change,
});
