import { scaleRefusal } from "@lotir/contract";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconCamera } from "@tabler/icons-react";
import { useState } from "react";
import { type CapturableMap, captureMap, fallbackCapture } from "./capture-map.ts";

interface CaptureButtonProps {
  readonly map: CapturableMap | null | undefined;
  readonly reference: string;
}

const save = (href: string, reference: string): void => {
  const link = document.createElement("a");
  link.href = href;
  link.download = `plan-${reference.replace(/\W+/g, "-")}.png`;
  link.click();
};

/** The map as a picture to scale, with what it is of; its scale is checked for a division and said (spec 1 §5). */
export const CaptureButton = ({ map, reference }: CaptureButtonProps) => {
  const [busy, setBusy] = useState(false);
  const capture = async (): Promise<void> => {
    setBusy(true);
    try {
      const { imageBlob, metadata } = await captureMap(map, { reference, on: new Date() });
      const href = URL.createObjectURL(imageBlob);
      save(href, reference);
      setTimeout(() => URL.revokeObjectURL(href), 1_000);
      const refusal = scaleRefusal(metadata.scale);
      notifications.show({ message: refusal ?? `Plan capturé à l'échelle 1:${metadata.scale}.` });
    } catch (error) {
      notifications.show({ color: "red", message: error instanceof Error ? error.message : String(error) });
      const picture = fallbackCapture({ reference, on: new Date() });
      if (picture !== "") save(`data:image/png;base64,${picture}`, reference);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={busy}
      leftSection={<IconCamera size={14} stroke={1.5} />}
      onClick={() => void capture()}
    >
      Capturer à l'échelle
    </Button>
  );
};
