import { DOSSIER_FACTS_LABELS, type DossierFactsChange } from "@lotir/contract";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import type { Shared } from "../versions/shared.ts";
import { holdDossierFacts, writeDossierFacts } from "./dossier-store.ts";

/** What members know of a file, as they share it. */
export const sharedDossierFacts = (id: string): Shared<DossierFactsChange> => ({
  action: "dossier.facts",
  subject: id,
  labels: DOSSIER_FACTS_LABELS,
  hold: async (trx) => {
    if ((await findPropertyGround(trx, id)) === undefined) throw refuse("property-not-found", { id });
    return holdDossierFacts(trx, id);
  },
  write: (trx, facts, written) => writeDossierFacts(trx, { propertyId: id, facts: { ...facts } as never, ...written }),
});
