import type { Member } from "./member.ts";

// A screen hears of the end by its channel and asks nothing. Asked twenty times a second, the product spent a sixth of its
// processor on answering; the end may be seen this much late, which counts against it.
const POLL_MS = 250;

/** From the first search of a commune that nobody asked for to its list on screen, through the queue; seconds. */
export const firstLoad = async (member: Member, codeInsee: string): Promise<number> => {
  const started = performance.now();
  await member.ask(`/api/cadastral/analyze?commune=${codeInsee}`);
  for (;;) {
    const { data } = await member.ask(`/api/communes/${codeInsee}`);
    if (data.status === "ready" || data.status === "partial") break;
    if (data.status === "failed") throw new Error(`The loading of ${codeInsee} failed`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await member.ask(`/api/cadastral/analyze?commune=${codeInsee}`);
  return (performance.now() - started) / 1000;
};
