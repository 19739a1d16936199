import { expect, test } from "vitest";
import { addressesInLogs } from "./addresses-in-logs.ts";

const line = (message: string): string =>
  JSON.stringify({ level: 50, time: 1_790_000_000_000, pid: 1, err: { message }, msg: "bug" });

test("an address in a log is seen, with its line", () => {
  const wrong = line("duplicate key (email)=(ana.roy+essai@agence.example.fr)");
  expect(addressesInLogs(` ✓ a test\n${line("no address")}\n${wrong}\n`)).toEqual([wrong]);
});

test("what is no log of the product, and paths of packages, are not", () => {
  const stack = line("at node_modules/@scope/name/dist/index.js:3 (file:///root/name@1.2.3/a.js)");
  expect(addressesInLogs(`ana@essai.example signs up\n${stack}\n`)).toEqual([]);
});
