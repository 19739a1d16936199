import { Resvg } from "@resvg/resvg-js";
import { INTER_FILES } from "../font/inter.ts";

/** Beyond, a picture would take more memory than a server lends to one person. */
const MOST_PIXELS = 40_000_000;

/** An SVG of ours as a PNG, twice as fine as its size unless said otherwise. Its letters are Inter's, whatever the machine. */
export const svgToPng = (svg: string, zoom = 2): Uint8Array<ArrayBuffer> => {
  const options = {
    font: {
      loadSystemFonts: false,
      fontFiles: Object.values(INTER_FILES),
      defaultFontFamily: "Inter",
      sansSerifFamily: "Inter",
    },
    background: "#ffffff",
  };
  const { width, height } = new Resvg(svg, options);
  const largest = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  const drawn = new Resvg(svg, { ...options, fitTo: { mode: "zoom", value: Math.min(zoom, largest) } });
  return new Uint8Array(drawn.render().asPng());
};
