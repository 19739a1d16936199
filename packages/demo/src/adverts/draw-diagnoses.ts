import type { ToDegrees } from "../place/ground.ts";
import type { CommuneIdentity } from "../place/identity.ts";
import type { Chance } from "../random.ts";
import type { Good } from "./goods.ts";

/** An energy diagnosis in the shape of ADEME, field by field. */
export type DiagnosisRow = Readonly<Record<string, unknown>>;

/** The upper end of each class, A to F: kWh of primary energy and kg of CO2 per m² and year. */
const ENERGY = [70, 110, 180, 250, 330, 420] as const;
const EMISSION = [6, 11, 30, 50, 70, 100] as const;
const LETTERS = "ABCDEFG";

const rankIn = (value: number, ends: readonly number[]): number => ends.filter((end) => value > end).length;

export interface Energy {
  readonly energy: number;
  readonly emission: number;
  readonly energyClass: string;
  readonly emissionClass: string;
}

/** Old houses lose more; what heats them decides what they emit. */
const energyOf = (good: Good, random: Chance): Energy => {
  const age = Math.max(0, Math.min(1, (2020 - good.builtYear) / 90));
  const energy = Math.round(65 + age * 250 * random.between(0.55, 1.25) + random.normal() * 18);
  const kept = Math.max(38, energy);
  const emission = Math.max(1, Math.round(kept * (random.happens(0.55) ? 0.035 : random.between(0.14, 0.24))));
  const [byEnergy, byEmission] = [rankIn(kept, ENERGY), rankIn(emission, EMISSION)];
  return {
    energy: kept,
    emission,
    energyClass: LETTERS.charAt(Math.max(byEnergy, byEmission)),
    emissionClass: LETTERS.charAt(byEmission),
  };
};

const LETTER_OF_NUMBER = "ABCDEFGHJKLMNPRSTVWXYZ";

const numberOf = (random: Chance): string =>
  `26${String(random.integer(6, 6)).padStart(2, "0")}E${String(random.integer(0, 9_999_999)).padStart(7, "0")}${LETTER_OF_NUMBER.charAt(random.integer(0, 21))}`;

const dayOf = (random: Chance): string =>
  `${random.integer(2021, 2025)}-${String(random.integer(1, 12)).padStart(2, "0")}-${String(random.integer(1, 28)).padStart(2, "0")}`;

/** What share of the houses has a diagnosis on file, as in an ordinary commune. */
const ON_FILE = 0.58;

/** Diagnoses of the houses of the island: most at the gate, some in the street, a few doubled or plainly elsewhere. */
export const drawDiagnoses = (
  goods: readonly Good[],
  ask: { readonly identity: CommuneIdentity; readonly toDegrees: ToDegrees; readonly random: Chance },
): { readonly rows: readonly DiagnosisRow[]; readonly energyOf: ReadonlyMap<string, Energy> } => {
  const { identity, toDegrees, random } = ask;
  const rows: DiagnosisRow[] = [];
  const energies = new Map<string, Energy>();
  for (const good of goods) {
    if (good.kind !== "house") continue;
    const own = energyOf(good, random);
    energies.set(good.id, own);
    if (!random.happens(ON_FILE)) continue;
    const mood = random.next();
    const stray = mood < 0.04 ? 160 : mood < 0.16 ? 32 : 7;
    const [x, y] = good.heart;
    const [lon, lat] = toDegrees([x + random.normal() * stray, y + random.normal() * stray]);
    const address = `${good.numero ?? ""} ${good.street ?? "Les Restanques"}`.trim();
    const row = (made: Energy, day: string): DiagnosisRow => ({
      numero_dpe: numberOf(random),
      date_etablissement_dpe: day,
      etiquette_dpe: made.energyClass,
      etiquette_ges: made.emissionClass,
      conso_5_usages_par_m2_ep: made.energy,
      emission_ges_5_usages_par_m2: made.emission,
      type_batiment: "maison",
      surface_habitable_logement: Math.round((good.floorM2 + random.normal() * 1.5) * 10) / 10,
      annee_construction: random.happens(0.85) ? good.builtYear : null,
      adresse_ban: `${address} ${identity.codePostal} ${identity.nom}`,
      nom_commune_ban: identity.nom,
      code_insee_ban: identity.codeInsee,
      statut_geocodage: mood < 0.16 ? "adresse géocodée ban à la rue" : "adresse géocodée ban à l'adresse",
      _geopoint: `${lat},${lon}`,
    });
    rows.push(row(own, dayOf(random)));
    // Works were done since: the older one stays on file.
    if (random.happens(0.05)) rows.push(row({ ...own, energyClass: "F", energy: 385 }, "2021-08-03"));
  }
  return { rows, energyOf: energies };
};
