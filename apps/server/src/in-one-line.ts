/** On one line, and no longer: what somebody typed cannot write another line of a message. */
export const inOneLine = (text: string, most = 120): string =>
  [...text.replace(/\s+/g, " ")]
    .filter((letter) => !/\p{Cc}/u.test(letter))
    .slice(0, most)
    .join("")
    .trim();
