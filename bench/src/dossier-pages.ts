import {
  type DocumentBlock,
  type DocumentFigure,
  drawPiece,
  type FileDocument,
  type PieceGround,
  type SheetedDrawing,
} from "@lotir/dossier";
import type { Polygon } from "@lotir/geometry";

const PLANS = 12;
const PIECES = ["existing", "division", "access", "setbacks"] as const;
/** Parcels of the quarter around the ground, each with its house: what a plan of a town draws. */
const AROUND = 18;

const rectangle = (x: number, y: number, width: number, height: number): Polygon => ({
  outer: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  holes: [],
});

const quarter = (): readonly (readonly [number, number])[] =>
  Array.from({ length: AROUND * AROUND }, (_, rank): readonly [number, number] => [
    (rank % AROUND) * 32 - 240,
    Math.floor(rank / AROUND) * 34 - 300,
  ]).filter(([x, y]) => x < -35 || x > 60 || y < -40 || y > 80);

/** Twelve lots in two rows on a new way, among houses. */
const ground = (): PieceGround => ({
  frame: { epsg: 3946, origin: [1_842_000, 5_174_000], scale: 0.9999 },
  parcels: [{ name: "AB 123", polygons: [rectangle(-30, -30, 90, 110)] }],
  neighbours: quarter().map(([x, y], rank) => ({ name: `AB ${rank + 200}`, polygons: [rectangle(x, y, 30, 32)] })),
  buildings: [{ polygon: rectangle(-20, -20, 12, 9), look: "building" }],
  neighbourBuildings: quarter().map(([x, y]) => rectangle(x + 8, y + 10, 12, 9)),
  roads: [
    {
      name: "Rue des Essais",
      points: [
        [-300, -36],
        [300, -36],
      ],
      isPrivate: false,
    },
  ],
  lots: Array.from({ length: 12 }, (_, rank) => ({
    number: rank + 1,
    letter: String.fromCharCode(65 + rank),
    polygon: rectangle(-30 + (rank % 2) * 48, -30 + Math.floor(rank / 2) * 18, 42, 18),
    area: 756,
    keepsHouse: rank === 0,
  })),
  newLimits: Array.from({ length: 10 }, (_, rank) => [
    [-30 + (rank % 2) * 48, -12 + Math.floor(rank / 2) * 18] as const,
    [12 + (rank % 2) * 48, -12 + Math.floor(rank / 2) * 18] as const,
  ]),
  ways: [{ polygon: rectangle(12, -30, 6, 110), kind: "way", text: "Voie commune 6,00 m" }],
  envelopes: Array.from({ length: 11 }, (_, rank) =>
    rectangle(-26 + ((rank + 1) % 2) * 48, -26 + Math.floor((rank + 1) / 2) * 18, 34, 10),
  ),
  setbacks: [],
  networks: [],
  hydrants: [],
  trees: Array.from({ length: 20 }, (_, rank) => ({
    at: [-26 + (rank % 5) * 18, -26 + Math.floor(rank / 5) * 24] as const,
    text: null,
  })),
  accesses: [[15, -30]],
  levels: Array.from({ length: 40 }, (_, rank) => ({
    at: [-28 + (rank % 8) * 12, -28 + Math.floor(rank / 8) * 24] as const,
    altitude: 12 + rank / 10,
    source: "model" as const,
  })),
  surveyed: [],
});

/** The plans of the bench, one after the other of each kind. */
export const benchPlans = (): readonly SheetedDrawing[] => {
  const drawn = ground();
  return Array.from(
    { length: PLANS },
    (_, rank): SheetedDrawing => ({
      drawing: drawPiece(PIECES[rank % PIECES.length] ?? "division", drawn, {
        code: `PLAN ${rank + 1}`,
        lines: ["Commune d'essai", "1 rue des Essais", "AB 123", "Demandeur d'essai"],
        sources: [{ name: "Cadastre d'essai", date: null }],
        date: "2026-11-25",
      }),
      sheet: { paper: "a3", orientation: "landscape", scale: rank % 2 === 0 ? 500 : 1_000 },
    }),
  );
};

const SENTENCE =
  "Les constructions s'implantent à une distance des limites séparatives au moins égale à la moitié de leur hauteur, sans être inférieure à trois mètres, sauf le long des limites où une construction existe déjà.";

const rules = (rank: number): DocumentBlock => ({
  kind: "table",
  caption: `Règles, secteur ${rank}`,
  columns: [
    { title: "Règle", share: 20 },
    { title: "Valeur", share: 15 },
    { title: "Phrase du règlement", share: 50 },
    { title: "Article", share: 15 },
  ],
  rows: Array.from({ length: 14 }, (_, row) => [`Règle ${row + 1}`, "3 m", `« ${SENTENCE} »`, `UB ${row + 1}`]),
});

/** A file of forty pages, its plans among them. */
export const benchDocument = (plans: readonly DocumentFigure[]): FileDocument => ({
  title: "Dossier de division foncière",
  subtitle: "Banc d'essai",
  cover: [["Commune", "Commune d'essai"]],
  notice: "Banc d'essai.",
  author: "Lotir",
  date: "2026-11-25",
  foot: "Banc d'essai",
  chapters: [
    ...Array.from({ length: 13 }, (_, rank) => ({
      title: `${rank + 1}. Chapitre`,
      blocks: [
        ...Array.from({ length: 8 }, () => ({ kind: "paragraph" as const, text: `${SENTENCE} ${SENTENCE}` })),
        rules(rank + 1),
      ],
      sections: [],
    })),
    { title: "14. Plans", blocks: plans, sections: [] },
  ],
});
