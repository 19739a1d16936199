import { SOURCE_LAYERS } from "@lotir/territory";
import { expect, test } from "vitest";
import { layersToLoad } from "./layers-to-load.ts";

const layer = (
  name: (typeof SOURCE_LAYERS)[number],
  status: "loaded" | "unknown" | "cancelled" | "loading" | "not-published",
) => ({ name, status });

test("jamais demandée, ou sans cadastre : tout est à charger", () => {
  const all = [...SOURCE_LAYERS, "dpe"];
  expect(layersToLoad({ status: "absent", layers: [] })).toEqual(all);
  expect(layersToLoad({ status: "failed", layers: [layer("parcelles", "unknown")] })).toEqual(all);
});

test("après un arrêt, demander la commune reprend ce qui manque et rien d'autre", () => {
  const layers = [
    layer("parcelles", "loaded"),
    layer("zones", "cancelled"),
    layer("ventes", "unknown"),
    layer("voies", "not-published"),
    layer("batiments", "loading"),
  ];
  expect(layersToLoad({ status: "partial", layers, diagnoses: { status: "loaded" } })).toEqual(["zones", "ventes"]);
});

test("au complet, rien n'est demandé", () => {
  const layers = SOURCE_LAYERS.map((name) => layer(name, "loaded"));
  expect(layersToLoad({ status: "ready", layers, diagnoses: { status: "not-published" } })).toEqual([]);
  // Chargée avant qu'on ne lise les diagnostics.
  expect(layersToLoad({ status: "ready", layers })).toEqual(["dpe"]);
});
