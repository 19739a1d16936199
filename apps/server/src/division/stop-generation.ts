import { asMember } from "../call.ts";

/** The generation answers what it has found; whoever asked for it has it. */
export const stopGeneration = asMember.stopGeneration.handler(async ({ input: { propertyId }, context }) => ({
  success: true,
  data: { stopped: context.lotir.generations.stop(context.member.organisationId, propertyId) },
}));
