import { SOURCE_LAYERS } from "@lotir/territory";
import { expect, test } from "vitest";
import { layersToLoad } from "./layers-to-load.ts";

const layer = (
  name: (typeof SOURCE_LAYERS)[number],
  status: "loaded" | "unknown" | "cancelled" | "loading" | "not-published",
) => ({ name, status });

test("jamais demandée, ou sans cadastre : tout est à charger", () => {
  expect(layersToLoad({ status: "absent", layers: [] })).toEqual(SOURCE_LAYERS);
  expect(layersToLoad({ status: "failed", layers: [layer("parcelles", "unknown")] })).toEqual(SOURCE_LAYERS);
});

test("après un arrêt, demander la commune reprend ce qui manque et rien d'autre", () => {
  const layers = [
    layer("parcelles", "loaded"),
    layer("zones", "cancelled"),
    layer("ventes", "unknown"),
    layer("voies", "not-published"),
    layer("batiments", "loading"),
  ];
  expect(layersToLoad({ status: "partial", layers })).toEqual(["zones", "ventes"]);
});

test("au complet, rien n'est demandé", () => {
  expect(layersToLoad({ status: "ready", layers: SOURCE_LAYERS.map((name) => layer(name, "loaded")) })).toEqual([]);
});
