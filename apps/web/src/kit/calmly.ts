/** What is asked again and again is done at once, then at most once in so long, the last asking never lost. */
export const calmly = (act: () => void, everyMs: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = (): void => {
    timer = undefined;
    if (isAsked) ask();
  };
  const ask = (): void => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    timer = setTimeout(rest, everyMs);
    act();
  };
  return { ask, stop: () => clearTimeout(timer) };
};
