import { asMember } from "../../http/call.ts";
import { communeToWire } from "../../to-wire/commune-to-wire.ts";

/** Stops what is loading; layers already published stay. */
export const cancelLoading = asMember.cancelLoading.handler(async ({ input, context }) => {
  const { jobs } = context.lotir;
  await jobs.cancel(input.codeInsee);
  return { success: true, data: communeToWire(await jobs.progress(input.codeInsee)) };
});
