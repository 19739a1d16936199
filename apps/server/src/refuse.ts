import { FAILURES, type FailureCode, type Refusal } from "@lotir/contract";
import type { Outage } from "@lotir/database";
import { ORPCError } from "@orpc/server";

/** Ends an operation with an expected failure: its French sentence, its status, and the facts beside it. */
export const refuse = (code: FailureCode, details?: unknown, sentence?: string): ORPCError<FailureCode, unknown> => {
  const failure = FAILURES[code];
  return new ORPCError(code, { status: failure.status, message: sentence ?? failure.sentence, data: details });
};

/** What is answered while the database cannot do what it is asked. */
export const OUTAGES = {
  away: "database-away",
  full: "disk-full",
  busy: "database-busy",
} as const satisfies Record<Outage, FailureCode>;

const isKnown = (code: string): code is FailureCode => Object.hasOwn(FAILURES, code);

/** Whether an operation ended as the contract foresees, a source that does not answer included; the rest is a bug. */
export const isExpected = (error: unknown): boolean =>
  error instanceof ORPCError && (error.status < 500 || (isKnown(error.code) && error.code !== "server-error"));

/** What the framework itself refuses, in our words. */
const OWN_CODES: Readonly<Record<string, FailureCode>> = {
  BAD_REQUEST: "invalid-input",
  NOT_FOUND: "not-found",
  METHOD_NOT_SUPPORTED: "not-found",
  UNAUTHORIZED: "signed-out",
  TOO_MANY_REQUESTS: "too-many-requests",
};

interface Issue {
  readonly path?: readonly unknown[];
  readonly message?: string;
}

const issuesIn = (data: unknown): readonly Issue[] | undefined =>
  typeof data === "object" && data !== null && "issues" in data && Array.isArray(data.issues) ? data.issues : undefined;

/** The fields that were wrong, so that a screen can point at them. */
const issuesOf = (data: unknown): readonly { field: string; message: string }[] | undefined =>
  issuesIn(data)?.map(({ path = [], message = "" }) => ({
    field: path.map(String).join("."),
    message: isOurs(message) ? message : NOT_VALID,
  }));

/** An id that cannot be a property's: not a wrong field, a property that is not there. */
export const isUnknownProperty = (error: unknown): boolean =>
  error instanceof ORPCError &&
  issuesIn(error.data)?.some(({ message }) => message === FAILURES["property-not-found"].sentence) === true;

/** What the contract itself says of a wrong field is a whole sentence; the library's own words, in English, never end with a stop. */
const isOurs = (message: string): boolean => message.endsWith(".");
const NOT_VALID = "Valeur absente ou non valide.";
const MOST_FIELDS = 4;

/** The contract's sentence where it has one, else the fields that are wrong: never a sentence about something else. */
const sentenceOf = (issues: readonly { readonly field: string; readonly message: string }[]): string | undefined => {
  const own = issues.find(({ message }) => message !== NOT_VALID);
  if (own !== undefined) return own.message;
  const fields = [...new Set(issues.map(({ field }) => field).filter((field) => field !== ""))].slice(0, MOST_FIELDS);
  return fields.length === 0 ? undefined : `Valeur absente ou non valide : ${fields.join(", ")}.`;
};

/** The one envelope of every refusal. A bug says nothing of itself to the outside. */
export const refusalOf = (error: ORPCError<string, unknown>): Refusal => {
  const code = isKnown(error.code) ? error.code : (OWN_CODES[error.code] ?? "server-error");
  if (code === "server-error") return { success: false, error: FAILURES[code].sentence, code };
  if (isKnown(error.code)) {
    const details = error.data === undefined ? {} : { details: error.data };
    return { success: false, error: error.message, code, ...details };
  }
  const malformed = code === "invalid-input" && issuesOf(error.data) === undefined;
  const finalCode = malformed ? "malformed-json" : code;
  const issues = issuesOf(error.data);
  return {
    success: false,
    error: sentenceOf(issues ?? []) ?? FAILURES[finalCode].sentence,
    code: finalCode,
    ...(issues ? { details: { issues } } : {}),
  };
};
