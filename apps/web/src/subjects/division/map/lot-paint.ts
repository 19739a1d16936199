import type { ExpressionSpecification } from "maplibre-gl";
import { useEffect, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import { HATCHING_RATIO, hatching } from "../../../kit/map/hatching.ts";
import { DARK, LOT_TINTS, type Palette } from "../../../kit/palette.ts";

/** Lots wear the tints in turn. */
export const tintOf = (palette: Palette): ExpressionSpecification => {
  const [a, b, c, d, e, f] = LOT_TINTS[palette === DARK ? "dark" : "light"];
  return ["match", ["get", "tint"], 1, b, 2, c, 3, d, 4, e, 5, f, a];
};

/** The hatching is an image: the map is given it once for each colour. */
export const useHatching = (colour: string): string | null => {
  const { current: map } = useMap();
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    const name = `hachures-${colour}`;
    if (map === undefined) return;
    if (!map.hasImage(name)) map.getMap().addImage(name, hatching(colour), { pixelRatio: HATCHING_RATIO });
    setReady(name);
  }, [map, colour]);
  return ready;
};
