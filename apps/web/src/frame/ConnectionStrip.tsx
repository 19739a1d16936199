import { Button } from "@mantine/core";
import { IconCircleCheck, IconCloudOff } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { doubtConnection } from "../kit/connection.ts";
import classes from "./ConnectionStrip.module.css";
import { useConnection } from "./use-connection.ts";

/** For how long it is said that the line is back. */
const SAID_MS = 5_000;

const hourOf = (moment: Date): string => moment.toLocaleTimeString("fr-FR", { hour: "2-digit", minute: "2-digit" });

/** Whether the line has just come back. */
const useJustFound = (lostAt: Date | null): boolean => {
  const [isSaid, setIsSaid] = useState(false);
  const before = useRef(lostAt);
  useEffect(() => {
    const found = before.current !== null && lostAt === null;
    before.current = lostAt;
    setIsSaid(found);
    if (!found) return;
    const timer = setTimeout(() => setIsSaid(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [lostAt]);
  return isSaid;
};

/** On every screen: the line is lost, and since when; then that it is back, and what is shown with it. */
const ConnectionStrip = () => {
  const lostAt = useConnection();
  const isFound = useJustFound(lostAt);
  return (
    <div role="status" className={classes.place}>
      {lostAt === null ? null : (
        <div className={classes.strip} data-kind="lost">
          <IconCloudOff size={18} stroke={1.5} aria-hidden="true" />
          <span>
            Connexion perdue : ce qui est affiché date de {hourOf(lostAt)}. Lotir réessaie et se remettra à jour seul.
          </span>
          <Button size="compact-sm" variant="default" onClick={doubtConnection}>
            Réessayer
          </Button>
        </div>
      )}
      {isFound ? (
        <div className={classes.strip} data-kind="found">
          <IconCircleCheck size={18} stroke={1.5} aria-hidden="true" />
          <span>Connexion retrouvée : l'écran est à jour.</span>
        </div>
      ) : null}
    </div>
  );
};

export default ConnectionStrip;
