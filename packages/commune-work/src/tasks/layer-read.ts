import type { Provenance } from "@lotir/connectors";
import type { CopyValue } from "@lotir/database";
import type { Result, UpstreamFailure } from "@lotir/foncier";
import type { LayerCounts } from "@lotir/territory/work";

export interface LayerRead {
  readonly counts: LayerCounts;
  /** Of zones only: what the plan draws besides, copied under the same load. */
  readonly prescriptions?: readonly (readonly CopyValue[])[];
  /** Of parcels only: the ground of the next communes that is loaded too, copied under the same load. */
  readonly beside?: readonly (readonly CopyValue[])[];
  readonly provenance: Provenance;
}

/** Hands rows over for copying; resolves when the next may come. Rows lack their load number, added by the copy. */
export type EmitRows = (rows: readonly (readonly CopyValue[])[]) => Promise<void>;

export type LayerOutcome = Result<LayerRead, UpstreamFailure>;
