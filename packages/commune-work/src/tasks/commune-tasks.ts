import type { CopyValue } from "@lotir/database";
import type { ParcelleId } from "@lotir/foncier";
import type { Companion, PageModel } from "@lotir/plu";
import type {
  CommuneCounts,
  Finding,
  PackedCommune,
  PackedRows,
  SecteurReading,
  TerritoryWork,
} from "@lotir/territory/work";
import type { Threads } from "@lotir/threads";
import type { IsoDate } from "@lotir/units";
import type { SourcePlan } from "../sources/source-plan.ts";
import type { DescriptionBatch, MeasuredBatch } from "./description-batch.ts";
import type { LayerQuestion } from "./layer-question.ts";
import type { LayerOutcome } from "./layer-read.ts";

/** Everything that is done to a commune away from the thread that answers people. */
export interface CommuneTasks extends TerritoryWork {
  readonly layer: {
    readonly asked: { readonly plan: SourcePlan; readonly question: LayerQuestion };
    readonly batch: readonly Row[];
    readonly answer: LayerOutcome;
  };
  readonly measure: {
    readonly asked: { readonly commune: PackedCommune; readonly part: Part };
    readonly batch: MeasuredBatch;
    /** How many parcels were measured. */
    readonly answer: number;
  };
  readonly description: {
    /** The law of balances is read at that day. */
    readonly asked: { readonly sales: readonly PackedRows[]; readonly today: IsoDate };
    readonly fed: DescriptionBatch;
    readonly batch: readonly Row[];
    readonly answer: {
      /** How many parcels could be scored. */
      readonly scored: number;
      readonly counts: CommuneCounts;
    };
  };
  readonly scan: {
    /** Plans are weighed under the law of that day. */
    readonly asked: { readonly commune: PackedCommune; readonly part: Part; readonly today: IsoDate };
    readonly batch: readonly Row[];
    /** How many parcels were put to the division engine. */
    readonly answer: number;
  };
  readonly "second-look": {
    readonly asked: { readonly commune: PackedCommune; readonly ids: readonly ParcelleId[]; readonly today: IsoDate };
    readonly batch: readonly { readonly id: ParcelleId; readonly finding: Finding }[];
    /** How many parcels were put to the full engine. */
    readonly answer: number;
  };
  readonly reglement: {
    /** The pages of a règlement, already parsed elsewhere. */
    readonly asked: { readonly model: PageModel; readonly others: readonly Companion[] };
    readonly batch: never;
    readonly answer: { readonly secteurs: readonly SecteurReading[]; readonly illegiblePages: readonly number[] };
  };
}

export type CommuneThreads = Threads<CommuneTasks>;

/** One thread's share of a commune: every `of`-th parcel, from the one of that rank on. */
export interface Part {
  readonly rank: number;
  readonly of: number;
}

export type Row = readonly CopyValue[];
