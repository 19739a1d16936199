import { asMember } from "../call.ts";

/** How far the generation of a property is; nothing of another organisation's is ever there. */
export const showGeneration = asMember.showGeneration.handler(async ({ input: { propertyId }, context }) => ({
  success: true,
  data: context.lotir.generations.progressOf(context.member.organisationId, propertyId),
}));
