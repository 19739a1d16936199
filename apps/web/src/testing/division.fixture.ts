import type { DivisionPlan, DivisionProposal } from "@lotir/contract";

// Figures made up for the tests of the screens; no real parcel.
type Lot = DivisionPlan["lots"][number];

const square = (west: number, south: number, side: number): Lot["geometry"] => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
});

export const aLot = (change: Partial<Lot> = {}): Lot => ({
  letter: "A",
  number: 1,
  geometry: square(-0.49, 44.78, 0.0003),
  areaM2: 520,
  contenanceM2: 519,
  frontageM: 18.4,
  keepsHouse: false,
  annexes: [],
  buildings: 0,
  envelope: square(-0.4899, 44.7801, 0.0001),
  envelopeM2: 210,
  houseM2: 108,
  priceEur: null,
  priceLowEur: null,
  priceHighEur: null,
  priceConfidence: null,
  priceLevel: null,
  ...change,
});

const aHouseLot = aLot({
  letter: "B",
  number: 2,
  geometry: square(-0.4897, 44.78, 0.0003),
  areaM2: 720,
  frontageM: 0,
  keepsHouse: true,
  envelope: null,
  envelopeM2: null,
  houseM2: null,
});

export const aPlan = (change: Partial<DivisionPlan> = {}): DivisionPlan => ({
  id: "0",
  title: "Maison conservée + 1 lot de 520 m²",
  labels: ["Équilibré"],
  lots: [aLot(), aHouseLot],
  remainderM2: null,
  clearM2: 0,
  access: [
    {
      lot: 2,
      form: "servitude",
      geometry: square(-0.49, 44.78, 0.00005),
      widthM: 3.5,
      lengthM: 22,
      dwellings: 1,
      grade: "A",
      sentence: "Servitude de passage, 3,5 m de large sur 22 m",
    },
  ],
  faces: [],
  cuts: [
    {
      line: [
        [-0.4897, 44.78],
        [-0.4897, 44.7803],
      ],
      lengthM: 33,
    },
  ],
  procedure: {
    kind: "declaration-prealable",
    label: "Déclaration préalable",
    article: "R.421-23 a",
    because: "un lot à bâtir est créé sans voie, espace ni équipement communs",
    unless: [],
    architect: "non",
  },
  quality: 0.8,
  compliance: [],
  program: { kind: "lot", lot: 1 },
  sheet: null,
  ...change,
});

export const aProposal = (change: Partial<DivisionProposal> = {}): DivisionProposal => ({
  verdict: "a-verifier",
  sentence: "Maison conservée + 1 lot de 520 m²",
  caps: [{ kind: "hypotheses", sentence: "Le règlement de la zone n'a pas été lu." }],
  hypotheses: [{ rule: "setbackFromVoie", label: "Recul de la voie", value: "5 m" }],
  zone: "UB",
  corrections: [],
  plans: [aPlan(), aPlan({ id: "1", title: "2 lots de 610 et 630 m²", labels: [] })],
  refusals: [],
  joinable: [],
  remarks: ["Pente inconnue."],
  areas: { mapM2: 1242, groundM2: 1240, contenanceM2: 1238, ratio: 0.998 },
  partial: false,
  ms: 120,
  ...change,
});
