import { asMember } from "../call.ts";
import { secretsToWire } from "./secrets-to-wire.ts";

export const showSecrets = asMember.showSecrets.handler(async ({ context }) => ({
  success: true,
  data: await secretsToWire(context.lotir, context.member),
}));
