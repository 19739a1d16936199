import { DossierFacts } from "@lotir/contract";
import { asMember } from "../call.ts";
import { tellProperty } from "../property/tell-property.ts";
import { writeShared } from "../versions/write-shared.ts";
import { sharedDossierFacts } from "./shared-dossier-facts.ts";

/** Writes what members know of a file. */
export const saveDossierFacts = asMember.saveDossierFacts.handler(async ({ input, context }) => {
  const { id, facts, version } = input;
  const kept = await writeShared(sharedDossierFacts(id), { ...context, change: facts, version });
  await tellProperty(context, id, "changed");
  return { success: true, data: { facts: DossierFacts.parse(kept.value), version: kept.version } };
});
