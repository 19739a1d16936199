import { failure, type Result, success } from "@lotir/foncier";

/** What a request says it had read, in its body or as `If-Match`. */
export interface Told {
  readonly headers: Headers;
  readonly version?: number | undefined;
}

/** Versions that a write may stand on: those it names, or any that was written (`*`). */
type Named = "any" | readonly number[];

/** `"3"`, or several; weak or bare ones too, since a number says all of what it names. */
const TAG = /^(?:W\/)?("?)(\d{1,10})\1$/;

/** Undefined when it cannot be read. */
const namedIn = (header: string): Named | undefined => {
  if (header.trim() === "*") return "any";
  const versions = header.split(",").map((tag) => Number(TAG.exec(tag.trim())?.[2] ?? Number.NaN));
  return versions.some(Number.isNaN) ? undefined : versions;
};

const isNamed = (named: Named, version: number): boolean => (named === "any" ? version > 0 : named.includes(version));

/** Whether a write may be made over the version that stands, 0 where nothing was written. */
export type MayStandOn = (standing: number) => boolean;

/**
 * What a request says it may be written over; undefined when it says nothing. A version that cannot be read is refused:
 * to ignore it would be to disobey it.
 */
export const readVersion = ({ headers, version }: Told): Result<MayStandOn | undefined, "unreadable-version"> => {
  const header = headers.get("if-match");
  const inHeader = header === null ? [] : namedIn(header);
  if (inHeader === undefined) return failure("unreadable-version");
  const named: Named[] = [...(header === null ? [] : [inHeader]), ...(version === undefined ? [] : [[version]])];
  if (named.length === 0) return success(undefined);
  return success((standing) => named.every((each) => isNamed(each, standing)));
};
