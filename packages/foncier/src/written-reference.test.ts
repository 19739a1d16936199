import { expect, test } from "vitest";
import { readWrittenReference } from "./written-reference.ts";

test.each([
  ["AN 24", { section: "AN", numero: "24", commune: undefined }],
  ["an24", { section: "AN", numero: "24", commune: undefined }],
  ["AN 0024", { section: "AN", numero: "0024", commune: undefined }],
  ["A n° 7", { section: "A", numero: "7", commune: undefined }],
  ["section AN n°24", { section: "AN", numero: "24", commune: undefined }],
  ["AN 24 Latresne", { section: "AN", numero: "24", commune: "Latresne" }],
  ["AN 24 Cours-la-Ville", { section: "AN", numero: "24", commune: "Cours-la-Ville" }],
  ["Saint-Caprais-de-Bordeaux, AN 24", { section: "AN", numero: "24", commune: "Saint-Caprais-de-Bordeaux" }],
])("« %s » is a section and a number", (text, read) => {
  expect(readWrittenReference(text)).toEqual(read);
});

test.each([
  "",
  "12 rue des Lilas, Latresne",
  "33360 Latresne",
  "rue du 8 mai 1945",
  "Nice",
  "AN 24567",
  "Latresne AN 24 Nice",
  "A 12 rue des Lilas",
  "B 3 chemin de la Lande",
])("« %s » is no reference", (text) => {
  expect(readWrittenReference(text)).toBeUndefined();
});
