/** A name that every disk takes; `otherwise`: where nothing of it is left. */
export const fileNameOf = (name: string, otherwise = "plan"): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || otherwise;
