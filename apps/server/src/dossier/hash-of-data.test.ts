import { expect, test } from "vitest";
import { hashOfData } from "./hash-of-data.ts";

test("pictures count by their bytes; who entered a thing and whether its day is past do not", () => {
  const data = (byte: number, by: string) => ({ photo: new Uint8Array([1, byte]), events: [{ on: "2026-01-01", by }] });
  expect(hashOfData(data(2, "Ana"))).toBe(hashOfData(data(2, "Bob")));
  expect(hashOfData(data(2, "Ana"))).not.toBe(hashOfData(data(3, "Ana")));
  expect(hashOfData({ dueDates: [{ isPast: true }] })).toBe(hashOfData({ dueDates: [{ isPast: false }] }));
  expect(hashOfData({})).toMatch(/^[0-9a-f]{16}$/);
});
