/** An estimate is doubted by a tenth at least: three figures say all that it knows. */
const FIGURES = 3;

/** `1 569 567 €` is said `1 570 000 €`; never under a whole euro. */
export const roundedPrice = (price: number): number => {
  if (!(price > 0)) return 0;
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(price)) + 1 - FIGURES));
  return Math.round(price / step) * step;
};
