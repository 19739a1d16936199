import { asMember } from "../../http/call.ts";
import { knownCommune } from "../../http/known-commune.ts";
import { communeToWire } from "../../to-wire/commune-to-wire.ts";

/** Starts the loading of a commune that exists, or of one of its layers again. */
export const loadCommune = asMember.loadCommune.handler(async ({ input, context }) => {
  const { jobs } = context.lotir;
  await knownCommune(context.lotir, input.codeInsee);
  await jobs.start(input.codeInsee, input.layer);
  return { success: true, data: communeToWire(await jobs.progress(input.codeInsee)) };
});
