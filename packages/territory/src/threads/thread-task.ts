import type { CopyValue } from "@lotir/database";
import type { ParcelleId, Result } from "@lotir/foncier";
import type { Companion, PageModel } from "@lotir/plu";
import type { IsoDate } from "@lotir/units";
import type { DescriptionLot, MeasuredLot } from "../describe/description-lot.ts";
import type { PackedCommune, PackedRows } from "../describe/packed-commune.ts";
import type { LayerOutcome } from "../load/layer-read.ts";
import type { LayerQuestion } from "../load/read-layer.ts";
import type { SecteurReading } from "../plu/zone-reading.ts";
import type { CommuneCounts } from "../review/commune-counts.ts";
import type { DividedParcelle, DivisionAsk, NotDivided } from "../scan/divided-parcelle.ts";
import type { Finding } from "../scan/keep-finding.ts";
import type { SourcePlan } from "../sources/source-plan.ts";

/** Work done away from the thread that answers people: it may hand lots over as it goes, then gives its answer. */
export interface ThreadWork {
  readonly layer: {
    readonly asked: { readonly plan: SourcePlan; readonly question: LayerQuestion };
    readonly lot: readonly Row[];
    readonly answer: LayerOutcome;
  };
  readonly measure: {
    readonly asked: { readonly commune: PackedCommune; readonly part: Part };
    readonly lot: MeasuredLot;
    /** How many parcels were measured. */
    readonly answer: number;
  };
  readonly description: {
    /** The law of balances is read at that day. */
    readonly asked: { readonly sales: readonly PackedRows[]; readonly today: IsoDate };
    readonly fed: DescriptionLot;
    readonly lot: readonly Row[];
    readonly answer: {
      /** How many parcels could be scored. */
      readonly scored: number;
      readonly counts: CommuneCounts;
    };
  };
  readonly scan: {
    /** Plans are weighed under the law of that day. */
    readonly asked: { readonly commune: PackedCommune; readonly part: Part; readonly today: IsoDate };
    readonly lot: readonly Row[];
    /** How many parcels were put to the division engine. */
    readonly answer: number;
  };
  readonly "second-look": {
    readonly asked: { readonly commune: PackedCommune; readonly ids: readonly ParcelleId[]; readonly today: IsoDate };
    readonly lot: readonly { readonly id: ParcelleId; readonly finding: Finding }[];
    /** How many parcels were put to the full engine. */
    readonly answer: number;
  };
  readonly division: {
    /** The parcel with what surrounds it. */
    readonly asked: { readonly commune: PackedCommune; readonly question: DivisionAsk };
    readonly lot: never;
    readonly answer: Result<DividedParcelle, NotDivided>;
  };
  readonly reglement: {
    /** The pages of a règlement, already parsed elsewhere. */
    readonly asked: { readonly model: PageModel; readonly others: readonly Companion[] };
    readonly lot: never;
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

/** What a kind of work is fed while it runs; never where it is told all at once. */
export type FedTo<Kind extends ThreadWorkKind> = ThreadWork[Kind] extends { readonly fed: infer Lot } ? Lot : never;

/** Lots that may wait for whoever works on them: each side works on while the other does. */
export const LOTS_AHEAD = 2;

export type ThreadSays =
  | { readonly kind: "lot"; readonly lot: ThreadWork[ThreadWorkKind]["lot"] }
  /** A lot that it was fed is being worked on. */
  | { readonly kind: "taken" }
  | { readonly kind: "answer"; readonly answer: ThreadWork[ThreadWorkKind]["answer"] }
  /** A bug: nothing that a source answers ends here. */
  | { readonly kind: "broken"; readonly error: unknown };

export type ThreadHears =
  | ThreadTask
  /** A lot that it gave was taken. */
  | { readonly kind: "next" }
  | { readonly kind: "fed"; readonly lot: unknown }
  | { readonly kind: "fed-all" };
