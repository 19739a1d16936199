import { expect, test, vi } from "vitest";
import { z } from "zod";
import { keepFor } from "./keeper.ts";
import { keptDraft } from "./kept-draft.ts";

const drafts = keptDraft("essai", z.object({ text: z.string() }));

test("a draft is there again until it is saved or given up", () => {
  drafts.write("p1", { text: "Vendeur joint." });
  expect(drafts.read("p1")).toEqual({ text: "Vendeur joint." });
  expect(drafts.read("p2")).toBeNull();
  drafts.write("p1", null);
  expect(drafts.read("p1")).toBeNull();
});

test("what one person typed is not sent by the next who signs in on the same browser, and waits for him", () => {
  keepFor("ana");
  drafts.write("p1", { text: "Prix d'Ana." });
  keepFor("bob");
  expect(drafts.read("p1")).toBeNull();
  drafts.write("p1", null);
  keepFor("ana");
  expect(drafts.read("p1")).toEqual({ text: "Prix d'Ana." });
  localStorage.clear();
  keepFor(null);
});

test("what another version of the product kept, or nothing that can be read, is no draft", () => {
  localStorage.setItem("lotir-essai-p1", '{"words":1}');
  expect(drafts.read("p1")).toBeNull();
  localStorage.setItem("lotir-essai-p1", "{");
  expect(drafts.read("p1")).toBeNull();
  localStorage.clear();
});

test("a browser that keeps nothing refuses nothing", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => drafts.write("p1", { text: "trop" })).not.toThrow();
  full.mockRestore();
});
