import { afterEach, expect, test, vi } from "vitest";
import { type CapturableMap, captureMap, fallbackCapture } from "./capture-map.ts";
import { DEFAULT_METADATA } from "./capture-metadata.ts";

const WORDS = { reference: "AC 69", on: new Date("2026-11-25T10:00:00Z") };

interface Written {
  readonly texts: string[];
  readonly fills: unknown[];
}

/** A canvas that keeps what is written on it: the one of these tests draws nothing. */
const paper = (context: "2d" | "none" = "2d"): Written => {
  const written: Written = { texts: [], fills: [] };
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (kept, name) => {
      if (name === "fillText") return (text: string) => void written.texts.push(text);
      if (name === "measureText") return (text: string) => ({ width: text.length * 8 });
      if (name === "fillRect") return () => void written.fills.push(kept.fillStyle);
      return kept[String(name)] ?? (() => undefined);
    },
    set: (kept, name, value) => {
      kept[String(name)] = value;
      return true;
    },
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(
    () => (context === "2d" ? pen : null) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/png;base64,AAAA");
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((hear) => hear(new Blob(["x"])));
  return written;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Odd {
  readonly width?: number;
  readonly bounds?: () => never;
  readonly draws?: boolean;
}

const mapOf = ({ width = 800, bounds, draws = true }: Odd = {}) => {
  const ratios: number[] = [];
  const container = document.createElement("div");
  Object.defineProperties(container, { clientWidth: { value: width }, clientHeight: { value: 600 } });
  const map: CapturableMap = {
    getBounds:
      bounds ?? (() => ({ getNorth: () => 43.6, getSouth: () => 43.598, getEast: () => 7.29, getWest: () => 7.286 })),
    getCenter: () => ({ lat: 43.599, lng: 7.288 }),
    getZoom: () => 18,
    getContainer: () => container,
    getCanvas: () => document.createElement("canvas"),
    getPixelRatio: () => 1,
    setPixelRatio: (ratio) => ratios.push(ratio),
    once: (_, hear) => {
      if (draws) hear();
    },
    triggerRepaint: () => undefined,
  };
  return { map, ratios };
};

test.each([
  ["sans carte", null, "l'élément de la carte n'a pas été fourni"],
  ["une carte qui n'en est pas une", {} as CapturableMap, "l'instance de la carte n'est pas valide"],
])("%s, la capture le dit", (_, map, reason) =>
  expect(captureMap(map, WORDS)).rejects.toThrow(`Impossible de capturer le screenshot: ${reason}`),
);

test("le contexte du canvas qui manque se dit", () => {
  paper("none");
  return expect(captureMap(mapOf().map, WORDS)).rejects.toThrow(
    "Impossible de capturer le screenshot: le contexte du canvas ne peut pas être créé",
  );
});

test("des fonds qui n'arrivent pas en quinze secondes se disent, et la carte retrouve sa finesse", async () => {
  vi.useFakeTimers();
  paper();
  const { map, ratios } = mapOf({ draws: false });
  const failed = expect(captureMap(map, WORDS)).rejects.toThrow(
    "Impossible de capturer le screenshot: les fonds de carte ne sont pas arrivés à temps",
  );
  await vi.advanceTimersByTimeAsync(15_000);
  await failed;
  expect(ratios).toEqual([2, 1]);
});

test("la capture : deux fois plus fine, sur blanc, avec son échelle, sa parcelle, sa date, sa barre et son nord", async () => {
  const { texts, fills } = paper();
  const { map, ratios } = mapOf();
  const { imageBase64, metadata } = await captureMap(map, WORDS);
  expect(imageBase64).toBe("AAAA");
  expect(ratios).toEqual([2, 1]);
  expect(fills[0]).toBe("#ffffff");
  expect(metadata.pixelDimensions).toEqual({ width: 1_600, height: 1_200 });
  expect(texts).toEqual([
    `Échelle 1:${metadata.scale}`,
    "Parcelle: AC 69",
    "25/11/2026",
    expect.stringMatching(/^\d+ m$/),
    "N",
  ]);
});

test.each([
  ["pas encore mesurée", { width: 0 }],
  [
    "pas encore prête",
    {
      bounds: () => {
        throw new Error("not initialised");
      },
    },
  ],
])("d'une carte %s, les valeurs par défaut", async (_, odd) => {
  paper();
  expect((await captureMap(mapOf(odd).map, WORDS)).metadata).toEqual(DEFAULT_METADATA);
});

test("l'image de secours dit sa parcelle, son échelle et ses 50 m ; vide quand elle échoue aussi", () => {
  const { texts } = paper();
  expect(fallbackCapture(WORDS)).toBe("AAAA");
  expect(texts).toEqual(["Parcelle: AC 69", "Échelle 1:500", "50 m"]);
  vi.restoreAllMocks();
  paper("none");
  expect(fallbackCapture(WORDS)).toBe("");
});
