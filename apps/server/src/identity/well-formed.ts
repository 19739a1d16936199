import { APIError } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { isStorable } from "../storable.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Fields that name a row: the database compares them as UUIDs, and fails on anything else. */
const IDS = new Set(["organizationId", "memberId", "invitationId", "userId", "id"]);
const LONGEST_NAME = 120;
/** Names that a person gives. */
const NAMES = new Set(["name", "firstName", "lastName"]);
/** An e-mail address has at most 254 characters (RFC 5321, §4.5.3.1.3). */
const LONGEST_EMAIL = 254;

/** Fields that turn pages: whole numbers, as text in an address. */
const PAGING = new Set(["limit", "offset"]);
/** What a browser says of a key: its names are not ours, and its identifiers are bytes. */
const KEY = "response";
const DEEPEST = 4;
/** Pictures and ways back: a web address or a path of ours, never a script nor bytes. */
const LINKS = new Set(["logo", "image", "callbackURL", "redirectTo", "errorCallbackURL", "newUserCallbackURL"]);
const LONGEST_LINK = 2_000;
const LONGEST_SLUG = 60;
const LONGEST_TEXT = 10_000;

const isLink = (value: string): boolean => {
  if (value.length > LONGEST_LINK) return false;
  // As a browser reads it: blanks and control characters before or inside a scheme are dropped.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec([...value].filter((letter) => letter > " ").join(""))?.[1];
  return scheme === undefined || /^https?$/i.test(scheme);
};

const isAcceptable = ([field, value]: [string, unknown], depth: number): boolean => {
  if (PAGING.has(field)) return /^\d{1,5}$/.test(String(value));
  if (typeof value === "object" && value !== null)
    return (
      depth < DEEPEST &&
      Object.entries(value).every(([name, each]) => isAcceptable([field === KEY ? "" : name, each], depth + 1))
    );
  if (typeof value !== "string") return true;
  if (!isStorable([field, value])) return false;
  if (IDS.has(field)) return UUID.test(value);
  if (NAMES.has(field)) return value.length <= LONGEST_NAME;
  if (LINKS.has(field)) return isLink(value);
  if (field === "slug") return value.length <= LONGEST_SLUG;
  if (value.length > LONGEST_TEXT) return false;
  return field !== "email" || value.length <= LONGEST_EMAIL;
};

const fieldsOf = (sent: unknown): [string, unknown][] =>
  typeof sent === "object" && sent !== null ? Object.entries(sent) : [];

/** Whether what a client sent to identity can be looked up and stored at all; the library hands it on unread. */
export const isWellFormed = (sent: unknown): boolean => fieldsOf(sent).every((each) => isAcceptable(each, 0));

/** Refuses, before the library runs, what the database would fail on. */
export const refuseMalformed = createAuthMiddleware(async ({ body, query }) => {
  if (!isWellFormed(body) || !isWellFormed(query)) throw new APIError("BAD_REQUEST", { code: "VALIDATION_ERROR" });
});
