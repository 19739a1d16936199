import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { Settings } from "./settings.ts";

test("ce que le schéma donne quand rien n'est choisi", () => expect(Settings.parse({})).toEqual(DEFAULT_SETTINGS));
