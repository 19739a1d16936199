import { useEffect } from "react";
import { useIdentity } from "../subjects/identity/use-identity.ts";
import { useShowSettings } from "../subjects/organisation/use-show-settings.ts";

export const today = (): string => new Date().toLocaleDateString("sv-SE");

/** Once a day in this browser, where alerts are on; `tell` hears whether the browser may show them too. */
export const useOnceADay = (key: string, tell: (withBrowser: boolean) => Promise<void>): void => {
  const organisation = useIdentity().session?.activeOrganisationId ?? undefined;
  // Until the settings are known nothing is told: alerts may be off.
  const { emailAlerts = false, pushNotifications = false } = useShowSettings().data?.notifications ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is told once a day, not once a rendering
  useEffect(() => {
    if (organisation === undefined || !(emailAlerts || pushNotifications)) return;
    const mark = `${today()} ${organisation}`;
    if (localStorage.getItem(key) === mark) return;
    localStorage.setItem(key, mark);
    tell(pushNotifications).catch(() => undefined);
  }, [organisation, emailAlerts, pushNotifications]);
};
