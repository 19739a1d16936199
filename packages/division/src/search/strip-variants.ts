import { regionArea } from "@lotir/geometry";
import type { LeafOf } from "../grammar/program.ts";
import { withStripFace } from "../grammar/with-own-strip.ts";
import type { Ground } from "../ground/ground.ts";
import { judgeProgram, type Sketch } from "./judge-program.ts";

/**
 * The other legal forms of a plan with one straight passage: the strip owned by the lot it serves, or a common face. Each
 * is judged as any candidate is, new lines and houses included.
 */
export const stripVariants = (sketch: Sketch, ground: Ground, forms: { common: boolean }): Sketch[] => {
  const [passage] = sketch.access.passages;
  if (passage === undefined || sketch.access.passages.length !== 1) return [];
  const [served, over] = [sketch.lots[passage.serves], passage.stretches[0]];
  const servient = over === undefined ? undefined : sketch.lots[over.over];
  if (served === undefined || over === undefined || servient === undefined) return [];
  const owned: LeafOf = { kind: "lot", lot: served.lot };
  const faces: LeafOf[] = forms.common ? [owned, { kind: "common" }] : [owned];
  return faces.flatMap((face): Sketch[] => {
    const isOwn = face.kind === "lot";
    const area = isOwn ? regionArea(over.strip) : 0;
    // A way in common serves the lot it is taken from as well: two dwellings at least.
    const widening = isOwn ? 0 : ground.widths[1] - passage.width;
    const between = { served: served.lot, servient: servient.lot };
    const program = withStripFace(sketch.program, passage, { ...between, face, area, widening });
    if (program === undefined) return [];
    const judged = judgeProgram(program, { ...ground, easements: true });
    return judged.holds && judged.sketch.access.passages.length === 0 ? [judged.sketch] : [];
  });
};
