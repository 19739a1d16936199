import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("un moteur se compile simplement quand on le demande, bien dès qu'on le demande de nouveau", () => {
  const program = fileURLToPath(new URL("tiers-of-one-function.fixture.ts", import.meta.url));
  const said = execFileSync(process.execPath, ["--allow-natives-syntax", program], { encoding: "utf8" });
  expect(JSON.parse(said)).toEqual([true, false, true]);
});
