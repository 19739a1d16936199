import { useMediaQuery } from "@mantine/hooks";

/** A drawing as wide as a phone: its bars lie down and its labels are short. */
export const useNarrow = (): boolean =>
  useMediaQuery("(max-width: 600px)", undefined, { getInitialValueInEffect: false }) ?? false;
