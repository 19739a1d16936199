import { asMember } from "../call.ts";
import { saveProperty } from "./save-property.ts";

/** Gives a property another address. */
export const changePropertyAddress = asMember.changePropertyAddress.handler(
  ({ input: { id, version, address }, context }) => saveProperty(context, { id, version, change: { address } }),
);
