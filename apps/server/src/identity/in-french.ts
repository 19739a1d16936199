import { FAILURES } from "@lotir/contract";
import { identitySentence } from "./messages-fr.ts";

const bodyOf = async (response: Response): Promise<Record<string, unknown>> => {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === "object" && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
};

/** The library gives no code where the address or the pace is wrong. */
const CODES: Readonly<Record<number, string>> = {
  401: "signed-out",
  403: "forbidden",
  404: "not-found",
  415: "unsupported-type",
  429: "too-many-requests",
};

/**
 * Where mails leave, an account whose address is not confirmed is told what a wrong password is: else signing up, then in,
 * would tell whether somebody had the address before.
 */
const UNTOLD = "EMAIL_NOT_VERIFIED";
const WRONG = { code: "INVALID_EMAIL_OR_PASSWORD", status: 401 } as const;

/**
 * A refusal of better-auth with its code kept and its sentence in French, under its own name (`message`, which its
 * client reads) and under ours (`success`, `error`). Any other answer passes as it is.
 */
export const inFrench = async (response: Response): Promise<Response> => {
  if (response.status < 400) return response;
  const { code, sentence: told, details } = await bodyOf(response);
  const isUntold = code === UNTOLD && response.status === 403;
  const status = isUntold ? WRONG.status : response.status;
  const said = isUntold ? WRONG.code : code;
  const known = typeof said === "string" ? said : undefined;
  const named = known ?? CODES[status] ?? (status < 500 ? "invalid-input" : "server-error");
  // Our own refusals are in French already, and say what they know.
  const own = known !== undefined && Object.hasOwn(FAILURES, known) && typeof told === "string";
  const sentence = own ? told : identitySentence(known, status);
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  const wait = headers.get("x-retry-after");
  if (wait !== null) headers.set("retry-after", wait);
  const body = { success: false, error: sentence, message: sentence, code: named, ...(own ? { details } : {}) };
  return new Response(JSON.stringify(body), { status, headers });
};
