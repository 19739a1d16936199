import { success } from "@lotir/foncier";
import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import type { Egress } from "../egress/open-egress.ts";
import { fetchBaseTile } from "./fetch-base-tile.ts";

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2]);
const ASK = { layer: "PLAN", style: "normal", format: "image/png", z: 18, x: 136_000, y: 95_000 } as const;

const asked = async (body: Uint8Array) => {
  const urls: URL[] = [];
  const egress = {
    send: async ({ url }: { url: URL }) => {
      urls.push(url);
      return success({ status: 200, url, header: () => undefined, body });
    },
  } as unknown as Egress;
  const site = { base: "https://data.geopf.fr", name: "Fonds de carte (IGN)", licence: "x" };
  const answer = await fetchBaseTile({ egress, site, fetchedOn: isoDate("2026-11-25") }, ASK);
  return { answer, url: urls[0] };
};

test("the tile asked for, in the words of WMTS, of the site of base maps alone", async () => {
  const { answer, url } = await asked(PNG);
  expect(answer).toEqual(success({ bytes: PNG, type: "image/png" }));
  expect(url?.origin).toBe("https://data.geopf.fr");
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    LAYER: "PLAN",
    TILEMATRIXSET: "PM",
    TILEMATRIX: "18",
    TILECOL: "136000",
    TILEROW: "95000",
  });
});

test("a photo is told by its bytes, not by what was asked", async () => {
  const { answer } = await asked(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]));
  expect(answer.ok && answer.value.type).toBe("image/jpeg");
});

test.each([
  ["an error told in XML", new TextEncoder().encode("<ExceptionReport>")],
  ["a script", new TextEncoder().encode("<script>alert(1)</script>")],
  ["nothing", new Uint8Array()],
])("%s is no picture", async (_, body) =>
  expect((await asked(body)).answer).toMatchObject({ ok: false, failure: { kind: "malformed" } }),
);
