import { asMember } from "../call.ts";
import { communeToWire } from "./commune-to-wire.ts";

export const showCommune = asMember.showCommune.handler(async ({ input, context }) => ({
  success: true,
  data: communeToWire(await context.lotir.jobs.progress(input.codeInsee)),
}));
