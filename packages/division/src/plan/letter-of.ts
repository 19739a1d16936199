/** Lots are lettered as on a surveyor's plan: A to Z, then AA. */
export const letterOf = (number: number): string =>
  (number <= 26 ? "" : letterOf(Math.floor((number - 1) / 26))) + String.fromCharCode(65 + ((number - 1) % 26));
