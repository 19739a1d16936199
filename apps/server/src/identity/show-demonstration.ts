import { DEMO_IDENTITY } from "@lotir/demo";
import { open } from "../call.ts";

export const showDemonstration = open.showDemonstration.handler(({ context }) => {
  const { demonstration } = context.lotir;
  const commune = { codeInsee: DEMO_IDENTITY.codeInsee, name: DEMO_IDENTITY.nom };
  return { success: true, data: demonstration === undefined ? null : { ...demonstration, commune } };
});
