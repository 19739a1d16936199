import fc from "fast-check";
import { expect, test } from "vitest";
import { locateQuote } from "./locate-quote.ts";
import type { PageModel } from "./page-model.ts";

const line = (text: string, y: number) => ({
  text,
  pieces: [{ start: 0, end: text.length, box: { x: 50, y, width: text.length * 5, height: 10 } }],
});

const MODEL: PageModel = {
  pages: [
    { number: 1, lines: [line("PRÉAMBULE", 700)] },
    {
      number: 2,
      lines: [line("La hauteur ne peut excéder 7 mètres à", 700), line("l’égout du toit et 9 mètres au faîtage.", 686)],
    },
  ],
};

test("a sentence over two lines gives one box per line, cut to its letters", () => {
  const [place] = locateQuote(MODEL, "7 mètres à l'égout du toit");
  expect(place?.page).toBe(2);
  expect(place?.boxes.map((box) => [Math.round(box.x), box.y])).toEqual([
    [185, 700],
    [50, 686],
  ]);
});

test("a sentence that is not there is nowhere", () => {
  expect(locateQuote(MODEL, "8 mètres à l'égout")).toEqual([]);
});

test("any slice of a page is found on it, inside the page's lines", () => {
  const text = MODEL.pages[1]?.lines.map((each) => each.text).join(" ") ?? "";
  fc.assert(
    fc.property(fc.nat(text.length - 2), fc.integer({ min: 2, max: 40 }), (from, length) => {
      const quote = text.slice(from, from + length);
      fc.pre(quote.trim().length > 1);
      const places = locateQuote(MODEL, quote);
      expect(places.length).toBeGreaterThan(0);
      for (const box of places.flatMap((place) => place.boxes)) {
        expect(box.x).toBeGreaterThanOrEqual(50);
        expect(box.width).toBeGreaterThan(0);
      }
    }),
    { seed: 7 },
  );
});
