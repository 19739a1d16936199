import { Outlet } from "@tanstack/react-router";
import { useFollowTeam } from "../subjects/identity/use-follow-team.ts";
import classes from "./AppFrame.module.css";
import { Guard } from "./Guard.tsx";
import { Keys } from "./Keys.tsx";
import { TopBar } from "./TopBar.tsx";
import { useAlerts } from "./use-alerts.ts";
import { useDueAlerts } from "./use-due-alerts.ts";
import { useFollowSettings } from "./use-follow-settings.ts";
import { useSearchAlerts } from "./use-search-alerts.ts";

const Page = () => {
  useAlerts();
  useDueAlerts();
  useSearchAlerts();
  useFollowTeam();
  const money = useFollowSettings();
  return <Outlet key={money} />;
};

/** Every screen behind the organisation guard: top bar, then the page, which scrolls by itself. */
export const AppFrame = () => (
  <Guard>
    <div className={classes.frame}>
      <a className={classes.skip} href="#contenu">
        Aller au contenu
      </a>
      <TopBar />
      <Keys />
      <main id="contenu" className={classes.content} tabIndex={-1}>
        <Page />
      </main>
    </div>
  </Guard>
);
