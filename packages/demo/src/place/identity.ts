import { isoDate } from "@lotir/units";

/** Who the fictional commune is. Its code is one that no commune of France has. */
export interface CommuneIdentity {
  readonly codeInsee: string;
  readonly nom: string;
  readonly codePostal: string;
  readonly departement: { readonly code: string; readonly nom: string };
  readonly population: number;
  /** The middle of the island, [longitude, latitude]: open sea in the real world. */
  readonly middle: readonly [number, number];
}

/** The demonstration commune: an island off Nice where there is none. */
export const DEMO_IDENTITY: CommuneIdentity = {
  codeInsee: "06999",
  nom: "Île-Sainte-Mirande (fictive)",
  codePostal: "06999",
  departement: { code: "06", nom: "Alpes-Maritimes" },
  population: 3_310,
  middle: [7.288, 43.598],
};

/** What must be written wherever its data is shown. */
export const FICTIONAL = {
  name: "données fictives de démonstration",
  licence: "Données fictives, sans valeur",
} as const;

/** The editions the fictional files pretend to belong to. */
export const VINTAGES = {
  cadastre: isoDate("2026-09-01"),
  nextCadastre: isoDate("2026-12-01"),
  dvf: isoDate("2026-04-08"),
  zonage: isoDate("2024-03-18"),
  voies: isoDate("2026-06-15"),
} as const;
