import { OPTIONAL_LAYERS, SOURCE_LAYERS } from "@lotir/territory/work";
import { expect, test } from "vitest";
import { FACTS_VERSION } from "../describe/fact-row.ts";
import { whatIsLeft } from "./what-is-left.ts";

const LOADED = new Date("2026-11-20T10:00:00Z");
const DESCRIBED = new Date("2026-11-20T10:01:00Z");

const whole = () => [
  ...[...SOURCE_LAYERS, ...OPTIONAL_LAYERS].map((name) => ({
    name,
    status: "loaded" as const,
    vintage: "2026",
    loadedAt: LOADED,
  })),
  { name: "facts" as const, status: "loaded" as const, vintage: FACTS_VERSION, loadedAt: DESCRIBED },
];
const but = (name: string, change: object) =>
  whole().map((layer) => (layer.name === name ? { ...layer, ...change } : layer));

test("une commune entière et décrite n'a plus rien à faire", () => {
  expect(whatIsLeft(whole()).isDone).toBe(true);
});

test("une source qui ne publie rien est une réponse", () => {
  expect(whatIsLeft(but("ventes", { status: "not-published" })).isDone).toBe(true);
});

test("mais sans cadastre, rien n'est fait", () => {
  expect(whatIsLeft(but("parcelles", { status: "not-published" })).isDone).toBe(false);
});

test.each(["unknown", "cancelled", "loading", "waiting"])("une couche %s se redemande, elle seule", (status) => {
  const { settled, isDone, isDescribed } = whatIsLeft(but("zones", { status }));
  expect([isDone, isDescribed]).toEqual([false, true]);
  expect([...settled]).toEqual([...SOURCE_LAYERS, ...OPTIONAL_LAYERS].filter((name) => name !== "zones"));
});

test.each([
  ["absente", whole().filter(({ name }) => name !== "facts")],
  ["coupée", but("facts", { status: "loading" })],
  ["d'une autre version", but("facts", { vintage: "1" })],
  ["plus vieille que ce qui fut chargé depuis", but("batiments", { loadedAt: new Date("2026-11-20T10:02:00Z") })],
])("une description %s se refait, sans rien recharger", (_, layers) => {
  const { settled, isDone, isDescribed } = whatIsLeft(layers);
  expect([isDone, isDescribed]).toEqual([false, false]);
  expect(settled.size).toBe(SOURCE_LAYERS.length + OPTIONAL_LAYERS.length);
});

test("d'une commune inconnue, tout reste à faire", () => {
  expect(whatIsLeft([])).toEqual({ settled: new Set(), isDescribed: false, isDone: false });
});
