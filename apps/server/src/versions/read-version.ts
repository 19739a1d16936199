import { refuse } from "../http/refuse.ts";

/** What a request says it had read, in its body or as `If-Match`. */
export interface Told {
  readonly request: Request;
  readonly version?: number | undefined;
}

/** Versions that a write may stand on: those it names, or any that was written (`*`). */
type Named = "any" | readonly number[];

/** `"3"`, or several; weak or bare ones too, since a number says all of what it names. */
const TAG = /^(?:W\/)?("?)(\d{1,10})\1$/;

const namedIn = (header: string): Named => {
  if (header.trim() === "*") return "any";
  return header.split(",").map((tag) => {
    const [, , digits] = TAG.exec(tag.trim()) ?? [];
    if (digits === undefined) throw refuse("unreadable-version", { ifMatch: header });
    return Number(digits);
  });
};

const isNamed = (named: Named, version: number): boolean => (named === "any" ? version > 0 : named.includes(version));

/**
 * Whether a write may be made over a version, 0 where nothing was written; undefined when the request names none. A
 * version that cannot be read is refused: to ignore it would be to disobey it.
 */
export const readVersion = ({ request, version }: Told): ((standing: number) => boolean) | undefined => {
  const header = request.headers.get("if-match");
  const named: Named[] = [...(header === null ? [] : [namedIn(header)]), ...(version === undefined ? [] : [[version]])];
  return named.length === 0 ? undefined : (standing) => named.every((each) => isNamed(each, standing));
};
