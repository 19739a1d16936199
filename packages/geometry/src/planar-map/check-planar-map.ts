import { doubleArea } from "./double-area.ts";
import { isSimple } from "./is-simple.ts";
import type { PlanarMap } from "./planar-map.ts";
import { lastOf, loopsOf, type Region } from "./region.ts";

/** What breaks the promise of a planar map, in words for a developer. An empty list is a sound map. */
export type MapFault = { readonly kind: "area" | "edge" | "shape"; readonly detail: string };

const edgesOf = (region: Region): string[] =>
  loopsOf(region).flatMap((loop) => {
    let from = lastOf(loop);
    return loop.map((to) => {
      const edge = `${from.x},${from.y}|${to.x},${to.y}`;
      from = to;
      return edge;
    });
  });

const reversed = (edge: string): string => edge.split("|").reverse().join("|");

const edgeFaults = (map: PlanarMap): MapFault[] => {
  const boundary = new Set(edgesOf(map.site));
  const used = map.faces.flatMap(edgesOf);
  const inside = new Set(used);
  const faults = inside.size === used.length ? [] : [{ kind: "edge" as const, detail: "an edge is used twice" }];
  const alone = used.filter((edge) => !boundary.has(edge) && !inside.has(reversed(edge)));
  const missing = [...boundary].filter((edge) => !inside.has(edge));
  return [
    ...faults,
    ...alone.map((edge) => ({ kind: "edge" as const, detail: `no face on the other side of ${edge}` })),
    ...missing.map((edge) => ({ kind: "edge" as const, detail: `no face along ${edge}` })),
  ];
};

/** Areas add up as integers; every inner edge has a face on both sides; every face is a simple polygon. */
export const checkPlanarMap = (map: PlanarMap): MapFault[] => {
  const sum = map.faces.reduce((total, face) => total + doubleArea(face), 0n);
  const site = doubleArea(map.site);
  const faults: MapFault[] = sum === site ? [] : [{ kind: "area", detail: `${sum} is not ${site}` }];
  const shapes = map.faces.flatMap((face, index): MapFault[] =>
    isSimple(face) && doubleArea(face) > 0n ? [] : [{ kind: "shape", detail: `face ${index} is not simple` }],
  );
  return [...faults, ...edgeFaults(map), ...shapes];
};
