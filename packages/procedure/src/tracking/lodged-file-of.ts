import type { LodgedFile, Notice } from "../facts/lodged-file.ts";
import { currentEvents, type EventKind, type FileEvent } from "./file-event.ts";

/** A letter on paper is noticed by its first presentation; an electronic one by its opening, sent before. */
const noticeOf = ({ on, detail: { sentOn } }: FileEvent): Notice =>
  sentOn === undefined
    ? { presented: on, sent: undefined, consulted: undefined }
    : { presented: undefined, sent: sentOn, consulted: on };

/** What the clocks read, from what members recorded; undefined before anything was lodged. */
export const lodgedFileOf = (recorded: readonly FileEvent[]): LodgedFile | undefined => {
  const events = currentEvents(recorded);
  const [depot] = events;
  if (depot === undefined) return undefined;
  const all = (kind: EventKind): FileEvent[] => events.filter((event) => event.kind === kind);
  const last = (kind: EventKind): FileEvent | undefined => all(kind).at(-1);
  const decision = last("decision");
  const display = all("affichage")[0];
  const works = last("ouverture-chantier");
  const appeal = last("recours-contentieux");
  const refused = all("prorogation-refusee");
  return {
    kind: depot.detail.fileKind,
    filed: depot.on,
    requests: all("pieces-demandees").map((event) => ({
      notice: noticeOf(event),
      listed: event.detail.listed ?? true,
    })),
    pieces: all("pieces-deposees").map(({ on, detail }) => ({ received: on, completes: detail.completes })),
    extensions: all("majoration").map((event) => ({ notice: noticeOf(event), ground: event.detail.ground })),
    enquiryReport: undefined,
    abf: last("avis")?.detail.opinion,
    decision: decision && {
      sense: decision.detail.sense === "refus" ? "refus" : "accord",
      signed: decision.detail.signedOn ?? decision.on,
      notice: noticeOf(decision),
    },
    display: display && {
      start: display.on,
      interruptions: all("interruption-affichage").map(({ on, detail }) => ({ from: on, to: detail.until ?? null })),
    },
    completion: last("achevement")?.on,
    works: works && { start: works.on, interruptions: [] },
    divisionDone: last("division-faite")?.on,
    extensionRequests: all("prorogation-demandee").map(({ on }, rank) => ({
      received: on,
      refusedNotified: refused[rank]?.on,
    })),
    litigation: appeal && {
      from: appeal.on,
      to: all("fin-recours").find(({ on }) => on >= appeal.on)?.on ?? null,
    },
  };
};
