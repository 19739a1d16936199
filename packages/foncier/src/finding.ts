import type { IsoDate } from "@lotir/units";

/** Why a source gave no answer. It never means "no constraint". */
export type UpstreamFailure =
  | { readonly kind: "unreachable"; readonly source: string }
  | { readonly kind: "timeout"; readonly source: string; readonly afterMs: number }
  | {
      readonly kind: "refused";
      readonly source: string;
      readonly status: number;
      /** A paid source says that what the key paid for is used up. */
      readonly isQuota?: true;
    }
  | { readonly kind: "too-large"; readonly source: string; readonly limitBytes: number }
  | { readonly kind: "malformed"; readonly source: string; readonly where: string; readonly issue: string }
  | { readonly kind: "cut-answer"; readonly source: string; readonly received: number }
  | { readonly kind: "not-published"; readonly source: string }
  /** The address asked, or the one it led to, is outside the closed list or on a private network: nothing was sent. */
  | { readonly kind: "forbidden-address"; readonly source: string; readonly address: string }
  /** Its robots.txt asks not to read this page, or does not answer: nothing was asked. */
  | { readonly kind: "forbidden-by-robots"; readonly source: string; readonly path: string };

/** What a source says of a place: a fact, its absence, or nothing known. A screen draws all three. */
export type Finding<Fact> =
  | { readonly status: "affected"; readonly by: readonly Fact[]; readonly checkedOn: IsoDate }
  | { readonly status: "clear"; readonly checkedOn: IsoDate }
  | { readonly status: "unknown"; readonly because: UpstreamFailure };
