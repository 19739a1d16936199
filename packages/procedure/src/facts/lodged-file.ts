import type { IsoDate } from "@lotir/units";

/** A file that the town hall can be asked for. */
export const FILE_KINDS = ["declaration-prealable", "permis-amenager", "permis-construire-valant-division"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** How a letter reached the applicant: on paper by its first presentation, or electronically. */
export interface Notice {
  readonly presented: IsoDate | undefined;
  readonly sent: IsoDate | undefined;
  readonly consulted: IsoDate | undefined;
}

export const EXTENSION_GROUNDS = [
  "abords",
  "spr",
  "autre-legislation",
  "derogation-plu",
  "cdpenaf",
  "commission",
  "commission-nationale",
  "enquete-publique",
] as const;
export type ExtensionGround = (typeof EXTENSION_GROUNDS)[number];

/** From the first day out to the first day back; `to: null` is never, `undefined` unknown. */
export interface Interruption {
  readonly from: IsoDate | undefined;
  readonly to: IsoDate | null;
}

/** What was lodged and what happened since. Lists are what is known to have happened: nothing else has effect. */
export interface LodgedFile {
  readonly kind: FileKind | undefined;
  /** Day the town hall received it. */
  readonly filed: IsoDate | undefined;
  readonly requests: readonly { readonly notice: Notice; readonly listed: boolean | undefined }[];
  readonly pieces: readonly { readonly received: IsoDate | undefined; readonly completes: boolean | undefined }[];
  readonly extensions: readonly { readonly notice: Notice; readonly ground: ExtensionGround | undefined }[];
  readonly enquiryReport: IsoDate | undefined;
  readonly abf: "favorable" | "prescriptions" | "defavorable" | "silence" | undefined;
  readonly decision: Decision | undefined;
  readonly display: Display | undefined;
  readonly completion: IsoDate | undefined;
  readonly works: { readonly start: IsoDate | undefined; readonly interruptions: readonly Interruption[] } | undefined;
  readonly divisionDone: IsoDate | undefined;
  readonly extensionRequests: readonly ExtensionRequest[];
  readonly litigation: Interruption | undefined;
}

export interface Decision {
  readonly sense: "accord" | "refus" | undefined;
  readonly signed: IsoDate | undefined;
  readonly notice: Notice;
}

export interface Display {
  readonly start: IsoDate | undefined;
  readonly interruptions: readonly Interruption[];
}

/** An asked year more of validity, and the day its refusal was noticed, if it was. */
export interface ExtensionRequest {
  readonly received: IsoDate | undefined;
  readonly refusedNotified: IsoDate | undefined;
}
