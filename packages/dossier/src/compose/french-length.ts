/** A length of ground as a plan writes it, to the centimetre. */
export const frenchLength = (metres: number): string => `${metres.toFixed(2).replace(".", ",")}\u00a0m`;

/** `2026-03-01` → `01/03/2026`; anything else as it is. */
export const frenchDay = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, "$3/$2/$1");

/** Square metres of ground to the hundredth, thousands apart. */
export const frenchArea = (area: number): string => {
  const [whole = "0", part = "00"] = area.toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0")},${part}\u00a0m²`;
};
