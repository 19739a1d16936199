import { Button } from "@mantine/core";
import { type BaseKey, baseLayer } from "./base-layers.ts";
import classes from "./MapFurniture.module.css";

interface BaseNoticeProps {
  readonly base: BaseKey;
  /** Some of its layers come, others do not. */
  readonly incomplete: boolean;
  readonly onRetry: () => void;
}

/** What a silent IGN leaves on screen, for every map. */
export const groundSentence = (base: BaseKey, incomplete: boolean): string =>
  incomplete
    ? `Le fond « ${baseLayer(base).label} » de l'IGN est incomplet : une de ses couches ne répond pas.`
    : `Le fond « ${baseLayer(base).label} » de l'IGN ne répond pas : fond neutre affiché.`;

/** Said, never silent: outside tiles do not come. */
export const BaseNotice = ({ base, incomplete, onRetry }: BaseNoticeProps) => (
  <div className={`${classes.floating} ${classes.notice}`} role="status">
    {groundSentence(base, incomplete)}
    <Button variant="subtle" size="compact-sm" onClick={onRetry}>
      Réessayer
    </Button>
  </div>
);
