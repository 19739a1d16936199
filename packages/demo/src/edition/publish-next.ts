import { cadastreFile } from "../formats/files.ts";
import type { ServedCommune } from "../formats/served-commune.ts";
import { VINTAGES } from "../place/identity.ts";
import type { NextEdition } from "./next-edition.ts";

/** A commune whose cadastre goes to its next edition when told to. */
export const publishedTwice = (
  commune: ServedCommune,
  next: () => NextEdition,
): { readonly served: ServedCommune; publishNext(): void } => {
  let isNext = false;
  return {
    served: {
      ...commune,
      parcelles: async () => (isNext ? cadastreFile(next().parcelles, VINTAGES.nextCadastre) : commune.parcelles()),
    },
    publishNext: () => {
      isNext = true;
    },
  };
};
