const FNV_PRIME = 0x01000193;

const fnv1a = (text: string, seed: number): number => {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
};

/** A short name for a content, the same on every machine: 64 bits of FNV-1a in hexadecimal. Not for secrets. */
export const contentHash = (text: string): string =>
  [fnv1a(text, 0x811c9dc5), fnv1a(`${text}.`, 0x9dc5811c)].map((part) => part.toString(16).padStart(8, "0")).join("");
