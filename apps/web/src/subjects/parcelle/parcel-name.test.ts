import { expect, test } from "vitest";
import { parcelName } from "./parcel-name.ts";

test.each([
  ["33234000AB0123", "AB 123"],
  ["332340000A0007", "A 7"],
  ["33234012AB0123", "012 AB 123"],
])("%s reads %s", (id, name) => expect(parcelName(id)).toBe(name));
