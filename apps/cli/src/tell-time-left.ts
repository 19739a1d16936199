import type { TimeLeft } from "@lotir/commune-work";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Past an hour, nobody plans to the minute. */
const STEP = 5;

/** A duration as a person says it: "12 min", "1 h 25", "3 h". */
const tellDuration = (ms: number): string => {
  const minutes = ms < HOUR ? Math.round(ms / MINUTE) : Math.round(ms / MINUTE / STEP) * STEP;
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${String(rest).padStart(2, "0")}`}`;
};

/** What is left, as far as it is known: never one figure where a range is what is known. */
export const tellTimeLeft = (left: TimeLeft): string => {
  if (left.kind === "unknown") return "temps restant encore inconnu";
  const { lowMs, highMs } = left;
  if (highMs < MINUTE) return "reste moins d’une minute";
  const [low, high] = [tellDuration(lowMs), tellDuration(highMs)];
  if (low === high) return `reste environ ${high}`;
  return lowMs < MINUTE ? `reste au plus ${high}` : `reste entre ${low} et ${high}`;
};
