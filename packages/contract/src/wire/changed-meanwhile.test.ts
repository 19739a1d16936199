import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../router.ts";

const REWRITES = new Set(["PUT", "PATCH"]);
/** What is drawn is settled object by object, each with a version of its own; a member's own settings are shared with nobody; marks are flags, where the last word is the right one. */
const WITHOUT = new Set(["editPlanObjects", "markParcels", "savePlanAnnotations", "saveSettings"]);

test("toute opération qui récrit ce que des membres partagent peut porter la version lue", () => {
  const rewriting = Object.entries(contract).filter(
    ([name, { "~orpc": about }]) => REWRITES.has(about.route.method ?? "") && !WITHOUT.has(name),
  );
  expect(rewriting.length).toBeGreaterThan(2);
  for (const [name, { "~orpc": about }] of rewriting) {
    const read = z.toJSONSchema(about.inputSchema as z.ZodType, { io: "input" });
    expect([name, read.properties?.version]).toEqual([name, expect.objectContaining({ type: "integer", minimum: 0 })]);
    expect([name, read.required ?? []]).toEqual([name, expect.not.arrayContaining(["version"])]);
  }
});
