import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ccProjectionFor } from "@lotir/geometry";
import { describe, expect, test } from "vitest";
import { smallDivision } from "../drawing/drawing.fixture.ts";
import { placeOf } from "../drawing/drawing-place.ts";
import { drawingToDxf } from "./drawing-to-dxf.ts";

/** Debian's own: another Python of the machine may not have it. */
const PYTHON = ["/usr/bin/python3", "python3"].find(
  (python) => spawnSync(python, ["-c", "import ezdxf"], { stdio: "ignore" }).status === 0,
);
const absent = PYTHON === undefined && process.env.CI !== "true";

/** Opened as a CAD program would, and audited: what is wrong with the file, its unit, and what each layer draws. */
const SCRIPT = `
import sys, json
from ezdxf import recover
doc, auditor = recover.readfile(sys.argv[1])
lines = [{"layer": e.dxf.layer, "closed": bool(e.closed), "points": [list(p) for p in e.get_points("xy")]}
         for e in doc.modelspace().query("LWPOLYLINE")]
print(json.dumps({
    "errors": [e.message for e in auditor.errors], "fixes": [e.message for e in auditor.fixes],
    "unit": doc.header.get("$INSUNITS"), "layers": [l.dxf.name for l in doc.layers], "lines": lines,
    "texts": [t.dxf.text for t in doc.modelspace().query("TEXT")],
}))`;

interface Read {
  readonly errors: readonly string[];
  readonly fixes: readonly string[];
  readonly unit: number;
  readonly layers: readonly string[];
  readonly lines: readonly { layer: string; closed: boolean; points: readonly [number, number][] }[];
  readonly texts: readonly string[];
}

const readBy = (python: string, plane: "conic" | "legal"): Read => {
  const dxf = drawingToDxf(smallDivision(), plane);
  if (!dxf.ok) throw new Error(dxf.failure);
  const folder = mkdtempSync(join(tmpdir(), "lotir-dxf-"));
  try {
    const file = join(folder, "plan.dxf");
    writeFileSync(file, dxf.value);
    return JSON.parse(execFileSync(python, ["-c", SCRIPT, file], { encoding: "utf8", timeout: 60_000 }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe.skipIf(absent)("ezdxf relit le DXF (absent de cette machine : apt install python3-ezdxf)", () => {
  test.each(["conic", "legal"] as const)("%s : sans faute ni réparation, en mètres, calques et accents", (plane) => {
    const { errors, fixes, unit, layers, lines, texts } = readBy(PYTHON ?? "python3", plane);
    expect([errors, fixes]).toEqual([[], []]);
    expect(unit).toBe(6);
    expect(layers).toEqual(expect.arrayContaining(["PARCELLES", "LOTS", "BATIMENTS", "ACCES", "CARTOUCHE"]));
    expect(texts).toContain("Île-Sainte-Mirande, 12 chemin des Œillets");
    const place = placeOf(smallDivision().frame);
    if (place === undefined) throw new Error("Lambert-93 is known");
    const parcel = lines.find(({ layer }) => layer === "PARCELLES");
    const zone = ccProjectionFor(place.toLonLat([0, 0]));
    const [x, y] = plane === "legal" ? [400_000, 6_400_000] : zone.toPlanar(place.toLonLat([0, 0]));
    expect(parcel?.closed).toBe(true);
    expect(parcel?.points[0]?.[0]).toBeCloseTo(x, 4);
    expect(parcel?.points[0]?.[1]).toBeCloseTo(y, 4);
  });
});
