import type { GroundFacts } from "./ground-facts.ts";
import type { LodgedFile } from "./lodged-file.ts";
import type { OperationFacts } from "./operation-facts.ts";

/** Everything that the answer rests on; nothing else does, no clock included. */
export interface ProcedureFacts {
  /** Echoed; null when the document has none. */
  readonly id: string | number | null;
  readonly ground: GroundFacts;
  readonly operation: OperationFacts;
  /** Undefined: nothing was lodged, as far as is known. */
  readonly file: LodgedFile | undefined;
}
