import { useMantineColorScheme } from "@mantine/core";
import { useEffect } from "react";
import { showMoneyIn } from "../kit/format.ts";
import { schemeOf } from "../subjects/organisation/color-scheme.ts";
import { useShowSettings } from "../subjects/organisation/use-show-settings.ts";

/** The saved theme that this browser has followed already. */
const FOLLOWED = "lotir.theme";

/** Looks and money follow the settings, on whatever machine the member signs in. Its answer changes with the money shown. */
export const useFollowSettings = (): string => {
  const display = useShowSettings().data?.display;
  const { setColorScheme } = useMantineColorScheme();
  const theme = display?.theme;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per theme that was saved, not per choice of the menu
  useEffect(() => {
    // Settings that come late must not undo what was chosen on this screen meanwhile.
    if (theme === undefined || localStorage.getItem(FOLLOWED) === theme) return;
    localStorage.setItem(FOLLOWED, theme);
    setColorScheme(schemeOf(theme));
  }, [theme]);
  const rate = display?.currency === "USD" ? display.usdRate : null;
  showMoneyIn(rate === null ? "EUR" : { dollarsForOneEuro: rate });
  return `${rate ?? "EUR"}`;
};
