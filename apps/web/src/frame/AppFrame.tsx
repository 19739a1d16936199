import { Outlet } from "@tanstack/react-router";
import classes from "./AppFrame.module.css";
import { Guard } from "./Guard.tsx";
import { TopBar } from "./TopBar.tsx";

/** Every screen behind the organisation guard: top bar, then the page, which scrolls by itself. */
export const AppFrame = () => (
  <Guard>
    <div className={classes.frame}>
      <a className={classes.skip} href="#contenu">
        Aller au contenu
      </a>
      <TopBar />
      <main id="contenu" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  </Guard>
);
