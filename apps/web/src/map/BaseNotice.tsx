import { Button } from "@mantine/core";
import { type BaseKey, baseLayer } from "./base-layers.ts";
import classes from "./MapFurniture.module.css";

interface BaseNoticeProps {
  readonly base: BaseKey;
  readonly onRetry: () => void;
}

/** Said, never silent: the outside tiles do not come, the neutral ground stands in. */
export const BaseNotice = ({ base, onRetry }: BaseNoticeProps) => (
  <div className={`${classes.floating} ${classes.notice}`} role="status">
    Le fond « {baseLayer(base).label} » de l'IGN ne répond pas : fond neutre affiché.
    <Button variant="subtle" size="compact-sm" onClick={onRetry}>
      Réessayer
    </Button>
  </div>
);
