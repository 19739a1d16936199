import { contract } from "@lotir/contract";
import { outageOf } from "@lotir/database";
import { implement } from "@orpc/server";
import type { Member } from "./identity/index.ts";
import { type Operation, rightOf } from "./identity/rights.ts";
import type { Lotir } from "./lotir.ts";
import { isUnknownProperty, OUTAGES, refuse } from "./refuse.ts";
import { isStorable } from "./storable.ts";

/** What every operation receives: the request, and the parts of the running product. */
export interface Call {
  readonly request: Request;
  readonly lotir: Lotir;
}

/** Operations open to all: none of them reads what an organisation owns. */
export const open = implement(contract)
  .$context<Call>()
  .use(async ({ context, next }) => {
    try {
      return await next();
    } catch (error) {
      if (isUnknownProperty(error)) throw refuse("property-not-found");
      const outage = outageOf(error);
      if (outage === undefined) throw error;
      // Whoever runs the product must know; whoever asks is told to ask again.
      context.lotir.reportBug(error);
      throw refuse(OUTAGES[outage]);
    }
  })
  .use(async ({ next }, input) => {
    if (!isStorable(input)) throw refuse("invalid-input", undefined, "Ce texte contient un caractère interdit.");
    return next();
  });

/**
 * Operations of a member: the membership is read from the database on every call, whatever the session says, and the
 * table of rights says whether it is enough.
 */
export const asMember = open.use(async ({ context, path, next }) => {
  const member = await context.lotir.identity.requireMember(context.request);
  if (!member.ok) throw refuse(member.failure);
  // The router is flat: the path is the operation's name.
  if (rightOf(path[0] as Operation) === "admin" && member.value.role !== "admin") throw refuse("not-an-admin");
  return next({ context: { member: member.value satisfies Member } });
});
