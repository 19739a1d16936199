import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** The two weights of Inter (OFL 1.1) that every page is written in. */
export const INTER_FILES = {
  regular: resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  bold: resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
} as const;

export type Weight = keyof typeof INTER_FILES;

const read = new Map<Weight, Uint8Array>();

/** The bytes of a weight, read once. */
export const interBytes = (weight: Weight): Uint8Array => {
  const bytes = read.get(weight) ?? new Uint8Array(readFileSync(INTER_FILES[weight]));
  read.set(weight, bytes);
  return bytes;
};
