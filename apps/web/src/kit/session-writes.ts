/**
 * While a session is being replaced (password changed, second factor confirmed) the old cookie is already worth
 * nothing and the new one has not arrived: whoever asks then is told that nobody is signed in, and the screen
 * that was about to show ten recovery codes leaves for the sign-in page. What asks who is there waits for what
 * is being written, and asks again where a write began meanwhile.
 */
let begun = 0;
const inFlight = new Set<Promise<unknown>>();

/** Follows `write` until it ends, well or badly. */
export const writingSession = <T>(write: Promise<T>): Promise<T> => {
  begun += 1;
  const ended: Promise<unknown> = write
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => inFlight.delete(ended));
  inFlight.add(ended);
  return write;
};

/** Nothing that changes the session is under way any more. */
export const sessionSettled = async (): Promise<void> => {
  while (inFlight.size > 0) await Promise.all(inFlight);
};

/** What `ask` answers under the session of now: asked again where a write of the session began before the answer. */
export const underSessionOfNow = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    await sessionSettled();
    const before = begun;
    const answer = await ask();
    if (begun === before) return answer;
  }
};
