/** Every colour of the product, for both schemes. Components read them as CSS variables, the map as literal values. */
export interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly line: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly brand: string;
  readonly brandSoft: string;
  readonly brandLine: string;
  readonly ochre: string;
  readonly ochreText: string;
  readonly ochreSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly hover: string;
  readonly selected: string;
  readonly shadow: string;
  readonly scoreHigh: string;
  readonly scoreHighText: string;
  readonly scoreMid: string;
  readonly scoreMidText: string;
  readonly scoreLow: string;
  readonly scoreLowText: string;
  readonly mapGround: string;
  readonly mapParcel: string;
  readonly mapLine: string;
  readonly mapBuilding: string;
  readonly mapBuildingLine: string;
  readonly mapZone: string;
  readonly selectionLine: string;
  readonly selectionFill: string;
}

export const LIGHT: Palette = {
  ground: "#FAF8F4",
  surface: "#FFFFFF",
  line: "#E4DED2",
  ink: "#1E2A27",
  inkSoft: "#5B6A66",
  brand: "#1F6B52",
  brandSoft: "#E8F2ED",
  brandLine: "#BFDCCF",
  ochre: "#C98A1B",
  ochreText: "#8A5A00",
  ochreSoft: "#FBF1DC",
  danger: "#B3372F",
  dangerSoft: "#FBEBE9",
  hover: "#F4F0E8",
  selected: "#FFFAE8",
  shadow: "0 2px 10px rgb(30 42 39 / 14%)",
  scoreHigh: "#2E8A63",
  scoreHighText: "#1F6B52",
  scoreMid: "#D9A32E",
  scoreMidText: "#8A5A00",
  scoreLow: "#C4534B",
  scoreLowText: "#B3372F",
  mapGround: "#EEE8DD",
  mapParcel: "#FBF9F4",
  mapLine: "#6F6556",
  mapBuilding: "#877F70",
  mapBuildingLine: "#4F493F",
  mapZone: "#7A4FA3",
  selectionLine: "#D7261E",
  selectionFill: "#FFE14D",
};

export const DARK: Palette = {
  ground: "#151A19",
  surface: "#1D2422",
  line: "#38423F",
  ink: "#ECEAE4",
  inkSoft: "#AAB6B2",
  brand: "#7CC7A6",
  brandSoft: "#1F362D",
  brandLine: "#34594A",
  ochre: "#D79C32",
  ochreText: "#E4B765",
  ochreSoft: "#372C16",
  danger: "#F29A91",
  dangerSoft: "#3E211E",
  hover: "#26302D",
  selected: "#33301B",
  shadow: "0 2px 12px rgb(0 0 0 / 55%)",
  scoreHigh: "#4FAE86",
  scoreHighText: "#8AD3B2",
  scoreMid: "#D9A32E",
  scoreMidText: "#E9C069",
  scoreLow: "#D5695F",
  scoreLowText: "#F29A91",
  mapGround: "#1B2120",
  mapParcel: "#2A322F",
  mapLine: "#93A09B",
  mapBuilding: "#8B938F",
  mapBuildingLine: "#C4CBC7",
  mapZone: "#B79AE0",
  selectionLine: "#FF5A50",
  selectionFill: "#FFE14D",
};

/** PLU zone badge colours by family (spec 2 §9), text and ground in both schemes. */
export const ZONE_COLOURS = {
  UA: { light: ["#8E241D", "#FCE6E3"], dark: ["#FFB4AC", "#46201C"] },
  UB: { light: ["#8A4300", "#FDEBD7"], dark: ["#FFC38C", "#44290F"] },
  UC: { light: ["#6E5600", "#FBF2C6"], dark: ["#F2DC7A", "#3B330F"] },
  UD: { light: ["#1F6B33", "#E2F3E5"], dark: ["#97DBA6", "#17361F"] },
  AU: { light: ["#1C4F8F", "#E2EDFA"], dark: ["#A5CBF7", "#172D49"] },
  A: { light: ["#04684F", "#D9F4EA"], dark: ["#7FE0C0", "#0C372B"] },
  N: { light: ["#5E3591", "#EFE6FA"], dark: ["#D2B8F5", "#30204A"] },
  other: { light: ["#4B5653", "#EEEBE4"], dark: ["#C3CCC9", "#2E3634"] },
} as const;
export type ZoneFamily = keyof typeof ZONE_COLOURS;

/** Six tints for the lots of a plan, told apart by hue and by lightness; always with the lot's letter. */
export const LOT_TINTS = {
  light: ["#F0C274", "#8CC3E3", "#A6D3A0", "#DDA3BF", "#B9AEE3", "#E59F84"],
  dark: ["#9A6C16", "#2F6E93", "#3F7A44", "#8C4568", "#5F539A", "#934A30"],
} as const;

/** The official colours of the energy label, A to G (spec 1 §9), and an ink that reads on each; the same in both schemes. */
export const ENERGY_COLOURS = {
  A: ["#009C6D", "#06281E"],
  B: ["#52B153", "#0B260B"],
  C: ["#78BD76", "#0F2A0F"],
  D: ["#F4E70F", "#2B2900"],
  E: ["#F0B50F", "#2D2200"],
  F: ["#EB8235", "#2C1400"],
  G: ["#C81E1B", "#FFFFFF"],
} as const;
