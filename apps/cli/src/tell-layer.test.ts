import { expect, test } from "vitest";
import { tellLayer } from "./tell-layer.ts";

const layer = {
  name: "batiments",
  loadId: 1,
  source: "essai",
  licence: null,
  vintage: "2026",
  loadedAt: null,
  counts: { read: 12, kept: 10, setAside: {}, notes: {} },
  failure: null,
} as const;

test("une couche se dit en français, rangée en colonnes", () => {
  expect(tellLayer({ ...layer, status: "loaded" })).toBe("bâtiments  chargée      10 lignes gardées sur 12");
});

test.each(["waiting", "loading", "loaded", "not-published", "unknown", "cancelled"] as const)(
  "aucun mot de la base n'arrive à l'écran : %s",
  (status) => expect(tellLayer({ ...layer, status })).not.toContain(status),
);

test("une source qui refuse est nommée", () => {
  const failure = { kind: "refused", source: "Cadastre", status: 503 } as const;
  expect(tellLayer({ ...layer, status: "unknown", failure })).toMatch(/^bâtiments {2}inconnue .+ — .*Cadastre/);
});
