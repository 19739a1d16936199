import { ownAssumptions } from "../../assumptions/own-assumptions.ts";
import { asMember } from "../../http/call.ts";

export const showAssumptions = asMember.showAssumptions.handler(async ({ context }) => ({
  success: true,
  data: await ownAssumptions(context.lotir, context.member),
}));
