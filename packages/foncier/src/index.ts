export { describeFailure } from "./describe-failure.ts";
export type { Finding, UpstreamFailure } from "./finding.ts";
export { type ParcelleId, type ParcelleReference, parcelleId, readParcelleId, referenceOf } from "./parcelle-id.ts";
export { readReference } from "./read-reference.ts";
export { failure, type Result, success } from "./result.ts";
export { readWrittenReference, type WrittenReference } from "./written-reference.ts";
