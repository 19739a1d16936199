import { SOURCE_LAYERS } from "@lotir/territory";
import { expect, test } from "vitest";
import { layersToLoad } from "./layers-to-load.ts";

const layer = (
  name: (typeof SOURCE_LAYERS)[number],
  status: "loaded" | "unknown" | "cancelled" | "loading" | "not-published",
) => ({ name, status });

test("jamais demandée, ou sans cadastre : tout est à charger", () => {
  const all = [...SOURCE_LAYERS, "dpe", "servitudes"];
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
  const optional = [
    { name: "dpe", status: "loaded" },
    { name: "servitudes", status: "unknown" },
  ] as const;
  expect(layersToLoad({ status: "partial", layers, optional })).toEqual(["zones", "ventes", "servitudes"]);
});

test("au complet, rien n'est demandé", () => {
  const layers = SOURCE_LAYERS.map((name) => layer(name, "loaded"));
  const optional = [
    { name: "dpe", status: "not-published" },
    { name: "servitudes", status: "loaded" },
  ] as const;
  expect(layersToLoad({ status: "ready", layers, optional })).toEqual([]);
  // Chargée avant qu'on ne lise les servitudes, puis avant les diagnostics aussi.
  expect(layersToLoad({ status: "ready", layers, optional: optional.slice(0, 1) })).toEqual(["servitudes"]);
  expect(layersToLoad({ status: "ready", layers })).toEqual(["dpe", "servitudes"]);
});
