/** Text that a database cannot store: a zero byte, or half of a pair of code units. Nobody types either. */
const isStorableText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Whether all that was sent can be stored. Without recursion: what is sent may be nested as deep as it is long. */
export const isStorable = (sent: unknown): boolean => {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each === "string" && !isStorableText(each)) return false;
    if (typeof each !== "object" || each === null) continue;
    for (const [key, value] of Object.entries(each)) {
      if (!isStorableText(key)) return false;
      waiting.push(value);
    }
  }
  return true;
};
