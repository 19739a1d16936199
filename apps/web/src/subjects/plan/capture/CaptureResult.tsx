import type { DivisionPlan } from "@lotir/contract";
import { List, Stack, Text } from "@mantine/core";
import { formatArea, formatShare } from "../../../kit/format.ts";
import { Notice } from "../../../kit/ui/Notice.tsx";
import classes from "./Capture.module.css";
import { type CaptureBounds, outlineOver } from "./capture-under.ts";

interface CaptureResultProps {
  readonly plan: Pick<DivisionPlan, "title" | "lots">;
  readonly warnings: readonly string[];
  readonly confidence: number;
  readonly capture: { readonly isLaid: boolean; readonly url: string };
  readonly bounds: CaptureBounds;
}

/** The plan over the map that it was asked from, where the map says truly what it shows; and what to beware of. */
export const CaptureResult = ({ plan, warnings, confidence, capture, bounds }: CaptureResultProps) => (
  <Stack gap="sm" component="section" aria-label="Plan d'après la carte">
    <Text fw={600}>{plan.title}</Text>
    {capture.isLaid ? (
      <div className={classes.under}>
        {/* A plan made again has the same address: its picture is asked again. */}
        <img src={`${capture.url}?${confidence}-${bounds.west}`} alt={`Carte capturée sous le plan : ${plan.title}`} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {plan.lots.map(({ letter, geometry }) => (
            <path key={letter} className={classes.lot} d={outlineOver(geometry, bounds)} />
          ))}
        </svg>
      </div>
    ) : null}
    <List size="sm">
      {plan.lots.map(({ letter, areaM2 }) => (
        <List.Item key={letter}>
          Lot {letter} : {formatArea(areaM2)}
        </List.Item>
      ))}
    </List>
    <Text size="sm">Confiance {formatShare(confidence)}.</Text>
    {warnings.length === 0 ? null : (
      <Notice kind="doubt" title="À savoir">
        <List size="sm">
          {warnings.map((warning) => (
            <List.Item key={warning}>{warning}</List.Item>
          ))}
        </List>
      </Notice>
    )}
  </Stack>
);
