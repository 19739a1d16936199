import type { SqlResult } from "../sql-connection.ts";

/** A parameter as the wire carries it: text, or bytes for bytea. */
export type WireParameter = string | null | Uint8Array;

/** What the session is asked, one request at a time for whoever holds it. */
export type WorkerRequest = {
  readonly id: number;
} /** `opening` begins the transaction that the statement is the first of: where it fails, the statement is not run. */ & (
  | {
      readonly kind: "query";
      readonly sql: string;
      readonly parameters: readonly WireParameter[];
      readonly opening?: string;
    }
  /** One statement in a transaction of its own, begun by `prelude`. */
  | {
      readonly kind: "alone";
      readonly prelude: string;
      readonly sql: string;
      readonly parameters: readonly WireParameter[];
    }
  /** Our own fixed text, by the simple protocol: several statements are allowed. */
  | { readonly kind: "exec"; readonly sql: string }
  /** A library's text by the simple protocol, as a role; whatever transaction it leaves open is rolled back. */
  | { readonly kind: "script"; readonly role: string; readonly searchPath: string; readonly sql: string }
  | { readonly kind: "copy"; readonly sql: string; readonly text: string }
  | { readonly kind: "close" }
);

/** PostgreSQL's own fields of an error, named as the pg driver names them. */
export interface WireError {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type WorkerReply =
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly error: WireError }
  | { readonly kind: "answer"; readonly id: number; readonly results: readonly SqlResult[] }
  | { readonly kind: "error"; readonly id: number; readonly error: WireError }
  | { readonly kind: "notification"; readonly channel: string; readonly payload: string };

export interface WorkerStart {
  readonly folder: string;
  /** One 32-bit counter of disk synchronisations, shared with the main thread. */
  readonly fsyncs: SharedArrayBuffer;
  /** What the engine keeps of its files in its own memory, MB; what PGlite chooses when it is not said. */
  readonly buffersMb?: number | undefined;
}
