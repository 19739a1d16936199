import type { ParcelFate, ParcelSuccessor } from "@lotir/contract";
import { expect, test } from "vitest";
import { sayFate } from "./say-fate.ts";

const successor = (numero: string, surface: number | null): ParcelSuccessor => ({
  parcelId: `06999000AB00${numero}`,
  section: "AB",
  numero,
  surface,
  sharedM2: 10,
  shareOfItself: 1,
});
const parcel = (fate: ParcelFate["fate"], successors: readonly ParcelSuccessor[], surface: number | null = 900) =>
  sayFate({
    parcelId: "06999000AB0012",
    section: "AB",
    numero: "12",
    surface,
    vintage: "2026-09-01",
    fate,
    successors: [...successors],
  });
const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, " ");

test.each([
  ["same", [successor("12", 900)], ""],
  ["unknown", [], ""],
  [
    "gone",
    [],
    "AB 12 ne figure plus au cadastre, et aucune parcelle n'a repris son terrain : il est peut-être passé au domaine public.",
  ],
  ["divided", [successor("90", 400), successor("91", 500)], "AB 12 a été divisée en AB 90 (400 m²) et AB 91 (500 m²)."],
  ["merged", [successor("90", 1_500)], "AB 12 a été réunie à d'autres dans AB 90 (1 500 m²)."],
  ["renumbered", [successor("90", 900)], "AB 12 porte maintenant le numéro AB 90, sur le même terrain."],
  [
    "renumbered",
    [successor("12", 900)],
    "AB 12 porte maintenant la référence 06999000AB0012, sur le même terrain : sa commune a été réunie à une autre.",
  ],
  ["redrawn", [successor("12", 750)], "AB 12 a été redessinée : 750 m² au lieu de 900 m²."],
  ["redrawn", [successor("12", 900)], "AB 12 a été redessinée, 900 m² comme avant."],
  ["redrawn", [successor("12", null)], "AB 12 a été redessinée."],
  ["redrawn", [successor("90", 600)], "AB 12 est devenue AB 90 : 600 m² au lieu de 900 m²."],
] as const)("%s", (fate, successors, said) => expect(plain(parcel(fate, successors))).toBe(said));
