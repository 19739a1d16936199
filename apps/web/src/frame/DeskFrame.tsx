import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useShowStatistics } from "../subjects/market/use-show-statistics.ts";
import classes from "./DeskNav.module.css";

/** Spec 2 §2: the desk's own links, in its order. */
const DESK = [
  { to: "/dashboard", label: "Tableau de bord" },
  { to: "/search", label: "Recherche d'opportunités" },
  { to: "/evaluation", label: "Évaluation" },
  { to: "/market", label: "Analyse de marché" },
  { to: "/config", label: "Configuration" },
] as const;

const isAt = (path: string, to: string): boolean => path === to || (to === "/search" && path === "/cadastral");

/** On a phone the links are wider than the screen: the one that is open is brought into sight. */
const useOpenLinkInSight = (path: string) => {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const [links, open] = [nav.current, nav.current?.querySelector<HTMLElement>(`[href="${path}"]`)];
    if (links == null || open == null) return;
    const [frame, box] = [links.getBoundingClientRect(), open.getBoundingClientRect()];
    links.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  }, [path]);
  return nav;
};

/** Title, subtitle, where the organisation works, and the desk's links: one line under the top bar, of the same frame. */
export const DeskFrame = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/$/, "") });
  const nav = useOpenLinkInSight(path);
  const place = useShowStatistics().data?.insights?.topCommune;
  return (
    <div className={classes.frame}>
      <div className={classes.strip}>
        <div className={classes.title}>
          <strong>Lotir</strong>
          <span>La division foncière intelligente{place === undefined ? "" : ` · ${place}`}</span>
        </div>
        <nav ref={nav} className={classes.links} aria-label="Navigation du bureau">
          {DESK.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link} aria-current={isAt(path, to) ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <div className={classes.content}>
        <Outlet />
      </div>
    </div>
  );
};
