import { useComputedColorScheme } from "@mantine/core";
import { DARK, LIGHT, type Palette } from "../palette.ts";

/** The map draws with literal values: those of the scheme on screen. */
export const useMapPalette = (): Palette =>
  useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark" ? DARK : LIGHT;
