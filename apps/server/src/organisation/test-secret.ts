import { describeFailure, type UpstreamFailure } from "@lotir/foncier";
import { asMember } from "../call.ts";
import { openSecret } from "./secret-store.ts";

/** A large town, where there is always something for sale. */
const ASKED_OF = "33063";

const sentenceOf = (failure: UpstreamFailure): string =>
  failure.kind === "refused" && [401, 402, 403].includes(failure.status)
    ? `Le service refuse cette clé (réponse ${failure.status}).`
    : `La clé n'a pas pu être essayée : ${describeFailure(failure)}`;

/** One question to the service, with the key of the organisation, or that of the installation. */
export const testSecret = asMember.testSecret.handler(async ({ input: { name }, context: { lotir, member } }) => {
  const key = (await openSecret(lotir, member.organisationId, name)) ?? lotir.installedKeys[name];
  if (key === undefined)
    return { success: true, data: { works: false, sentence: "Aucune clé n'est enregistrée pour ce service." } };
  const asked = await lotir.connectors.of(ASKED_OF).searchListings({ codeInsee: ASKED_OF, kinds: ["land"], key });
  const data = asked.ok
    ? { works: true, sentence: "La clé est acceptée par le service." }
    : { works: false, sentence: sentenceOf(asked.failure) };
  return { success: true, data };
});
