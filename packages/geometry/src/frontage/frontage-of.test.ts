import { describe, expect, test } from "vitest";
import { moved, rectangle } from "../polygons.fixture.ts";
import type { Polygon } from "../shapes.ts";
import { frontageOf } from "./frontage-of.ts";
import { indexOf } from "./parcel-index.ts";
import { type Road, roadsOf } from "./road-index.ts";
import { asked, back, left, lengths, plot, row, street } from "./row-of-houses.fixture.ts";

describe("a plot in a row of houses", () => {
  test("opens on the street alone, and says which and how wide", () => {
    const edges = asked({});
    expect(lengths(edges)).toEqual({ A: 20, neighbour: 100 });
    expect(edges.find(({ grade }) => grade === "A")).toEqual({
      ring: 0,
      from: [0, 0],
      to: [20, 0],
      length: 20,
      grade: "A",
      road: { width: 5, name: "RUE DU PORT", distance: 4 },
    });
    expect(new Set(edges.flatMap(({ neighbour }) => neighbour ?? []))).toEqual(new Set(["left", "right", "back"]));
  });

  test("is B at best when the roads were not loaded, or when none is near", () => {
    expect(lengths(asked({ roads: "unknown" }))).toEqual({ B: 20, neighbour: 100 });
    expect(lengths(asked({ roads: roadsOf([]) }))).toEqual({ B: 20, neighbour: 100 });
  });

  test.each(["Sentier", "Escalier", "Type autoroutier", "Bretelle", "Piste cyclable"])(
    "a %s gives no access",
    (nature) => {
      expect(lengths(asked({ roads: roadsOf([{ ...street, nature }]) }))).toEqual({ B: 20, neighbour: 100 });
    },
  );

  test("a fictitious line gives no access", () => {
    expect(lengths(asked({ roads: roadsOf([{ ...street, fictif: true }]) })).A).toBeUndefined();
  });

  test("a private road is a right of way to find, unless a public one runs beside it", () => {
    const lane: Road = { ...street, isPrivate: true };
    expect(lengths(asked({ roads: roadsOf([lane]) }))).toEqual({ C: 20, neighbour: 100 });
    const beyond: Road = {
      ...street,
      line: [
        [-100, -9],
        [100, -9],
      ],
    };
    expect(lengths(asked({ roads: roadsOf([lane, beyond]) }))).toEqual({ A: 20, neighbour: 100 });
    expect(lengths(asked({ roads: roadsOf([{ ...street, isPrivate: false }]) })).A).toBe(20);
  });

  test("a road farther than half its width plus 8 m is not in front", () => {
    const at = (y: number): Road => ({
      ...street,
      line: [
        [-100, -y],
        [100, -y],
      ],
    });
    expect(lengths(asked({ roads: roadsOf([at(10.4)]) })).A).toBe(20);
    expect(lengths(asked({ roads: roadsOf([at(10.6)]) })).B).toBe(20);
    expect(lengths(asked({ roads: roadsOf([{ ...at(10.4), width: 0 }]) })).A).toBe(20);
  });

  test("finds itself among the neighbours by its id, and drawn twice by its place", () => {
    const itself = { id: "me", shape: [plot] };
    const again = { id: "me-again", shape: [moved(plot, ([x, y]) => [x + 0.4, y + 0.3])] };
    expect(lengths(asked({ id: "me", neighbours: indexOf([...row, itself, again]) }))).toEqual({
      A: 20,
      neighbour: 100,
    });
    expect(lengths(asked({ neighbours: indexOf([...row, itself]) }))).toEqual({ A: 20, neighbour: 100 });
  });

  test("lengths are on the ground when the scale is given", () => {
    expect(lengths(asked({ scale: 1.002 })).A).toBeCloseTo(20 / 1.002, 3);
  });
});

