import { asMember } from "../call.ts";
import { askLoad } from "./ask-load.ts";
import { communeToWire } from "./commune-to-wire.ts";
import { knownCommune } from "./known-commune.ts";

/** Starts the loading of a commune that exists, or of one of its layers again. */
export const loadCommune = asMember.loadCommune.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  await knownCommune(lotir, input.codeInsee);
  await askLoad(lotir, member, input);
  return { success: true, data: communeToWire(await lotir.jobs.progress(input.codeInsee)) };
});
