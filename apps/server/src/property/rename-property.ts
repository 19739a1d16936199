import { asMember } from "../call.ts";
import { saveProperty } from "./save-property.ts";

/** Gives a property another name. */
export const renameProperty = asMember.renameProperty.handler(({ input: { id, version, name }, context }) =>
  saveProperty(context, { id, version, change: { name } }),
);