describe("ground as it is", () => {
  test("a neighbour that overlaps by a metre, or stands 3 cm away, is a neighbour", () => {
    for (const shift of [-1, 0.03, 0.9]) {
      const near = { id: "right", shape: [rectangle(20, 40, [20 + shift, 0])] };
      expect(lengths(asked({ neighbours: indexOf([left, near, back]) })).neighbour).toBeCloseTo(100, 0);
    }
  });

  test("a gap of 90 cm between two neighbours is no frontage", () => {
    const low = { id: "low", shape: [rectangle(20, 20, [20, 0])] };
    const high = { id: "high", shape: [rectangle(20, 19.1, [20, 20.9])] };
    expect(lengths(asked({ neighbours: indexOf([left, low, high, back]) }))).toEqual({ A: 20, neighbour: 100 });
  });

  test("a notch 90 cm wide is the plot itself", () => {
    const notched: Polygon = {
      outer: [
        [0, 0],
        [20, 0],
        [20, 40],
        [10.9, 40],
        [10.9, 20],
        [10, 20],
        [10, 40],
        [0, 40],
      ],
      holes: [],
    };
    expect(lengths(asked({ parcel: notched })).A).toBe(20);
    expect(lengths(asked({ parcel: notched })).B).toBeUndefined();
  });

  test("a private lane is a right of way to find: C", () => {
    const lane = { id: "lane", shape: [rectangle(4, 80, [20, -20])] };
    const alley: Road = {
      line: [
        [22, -30],
        [22, 55],
      ],
      width: 3,
      nature: "Route à 1 chaussée",
    };
    const edges = asked({ neighbours: indexOf([left, lane, back]), roads: roadsOf([street, alley]) });
    expect(lengths(edges)).toEqual({ A: 20, C: 40, neighbour: 60 });
    expect(edges.find(({ grade }) => grade === "C")).toMatchObject({
      neighbour: "lane",
      road: { width: 3, distance: 2 },
    });
  });

  test("a neighbour shaped like a lane is C while roads are not loaded, no longer once none runs along it", () => {
    const lane = { id: "lane", shape: [rectangle(4, 80, [20, -20])] };
    const edges = asked({ neighbours: indexOf([left, lane, back]), roads: "unknown" });
    expect(lengths(edges)).toEqual({ B: 20, C: 40, neighbour: 60 });
    expect(edges.find(({ grade }) => grade === "C")?.neighbour).toBe("lane");
    expect(
      lengths(asked({ neighbours: indexOf([left, lane, back]), roads: roadsOf([street]) })).unknown,
    ).toBeUndefined();
  });

  test("a lane that bends is a private lane too; a house plot crossed at its corner is not", () => {
    const bent: Polygon = {
      outer: [
        [20, -20],
        [24, -20],
        [24, 56],
        [90, 56],
        [90, 60],
        [20, 60],
      ],
      holes: [],
    };
    const alley: Road = {
      line: [
        [22, -30],
        [22, 58],
        [95, 58],
      ],
      width: 3,
    };
    const behind = { id: "back", shape: [rectangle(40, 10, [-20, 40])] };
    const edges = asked({
      neighbours: indexOf([left, { id: "lane", shape: [bent] }, behind]),
      roads: roadsOf([alley]),
    });
    expect(lengths(edges).C).toBe(40);
    const corner: Road = {
      line: [
        [38, -10],
        [42, 6],
      ],
      width: 3,
    };
    expect(lengths(asked({ roads: roadsOf([street, corner]) })).C).toBeUndefined();
  });

  test.each([0.5, 1.6])("a sliver of %f m before the street is an alignment strip: D", (width) => {
    const sliver = { id: "sliver", shape: [rectangle(60, width, [-20, -width])] };
    expect(lengths(asked({ neighbours: indexOf([...row, sliver]) }))).toEqual({ D: 20, neighbour: 100 });
  });

  test.each(["known", "unknown"] as const)(
    "the spur of a neighbour's garden before the street is his (roads %s)",
    (roads) => {
      // The garden on the left runs on before the plot, from nothing at its far end to 70 cm.
      const garden = rectangle(20, 40, [-20, 0]);
      const spur = {
        ...garden,
        outer: [...garden.outer.slice(0, 1), [0, -0.7], [20, 0], [0, 0], ...garden.outer.slice(2)],
      };
      const others = row.filter(({ id }) => id !== "left");
      const found = lengths(
        asked({
          neighbours: indexOf([...others, { id: "left", shape: [spur as Polygon] }]),
          ...(roads === "unknown" ? { roads } : {}),
        }),
      );
      expect(found.D).toBeUndefined();
      expect((found.A ?? 0) + (found.B ?? 0)).toBeLessThanOrEqual(5);
    },
  );

  test("a street behind somebody's plot across a ditch is not in front", () => {
    const across = { id: "across", shape: [rectangle(60, 4, [-20, -6.5])] };
    const far: Road = {
      ...street,
      line: [
        [-100, -9],
        [100, -9],
      ],
    };
    expect(lengths(asked({ neighbours: indexOf([...row, across]), roads: roadsOf([far]) }))).toEqual({
      B: 20,
      neighbour: 100,
    });
  });

  test("a street that is itself a parcel is reached through a free verge", () => {
    const road = { id: "road", shape: [rectangle(200, 6, [-100, -8])] };
    const middle: Road = {
      ...street,
      line: [
        [-100, -5],
        [100, -5],
      ],
    };
    expect(lengths(asked({ neighbours: indexOf([...row, road]), roads: roadsOf([middle]) })).A).toBe(20);
  });

  test("a river behind does not borrow the street in front", () => {
    const shallow = rectangle(20, 5);
    const edges = asked({ parcel: shallow, neighbours: indexOf([]) });
    expect(edges.filter(({ grade }) => grade === "A")).toHaveLength(1);
    expect(lengths(edges)).toEqual({ A: 20, B: 30 });
  });

  test("a plot in the hole of another has that one all around", () => {
    const moat = { ...rectangle(80, 100, [-30, -30]), holes: [plot.outer.toReversed()] };
    expect(lengths(asked({ neighbours: indexOf([{ id: "moat", shape: [moat] }]) }))).toEqual({ neighbour: 120 });
    const pond = frontageOf({ parcel: moat, neighbours: indexOf([]), roads: roadsOf([street]) });
    expect(new Set(pond.map(({ ring }) => ring))).toEqual(new Set([0, 1]));
  });
});
