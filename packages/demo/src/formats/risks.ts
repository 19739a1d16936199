import type { CommuneIdentity } from "../place/identity.ts";
import type { ServedRisk, ServedRisks } from "./served-commune.ts";

const METRES_PER_DEGREE = 111_320;

const existing = (libelle: string, level: string): ServedRisk => ({
  present: true,
  libelle,
  libelleStatutCommune: "Risque Existant",
  libelleStatutAdresse: `Risque Existant - ${level}`,
});

/** Metres east and north of the island's middle. */
const fromMiddle = ({ middle }: CommuneIdentity, [lon, lat]: readonly [number, number]): readonly [number, number] => [
  (lon - middle[0]) * METRES_PER_DEGREE * Math.cos((middle[1] * Math.PI) / 180),
  (lat - middle[1]) * METRES_PER_DEGREE,
];

/** An old quarry south-west of the middle, a cellar north of it; metres east and north. */
const CAVITIES = [
  { east: -320, north: -260, type: "carrière", nom: "Ancienne carrière du Midi (fictive)" },
  { east: 120, north: 480, type: "cave", nom: "Cave du Nord (fictive)" },
] as const;
const LISTED_WITHIN = 500;
/** From there outwards, the ground is low enough for the sea. */
const LOW_GROUND = 900;
const CLAY_FROM_EAST = 350;

/** Of the commune, and not of this place. */
const ELSEWHERE: ServedRisk = {
  present: true,
  libelle: "Inondation",
  libelleStatutCommune: "Risque Existant",
  libelleStatutAdresse: "Risque non Concerné",
};

/** Fictional risks of the island: low ground by the sea is flooded, clay grows to the east, one zone for earthquakes. */
export const demoRisks = (identity: CommuneIdentity, at: readonly [number, number]): ServedRisks => {
  const [east, north] = fromMiddle(identity, at);
  const near = CAVITIES.filter((each) => Math.hypot(each.east - east, each.north - north) <= LISTED_WITHIN);
  return {
    naturels: {
      inondation: Math.hypot(east, north) > LOW_GROUND ? existing("Inondation", "faible") : ELSEWHERE,
      seisme: existing("Séisme", "modéré"),
      retraitGonflementArgile: existing("Retrait gonflement des argiles", east > CLAY_FROM_EAST ? "modéré" : "faible"),
      radon: existing("Radon", "faible"),
    },
    cavites: near.map(({ type, nom }) => ({ type, nom, code_insee: identity.codeInsee })),
  };
};
