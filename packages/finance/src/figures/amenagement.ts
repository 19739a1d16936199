import { figure, forInformation } from "./figure.ts";

const ATD31 = "atd31.fr, info-lettre 386 (2026)";

/** Euros per m² of taxable area, elsewhere and in Île-de-France. */
export interface FlatValue {
  readonly elsewhere: number;
  readonly ileDeFrance: number;
}

export const FLAT_VALUE = figure<FlatValue>({
  id: "taxe-amenagement-valeur",
  label: "Valeur forfaitaire de la taxe d'aménagement",
  unit: "€/m²",
  reviewBy: "2027-01-31",
  values: [
    ["2024-01-01", { elsewhere: 914, ileDeFrance: 1_036 }, "CGI, art. 1635 quater H ; valeurs 2024", "verifie"],
    ["2025-01-01", { elsewhere: 930, ileDeFrance: 1_054 }, "CGI, art. 1635 quater H ; valeurs 2025", "verifie"],
    ["2026-01-01", { elsewhere: 892, ileDeFrance: 1_011 }, `CGI, art. 1635 quater H ; ${ATD31}`, "verifie"],
  ],
});

export const HALVED_AREA = figure<number>({
  id: "taxe-amenagement-abattement",
  label: "Premiers mètres carrés d'une résidence principale comptés pour moitié",
  unit: "m²",
  reviewBy: "2027-11-01",
  values: [["2012-03-01", 100, "CGI, art. 1635 quater I", "verifie"]],
});

export interface AmenagementRates {
  readonly communeMin: number;
  readonly communeMax: number;
  readonly communeSectorMax: number;
  readonly departementMax: number;
  readonly ileDeFranceRegion: number;
}

export const AMENAGEMENT_RATES = figure<AmenagementRates>({
  id: "taxe-amenagement-taux",
  label: "Bornes des taux de la taxe d'aménagement",
  unit: "part de la base",
  reviewBy: "2027-01-31",
  values: [
    [
      "2024-01-01",
      { communeMin: 0.01, communeMax: 0.05, communeSectorMax: 0.2, departementMax: 0.025, ileDeFranceRegion: 0.01 },
      "CGI, art. 1635 quater L à N",
      "verifie",
    ],
  ],
});

export const OUTSIDE_PARKING = forInformation(
  figure<{ readonly flat: number; readonly votedMax: number }>({
    id: "taxe-amenagement-stationnement",
    label: "Valeur d'une place de stationnement extérieure",
    unit: "€ par place",
    reviewBy: "2027-01-31",
    values: [
      [
        "2025-01-01",
        { flat: 3_052, votedMax: 6_105 },
        `CGI, art. 1635 quater J ; ${ATD31} (plafond voté déduit)`,
        "a-confirmer",
      ],
      ["2026-01-01", { flat: 2_928, votedMax: 5_857 }, `CGI, art. 1635 quater J ; ${ATD31}`, "verifie"],
    ],
  }),
);

export const POOL = forInformation(
  figure<number>({
    id: "taxe-amenagement-piscine",
    label: "Valeur d'un mètre carré de piscine",
    unit: "€/m²",
    reviewBy: "2027-01-31",
    values: [
      ["2025-01-01", 262, `CGI, art. 1635 quater J ; ${ATD31}`, "verifie"],
      ["2026-01-01", 251, `CGI, art. 1635 quater J ; ${ATD31}`, "verifie"],
    ],
  }),
);

export const ARCHAEOLOGY_TAX = figure<number>({
  id: "taxe-archeologie",
  label: "Taxe d'archéologie préventive",
  unit: "part de la base de la taxe d'aménagement",
  reviewBy: "2027-01-31",
  values: [["2024-01-01", 0.004, "CGI, art. 235 ter ZG ; banquedesterritoires.fr (20 décembre 2024)", "verifie"]],
});

export const ARCHAEOLOGY_LARGE = forInformation(
  figure<{ readonly perM2: number; readonly aboveM2: number }>({
    id: "redevance-archeologie-grands-travaux",
    label: "Redevance d'archéologie des travaux soumis à étude d'impact",
    unit: "€/m²",
    reviewBy: "2027-01-31",
    values: [
      ["2024-01-01", { perM2: 0.68, aboveM2: 3_000 }, "Code du patrimoine, art. L.524-7", "verifie"],
      ["2025-01-01", { perM2: 0.71, aboveM2: 3_000 }, "Code du patrimoine, art. L.524-7", "verifie"],
    ],
  }),
);

export const SEWER_PARTICIPATION = figure<number>({
  id: "pfac",
  label:
    "Participation à l'assainissement collectif d'une maison (votée, au plus 80 % d'une installation individuelle)",
  unit: "€ par maison",
  reviewBy: "2027-11-01",
  values: [["2024-01-01", 2_500, "Code de la santé publique, art. L.1331-7 ; montant usuel", "a-confirmer"]],
});
