import { expect, test } from "vitest";
import { drawingBox } from "../drawing/drawing-box.ts";
import { drawingToPdf } from "../drawing-to-pdf.ts";
import { readPdf } from "../pdf/read-pdf.fixture.ts";
import { drawPiece, PLAN_PIECES, type PlanPiece } from "./draw-piece.ts";
import { dividedGround } from "./piece-ground.fixture.ts";
import type { Level, PieceGround } from "./piece-ground.ts";

const about = (code: string | null) => ({
  code,
  lines: ["Île-Sainte-Mirande (06999)", "12 chemin des Œillets", "Parcelle A 12, 1 200 m²", "Mme Durand"],
  sources: [{ name: "Cadastre (DGFiP)", date: "2026-07-01" }],
  date: "2026-11-24",
});

const textOf = async (piece: PlanPiece, ground: PieceGround, code: string | null = null): Promise<string> => {
  const pdf = await drawingToPdf(drawPiece(piece, ground, about(code)), {
    paper: "a3",
    orientation: "landscape",
    scale: 250,
  });
  if (!pdf.ok) throw new Error(pdf.failure);
  const pages = await readPdf(pdf.value);
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join("\n")
    .replaceAll("\u00a0", " ");
};

test.each(PLAN_PIECES)("la pièce « %s » tient sur une feuille et dit ses sources", async (piece) => {
  const text = await textOf(piece, dividedGround());
  expect(text).toContain("Cadastre (DGFiP), 01/07/2026");
  expect(text).toContain("Échelle 1:250");
  expect(text).toContain("Mme Durand");
});

test("DP10 : chaque côté de chaque lot est coté une fois, les surfaces et l'accès sont écrits", async () => {
  const text = await textOf("division", dividedGround(), "DP10");
  expect(text).toContain("DP10 — Plan coté des divisions projetées");
  const lengths = text
    .split("\n")
    .filter((line) => /^\d+,\d\d m$/.test(line))
    .sort();
  expect(lengths).toEqual(["18,00 m", "18,00 m", "22,00 m", "22,00 m", "30,00 m", "30,00 m", "30,00 m"]);
  for (const said of [
    "Lot A",
    "660,00 m²",
    "(maison conservée)",
    "Servitude de passage 4 m",
    "Limite nouvelle",
    "Chêne",
  ])
    expect(text).toContain(said);
});

const level = (source: Level["source"]): Level => ({ at: [5, 5], altitude: 12.345, source });

test("sans lever du géomètre, la pièce le dit ; avec lui, chaque altitude porte sa source", async () => {
  expect(await textOf("division", dividedGround())).toContain("Altitudes : aucune, à compléter par le géomètre.");
  const modelled = { ...dividedGround(), levels: [level("model"), level("typed")] };
  const text = await textOf("existing", modelled);
  expect(text).toContain("Altitudes d'un modèle de terrain et saisies, sans lever : à compléter par le géomètre.");
  expect(text).toContain("Altitude d'un modèle de terrain");
  expect(text).toContain("Altitude saisie");
  const surveyed = { ...dividedGround(), levels: [level("surveyed")] };
  expect(await textOf("division", surveyed)).toContain("Altitudes NGF levées par le géomètre.");
  expect(await textOf("situation", dividedGround())).not.toContain("Altitudes");
});

test("ce qui n'est pas connu n'est pas dessiné, et les alentours ne changent pas l'emprise", () => {
  const drawing = drawPiece("networks", { ...dividedGround(), networks: [], hydrants: [] }, about(null));
  expect(drawing.layers.map(({ name }) => name)).not.toContain("RESEAUX");
  expect(drawingBox(drawPiece("situation", dividedGround(), about("DP1")))).toEqual({
    minX: 0,
    minY: 0,
    maxX: 40,
    maxY: 30,
  });
});
