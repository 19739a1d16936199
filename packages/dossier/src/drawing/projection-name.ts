const NAMES: Readonly<Record<number, string>> = { 2154: "Lambert-93" };

/** "Lambert-93 (EPSG:2154)", "CC45 (EPSG:3945)". */
export const projectionName = (epsg: number): string => {
  const name = epsg >= 3942 && epsg <= 3950 ? `CC${epsg - 3900}` : NAMES[epsg];
  return name === undefined ? `EPSG:${epsg}` : `${name} (EPSG:${epsg})`;
};
