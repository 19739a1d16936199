/** Whether a zero byte stands anywhere in what was sent: no database stores it, and nobody types it. */
export const hasZeroByte = (sent: unknown): boolean => {
  if (typeof sent === "string") return sent.includes("\0");
  if (typeof sent !== "object" || sent === null) return false;
  return Object.entries(sent).some(([key, value]) => key.includes("\0") || hasZeroByte(value));
};
