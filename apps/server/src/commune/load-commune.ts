import { asMember } from "../call.ts";
import { askLoad } from "./ask-load.ts";
import { communeToWire } from "./commune-to-wire.ts";
import { knownCommune, refuseFormer } from "./known-commune.ts";

/** Starts the loading of a commune that exists, or of one of its layers again. */
export const loadCommune = asMember.loadCommune.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const codeInsee = await knownCommune(lotir, input.codeInsee);
  // Loaded before it joined another: its file is no longer published. A source that is silent keeps nobody from asking.
  if (input.layer !== undefined) await refuseFormer(lotir, codeInsee);
  await askLoad(lotir, member, input);
  return { success: true, data: communeToWire(await lotir.jobs.progress(input.codeInsee)) };
});
