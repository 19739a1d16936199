import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import { DARK, LIGHT, LOT_TINTS, type Palette, ZONE_COLOURS } from "./palette.ts";

const brand: MantineColorsTuple = [
  "#E8F2ED",
  "#D3E6DC",
  "#A9CDBB",
  "#7CB398",
  "#569D7B",
  "#2F7F62",
  "#1F6B52",
  "#195A45",
  "#134937",
  "#0C3527",
];

/** Warm greys, so that borders, disabled controls and skeletons belong to the paper. */
const gray: MantineColorsTuple = [
  "#FAF8F4",
  "#F4F0E8",
  "#EAE5DA",
  "#E4DED2",
  "#D3CCBD",
  "#A29C8E",
  "#7A7A70",
  "#5B6A66",
  "#3A4743",
  "#1E2A27",
];

const dark: MantineColorsTuple = [
  "#ECEAE4",
  "#C9CFCC",
  "#AAB6B2",
  "#6F7C78",
  "#4A5652",
  "#38423F",
  "#26302D",
  "#1D2422",
  "#151A19",
  "#0E1211",
];

export const theme = createTheme({
  colors: { brand, gray, dark },
  primaryColor: "brand",
  primaryShade: 6,
  defaultRadius: 8,
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.45", lg: "1.45", xl: "1.3" },
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "20px", lineHeight: "1.3" },
      h2: { fontSize: "16px", lineHeight: "1.35" },
      h3: { fontSize: "14px", lineHeight: "1.4" },
    },
  },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "20px", xl: "24px" },
  components: {
    InputWrapper: { styles: { label: { marginBottom: 4, fontWeight: 500 } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, multiline: true, maw: 280 } },
    Modal: { defaultProps: { transitionProps: { duration: 150 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    Notification: { defaultProps: { closeButtonProps: { "aria-label": "Fermer" } } },
  },
});

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const ownVariables = (palette: Palette, scheme: "light" | "dark"): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--lotir-${kebab(name)}`, value])),
  ...Object.fromEntries(
    Object.entries(ZONE_COLOURS).flatMap(([family, colours]) => [
      [`--lotir-zone-${family.toLowerCase()}-text`, colours[scheme][0]],
      [`--lotir-zone-${family.toLowerCase()}-ground`, colours[scheme][1]],
    ]),
  ),
  ...Object.fromEntries(LOT_TINTS[scheme].map((tint, index) => [`--lotir-lot-${index + 1}`, tint])),
});

const mantineVariables = (palette: Palette): Record<string, string> => ({
  "--mantine-color-body": palette.surface,
  "--mantine-color-text": palette.ink,
  "--mantine-color-dimmed": palette.inkSoft,
  "--mantine-color-placeholder": palette.inkSoft,
  "--mantine-color-anchor": palette.brand,
  "--mantine-color-error": palette.danger,
  "--mantine-color-disabled": palette.hover,
  "--mantine-color-disabled-color": palette.inkSoft,
  "--mantine-color-disabled-border": palette.line,
  "--mantine-color-default": palette.surface,
  "--mantine-color-default-hover": palette.hover,
  "--mantine-color-default-color": palette.ink,
  "--mantine-color-default-border": palette.line,
  "--mantine-color-brand-light": palette.brandSoft,
  "--mantine-color-brand-light-hover": palette.brandSoft,
  "--mantine-color-brand-light-color": palette.brand,
  "--mantine-color-brand-outline": palette.brand,
  "--mantine-color-gray-outline": palette.inkSoft,
  "--mantine-color-yellow-outline": palette.ochreText,
  "--mantine-color-red-outline": palette.danger,
  // Mantine's own yellow and red do not reach the contrast of a text that small.
  "--mantine-color-yellow-light": palette.ochreSoft,
  "--mantine-color-yellow-light-hover": palette.ochreSoft,
  "--mantine-color-yellow-light-color": palette.ochreText,
  "--mantine-color-red-light": palette.dangerSoft,
  "--mantine-color-red-light-hover": palette.dangerSoft,
  "--mantine-color-red-light-color": palette.danger,
  "--mantine-color-brand-text": palette.brand,
});

/** Our tokens as CSS variables, and Mantine's own brought in line with them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...ownVariables(LIGHT, "light"), ...mantineVariables(LIGHT) },
  dark: { ...ownVariables(DARK, "dark"), ...mantineVariables(DARK) },
});
