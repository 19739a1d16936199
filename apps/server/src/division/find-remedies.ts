import { readParcelleId } from "@lotir/foncier";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { remediesToWire } from "./division-to-wire.ts";
import { parcelsFrom, wishFrom } from "./wish-from.ts";

/** What would give a plan where there is none: each change was really tried. */
export const findRemedies = asMember.findRemedies.handler(async ({ input, context, signal }) => {
  const id = readParcelleId(input.id);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.id });
  const { lotir, member } = context;
  const joined = parcelsFrom(input.joined?.split(",") ?? []);
  const question = { id, joined, remediesFor: input.lots, wish: wishFrom(input) };
  const divided = await divideInTurn(lotir, question, { organisationId: member.organisationId, signal });
  return { success: true, data: { lots: input.lots, remedies: remediesToWire(divided), ms: divided.ms } };
});
