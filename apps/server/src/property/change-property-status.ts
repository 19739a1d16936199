import { asMember } from "../call.ts";
import { saveProperty } from "./save-property.ts";

/** Moves a property to another status. */
export const changePropertyStatus = asMember.changePropertyStatus.handler(
  ({ input: { id, version, status }, context }) => saveProperty(context, { id, version, change: { status } }),
);
