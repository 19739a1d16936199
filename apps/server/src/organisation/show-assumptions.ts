import { asMember } from "../call.ts";
import { ownAssumptions } from "./own-assumptions.ts";

export const showAssumptions = asMember.showAssumptions.handler(async ({ context }) => ({
  success: true,
  data: await ownAssumptions(context.lotir, context.member),
}));
