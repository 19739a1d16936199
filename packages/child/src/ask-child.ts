import type { Bounds } from "./bounded-command.ts";
import { killGroup } from "./kill-group.ts";
import { startBounded } from "./start-bounded.ts";

/** What is given to a child, and how much it may take of time and answer with. */
export interface ChildQuestion {
  readonly script: string;
  readonly bounds: Bounds;
  readonly given: Uint8Array | string;
  readonly longestMs: number;
  /** Bytes. */
  readonly mostAnswered: number;
}

/** All that a child answered before it ended, which may be nothing; or why it was ended. */
export type ChildAnswer =
  | { readonly kind: "answered"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "too-slow" | "too-much" | "not-started" };

/**
 * Gives bytes of unknown origin to a bounded child and takes its whole answer. Settles once, whatever the child does: one that
 * is slow or talks too much is killed with all it became.
 */
export const askChild = ({ script, bounds, given, longestMs, mostAnswered }: ChildQuestion): Promise<ChildAnswer> =>
  new Promise((settle) => {
    const child = startBounded([script], bounds);
    const pieces: Buffer[] = [];
    let received = 0;
    let isOver = false;
    const end = (answer: ChildAnswer): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      killGroup(child);
      settle(answer);
    };
    const timer = setTimeout(() => end({ kind: "too-slow" }), longestMs);
    child.stdout.on("data", (piece: Buffer) => {
      received += piece.length;
      if (received > mostAnswered) end({ kind: "too-much" });
      else pieces.push(piece);
    });
    child.stderr.resume();
    child.on("error", () => end({ kind: "not-started" }));
    child.on("close", () => end({ kind: "answered", bytes: new Uint8Array(Buffer.concat(pieces)) }));
    child.stdin.on("error", () => undefined);
    child.stdin.end(given);
  });
