import { cleanup, renderHook } from "@testing-library/react";
import type { MapRef } from "react-map-gl/maplibre";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { MapCommune } from "../../../subjects/commune/map/map-commune.ts";
import { useFraming } from "./use-framing.ts";

beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(cleanup);

type Framing = Parameters<typeof useFraming>[1];

const latresne: MapCommune = {
  codeInsee: "33234",
  name: "Latresne",
  version: "v1",
  bbox: [-0.52, 44.76, -0.46, 44.8],
  fictional: false,
};
const city = { longitude: -0.49, latitude: 44.78 };
const parcel = { longitude: -0.5, latitude: 44.77 };
const nothing: Framing = {
  communes: [latresne],
  firstResult: null,
  firstCity: null,
  selected: null,
  place: null,
  hiddenBelow: 0,
};

/** A map that only writes down where it is sent. */
const aMap = () => {
  let zoom = 13;
  const sent: string[] = [];
  const calls = {
    getZoom: () => zoom,
    fitBounds: () => sent.push("commune"),
    easeTo: (to: { center: [number, number]; zoom: number }) => {
      zoom = to.zoom;
      sent.push(`${to.center.join(",")} z${to.zoom}`);
    },
  };
  return { map: calls as unknown as MapRef, sent };
};

test("results take the map to the first parcel that has a centre", () => {
  const { map, sent } = aMap();
  renderHook(() => useFraming(map, { ...nothing, firstResult: parcel }));
  expect(sent).toEqual(["commune", "-0.5,44.77 z15.5"]);
});

test("no parcel takes it to the first city, as it comes", () => {
  const { map, sent } = aMap();
  const { rerender } = renderHook((asked: Framing) => useFraming(map, asked), { initialProps: nothing });
  expect(sent).toEqual(["commune"]);
  rerender({ ...nothing, firstCity: city });
  rerender({ ...nothing, firstCity: { ...city } });
  expect(sent).toEqual(["commune", "-0.49,44.78 z13"]);
});

test("a place asked for, or a parcel chosen, is not left for the city", () => {
  const { map, sent } = aMap();
  renderHook(() => useFraming(map, { ...nothing, firstCity: city, place: parcel }));
  expect(sent).toEqual(["-0.5,44.77 z17"]);
});
