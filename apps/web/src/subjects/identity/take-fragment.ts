/** The secret that a mail's link carries after `#`, taken out of the address at once: the history keeps none. */
export const takeFragment = (): string => {
  const secret = window.location.hash.slice(1);
  if (secret !== "") window.history.replaceState(window.history.state, "", window.location.pathname);
  return secret;
};
