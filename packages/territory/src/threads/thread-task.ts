import type { CopyValue } from "@lotir/database";
import type { Result } from "@lotir/foncier";
import type { Companion, PageModel } from "@lotir/plu";
import type { IsoDate } from "@lotir/units";
import type { PackedCommune, PackedRows } from "../describe/packed-commune.ts";
import type { LayerOutcome } from "../load/layer-read.ts";
import type { LayerQuestion } from "../load/read-layer.ts";
import type { SecteurReading } from "../plu/zone-reading.ts";
import type { KnownLesson } from "../price/estimator-of.ts";
import type { DividedParcelle, DivisionAsk, NotDivided } from "../scan/divided-parcelle.ts";
import type { SourcePlan } from "../sources/source-plan.ts";

/** Work done away from the thread that answers people: it hands rows over as it goes, then its answer. */
export interface ThreadWork {
  readonly layer: {
    readonly asked: { readonly plan: SourcePlan; readonly question: LayerQuestion };
    readonly answer: LayerOutcome;
  };
  readonly lesson: {
    readonly asked: { readonly sales: readonly PackedRows[] };
    readonly answer: KnownLesson | undefined;
  };
  readonly description: {
    /** The law of balances is read at that day. */
    readonly asked: {
      readonly commune: PackedCommune;
      readonly part: Part;
      readonly today: IsoDate;
      readonly lesson: KnownLesson | undefined;
    };
    /** How many parcels could be scored. */
    readonly answer: number;
  };
  readonly scan: {
    readonly asked: { readonly commune: PackedCommune; readonly part: Part };
    /** How many parcels were put to the division engine. */
    readonly answer: number;
  };
  readonly division: {
    /** The parcel with what surrounds it. */
    readonly asked: { readonly commune: PackedCommune; readonly question: DivisionAsk };
    readonly answer: Result<DividedParcelle, NotDivided>;
  };
  readonly reglement: {
    /** The pages of a règlement, already parsed elsewhere. */
    readonly asked: { readonly model: PageModel; readonly others: readonly Companion[] };
    readonly answer: { readonly secteurs: readonly SecteurReading[]; readonly illegiblePages: readonly number[] };
  };
}

/** How a thread is started. In the background it gives way to whatever else wants the processor. */
export interface ThreadStart {
  readonly pace: "watched" | "background";
}

export type ThreadWorkKind = keyof ThreadWork;

/** One thread's share of a commune: every `of`-th parcel, from the one of that rank on. */
export interface Part {
  readonly rank: number;
  readonly of: number;
}

export type ThreadTask = {
  readonly [Kind in ThreadWorkKind]: { readonly kind: Kind } & ThreadWork[Kind]["asked"];
}[ThreadWorkKind];

export type Row = readonly CopyValue[];

/** Lots of rows that a thread may send before the first is copied: it works on while the database writes. */
export const LOTS_AHEAD = 2;

export type ThreadSays =
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  | { readonly kind: "answer"; readonly answer: ThreadWork[ThreadWorkKind]["answer"] }
  /** A bug: nothing that a source answers ends here. */
  | { readonly kind: "broken"; readonly error: unknown };

/** `next`: a lot was copied. */
export type ThreadHears = ThreadTask | { readonly kind: "next" };
