import type { Settings } from "@lotir/contract";
import type { MantineColorScheme } from "@mantine/core";

type Theme = Settings["display"]["theme"];

/** Mantine calls `auto` what the specification calls `system`. */
export const schemeOf = (theme: Theme): MantineColorScheme => (theme === "system" ? "auto" : theme);

export const themeOf = (scheme: MantineColorScheme): Theme => (scheme === "auto" ? "system" : scheme);
