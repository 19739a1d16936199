import type { IsoDate } from "@lotir/units";
import type { ExtensionGround, FileKind, LodgedFile } from "../facts/lodged-file.ts";
import { EXTENSIONS, INSTRUCTION_MONTHS } from "../law/instruction-figures.ts";
import { lawNow } from "../law/law-figure.ts";
import type { ExtensionClaim } from "./instruction.ts";
import { noticeDate } from "./notice-date.ts";

/** Extensions as claimed, those that hold, and the months that they make of the ordinary delay. */
export interface ClaimedExtensions {
  readonly claims: readonly ExtensionClaim[];
  readonly grounds: ReadonlySet<ExtensionGround>;
  readonly months: number;
}

/** Only what was noticed in the month of the lodging has effect (R.423-42, R.423-43). */
export const claimExtensions = (
  file: LodgedFile,
  kind: FileKind,
  completenessLimit: IsoDate | undefined,
): ClaimedExtensions => {
  const law = lawNow(EXTENSIONS);
  const grounds = new Set<ExtensionGround>();
  const claims = file.extensions.flatMap(({ ground, notice }): ExtensionClaim[] => {
    if (ground === undefined) return [];
    const noticed = noticeDate(notice);
    const { article, months, permitsOnly } = law[ground];
    const inTime = noticed !== undefined && completenessLimit !== undefined && noticed <= completenessLimit;
    const applies = inTime && !(permitsOnly && kind === "declaration-prealable");
    if (applies) grounds.add(ground);
    return [{ why: ground, article, months, applies }];
  });
  const most = (rank: string): number =>
    Math.max(0, ...[...grounds].filter((ground) => law[ground].rank === rank).map((ground) => law[ground].months));
  // A commission's months stand in place of the month of the others, which counts once however many.
  const ordinary = lawNow(INSTRUCTION_MONTHS)[kind] + (most("commission") || most("plus"));
  return { claims, grounds, months: most("from-report") || most("in-all") || ordinary };
};
