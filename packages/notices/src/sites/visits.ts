import type { Visit } from "../notice/notice.ts";
import { readMoments } from "../words/french-date.ts";

/** Days one may see the property. */
export const visitsIn = (text: string): readonly Visit[] =>
  readMoments(text)
    .slice(0, 20)
    .map(({ on, at, until }) => ({ on, from: at, to: until }));
