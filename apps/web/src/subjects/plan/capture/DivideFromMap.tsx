import { type DivisionPlan, type Parcel, scaleRefusal } from "@lotir/contract";
import { Button, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { CapturableMap, Capture } from "../../../kit/map/capture/capture-map.ts";
import { captureMap } from "../../../kit/map/capture/capture-map.ts";
import { sentenceOf, UNKNOWN } from "../../../kit/messages.fr.ts";
import { Notice } from "../../../kit/ui/Notice.tsx";
import { useGenerateDivisionPlan } from "../use-generate-division-plan.ts";
import { CaptureResult } from "./CaptureResult.tsx";

interface DivideFromMapProps {
  readonly map: CapturableMap | undefined;
  readonly propertyId: string;
  readonly parcel: Parcel;
}

/** The map captured to scale, checked, then divided by the engine (spec 1 §4): its steps are those of the work. */
export const DivideFromMap = ({ map, propertyId, parcel }: DivideFromMapProps) => {
  const generate = useGenerateDivisionPlan(propertyId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [captured, setCaptured] = useState<Capture["metadata"] | null>(null);
  const divide = async () => {
    setRefusal(null);
    const reference = `${parcel.section} ${parcel.numero}`;
    try {
      const { imageBase64, metadata } = await captureMap(map, { reference, on: new Date() });
      const wrong = scaleRefusal(metadata.scale);
      setCaptured(metadata);
      if (wrong !== null) return setRefusal(wrong);
      const { scale, pixelToMeterRatio, bounds } = metadata;
      const screenshot = { imageBase64, scale, pixelToMeterRatio, bounds, cadastralReference: parcel.parcelId };
      generate.mutate({ propertyId, screenshot, cadastralReference: parcel.parcelId });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : UNKNOWN);
    }
  };
  const { data } = generate.data ?? {};
  return (
    <Stack gap="sm" mt="xs">
      <Button onClick={() => void divide()} loading={generate.isPending}>
        Capturer et diviser
      </Button>
      {generate.isPending ? (
        <div role="status">
          <Progress value={generate.percent} aria-label="Avancement du plan" />
          <Text size="sm" c="dimmed" className="figures">
            {generate.percent} %
          </Text>
        </div>
      ) : null}
      {refusal === null ? null : <Notice kind="doubt">{refusal}</Notice>}
      {generate.error === null || refusal !== null ? null : (
        <Notice kind="error" title="Erreur génération plan" retry={{ onClick: () => void divide() }}>
          {sentenceOf(generate.error, UNKNOWN)}
        </Notice>
      )}
      {data === undefined || captured === null || refusal !== null ? null : (
        <CaptureResult {...data} plan={data.plan as DivisionPlan} bounds={captured.bounds} />
      )}
    </Stack>
  );
};
