import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEMO_IDENTITY, generateCommune, type ServedCommune, serveCommune, serveFolder } from "@lotir/demo";

const LATRESNE = fileURLToPath(new URL("../../../shared/data/latresne-33234", import.meta.url));

export interface BenchCommune {
  readonly served: ServedCommune;
  readonly label: string;
}

/** The real commune where its files are at hand, else a fictional one of the same size, said so. */
export const smallCommune = (): BenchCommune =>
  existsSync(LATRESNE)
    ? { served: serveFolder({ codeInsee: "33234", folder: LATRESNE }), label: "Latresne, 4 344 parcelles" }
    : {
        served: serveCommune(
          generateCommune({
            seed: "banc",
            parcels: 4_344,
            identity: { ...DEMO_IDENTITY, codeInsee: "06998", nom: "Petite-Île (fictive)" },
          }),
        ),
        label: "commune fictive d'environ 4 344 parcelles",
      };

const LARGE = { seed: "grand-banc", parcels: 65_000 } as const;

/** A fictional commune of about 65 000 parcels. */
export const largeCommune = (): ServedCommune => serveCommune(generateCommune(LARGE));

/** Its code, without the seconds that it takes to generate. */
export const LARGE_CODE = DEMO_IDENTITY.codeInsee;
