import type { LayerState, LayerStatus } from "@lotir/contract";
import { Button, Loader, Progress, Text } from "@mantine/core";
import { IconBan, IconCircleCheck, IconCircleDashed, IconMinus, IconPlugConnectedX } from "@tabler/icons-react";
import classes from "./LayerList.module.css";
import { LAYER_WORDS, layerLine } from "./layer-words.ts";

interface LayerListProps {
  readonly layers: readonly LayerState[];
  readonly onRetry: (layer: LayerState["layer"]) => void;
  readonly retrying: boolean;
}

const StatusIcon = ({ status }: { readonly status: LayerStatus }) => {
  switch (status) {
    case "loading":
      return <Loader size={16} aria-hidden="true" />;
    case "loaded":
      return <IconCircleCheck size={18} stroke={1.5} color="var(--lotir-score-high)" aria-hidden="true" />;
    case "unknown":
      return <IconPlugConnectedX size={18} stroke={1.5} color="var(--lotir-ochre-text)" aria-hidden="true" />;
    case "cancelled":
      return <IconBan size={18} stroke={1.5} color="var(--lotir-ink-soft)" aria-hidden="true" />;
    case "not-published":
      return <IconMinus size={18} stroke={1.5} color="var(--lotir-ink-soft)" aria-hidden="true" />;
    case "waiting":
      return <IconCircleDashed size={18} stroke={1.5} color="var(--lotir-ink-soft)" aria-hidden="true" />;
  }
};

/** The layers of a commune as they come, each with its count; one that failed can be asked again alone. */
export const LayerList = ({ layers, onRetry, retrying }: LayerListProps) => (
  <ul className={classes.list}>
    {layers.map((state) => (
      <li key={state.layer} className={classes.layer}>
        <span className={classes.icon}>
          <StatusIcon status={state.status} />
        </span>
        <div className={classes.body}>
          <div className={classes.line}>
            <Text fw={500}>{LAYER_WORDS[state.layer].name}</Text>
            <Text size="sm" c="dimmed" className="figures" ta="right">
              {layerLine(state)}
            </Text>
          </div>
          {state.status === "loading" ? (
            <Progress
              size={4}
              mt={4}
              value={(state.progress ?? 0) * 100}
              animated={state.progress === null}
              aria-label={`${LAYER_WORDS[state.layer].name} : avancement`}
            />
          ) : null}
          {state.status === "unknown" ? (
            <Button size="compact-xs" variant="default" mt={4} onClick={() => onRetry(state.layer)} disabled={retrying}>
              Réessayer
            </Button>
          ) : null}
        </div>
      </li>
    ))}
  </ul>
);
