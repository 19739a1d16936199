import { useEffect, useRef } from "react";
import type { MapRef } from "react-map-gl/maplibre";
import { type MapCommune, type MapPlace, PARCEL_ZOOM, RESTING } from "../../../subjects/commune/map/map-commune.ts";
import { frameOf } from "./frame-bounds.ts";

/** Zoom of the first look at results: shapes are drawn from 14. */
const FIRST_LOOK = 15.5;
const SHAPES = 14;
const CLOSE_LOOK = 17;
const PANEL_OPENS_MS = 120;
/** Share of the map, on each side, where a chosen parcel is too near the edge. */
const EDGE = 0.12;

interface Framing {
  readonly communes: readonly MapCommune[];
  /** First parcel of the list with a centre: where the map goes when the results come in (spec 1 §4). */
  readonly firstResult: MapPlace | null;
  /** Centre of the first city, when there is no parcel to go to. */
  readonly firstCity: MapPlace | null;
  readonly selected: MapPlace | null;
  readonly place: MapPlace | null;
  /** Part of the map hidden under a sheet, in pixels. */
  readonly hiddenBelow: number;
}

const calm = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const goTo = (map: MapRef, { longitude, latitude }: MapPlace, options: { zoom: number; below: number }): void => {
  map.easeTo({
    center: [longitude, latitude],
    zoom: options.zoom,
    // An offset, not a padding: a padding stays on the map, which then leaves tiles out under it.
    offset: [0, -options.below / 2],
    duration: calm() ? 0 : 500,
  });
};

const isWellInside = (map: MapRef, { longitude, latitude }: MapPlace): boolean => {
  const { x, y } = map.project([longitude, latitude]);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const within = (at: number, size: number): boolean => at > size * EDGE && at < size * (1 - EDGE);
  return map.getZoom() >= FIRST_LOOK && within(x, width) && within(y, height);
};

/** Takes the map where the page is looking: the commune first, its best parcel next, then whatever is chosen. */
export const useFraming = (map: MapRef | null, asked: Framing): void => {
  const { communes, firstResult, selected, place, hiddenBelow } = asked;
  const latest = useRef(asked);
  latest.current = asked;
  const frame = frameOf(communes)?.join(",") ?? "";
  const codes = communes.map(({ codeInsee }) => codeInsee).join(",");

  useEffect(() => {
    const bounds = frameOf(latest.current.communes);
    if (map === null || frame === "" || bounds === null) return;
    if (latest.current.selected !== null || latest.current.place !== null) return;
    map.fitBounds(bounds, { padding: 32, duration: 0, maxZoom: 16 });
  }, [map, frame]);

  const hasResult = firstResult !== null;
  useEffect(() => {
    const { firstResult: first, selected: chosen, place: point, hiddenBelow: below } = latest.current;
    if (map === null || codes === "" || !hasResult || first === null || chosen !== null || point !== null) return;
    if (map.getZoom() < SHAPES) goTo(map, first, { zoom: FIRST_LOOK, below });
  }, [map, codes, hasResult]);

  const cityKey = asked.firstCity === null ? "" : `${asked.firstCity.longitude},${asked.firstCity.latitude}`;
  useEffect(() => {
    const { firstCity: city, selected: chosen, place: point, hiddenBelow: below } = latest.current;
    if (map === null || cityKey === "" || city === null || chosen !== null || point !== null) return;
    goTo(map, city, { zoom: RESTING.zoom, below });
  }, [map, cityKey]);

  const placeKey = place === null ? "" : `${place.longitude},${place.latitude}`;
  useEffect(() => {
    const { place: point, hiddenBelow: below } = latest.current;
    if (map !== null && placeKey !== "" && point !== null) goTo(map, point, { zoom: 17, below });
  }, [map, placeKey]);

  const selectedKey = selected === null ? "" : `${selected.longitude},${selected.latitude}`;
  useEffect(() => {
    if (map === null || selectedKey === "") return;
    // The panel that opens takes room from the map: look again once it has its new size.
    const timer = setTimeout(() => {
      const chosen = latest.current.selected;
      if (chosen === null || (hiddenBelow === 0 && isWellInside(map, chosen))) return;
      goTo(map, chosen, { zoom: Math.min(Math.max(map.getZoom(), CLOSE_LOOK), PARCEL_ZOOM), below: hiddenBelow });
    }, PANEL_OPENS_MS);
    return () => clearTimeout(timer);
  }, [map, selectedKey, hiddenBelow]);
};
