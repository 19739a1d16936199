import type { PlanObject } from "@lotir/plan";
import { Button, FileButton } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useStore } from "../../../kit/store.ts";
import type { ReadSurvey } from "../survey/lay-survey.ts";
import { SurveyDialog } from "../survey/SurveyDialog.tsx";
import { tellDone } from "../tell-plan.ts";
import { useReadSurvey } from "../use-read-survey.ts";
import type { PlanStore } from "./plan-store.ts";

interface SurveyButtonProps {
  readonly plan: PlanStore;
  readonly at: { readonly propertyId: string; readonly planId: string };
}

/** Asks for a surveyor's file, reads it, and lays it on the plan: a gesture like any other, which may be undone. */
export const SurveyButton = ({ plan, at }: SurveyButtonProps) => {
  const read = useReadSurvey();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly survey: ReadSurvey } | null>(null);
  const objects = useStore(plan, (state) => state.objects);
  // The same file may be chosen again: it was corrected.
  const reset = useRef<() => void>(null);
  const ask = (file: File | null) => {
    reset.current?.();
    if (file === null) return;
    read.mutate(
      { ...at, survey: file },
      { onSuccess: ({ data }) => setChosen({ name: file.name, survey: data as ReadSurvey }) },
    );
  };
  const lay = (laid: readonly PlanObject[]) => {
    plan.draw(laid.map((after) => ({ id: after.id, before: null, after })));
    setChosen(null);
    tellDone("Plan du géomètre posé");
  };
  return (
    <>
      <FileButton resetRef={reset} onChange={ask} accept=".dxf,.geojson,.json">
        {(props) => (
          <Button
            {...props}
            size="xs"
            variant="default"
            loading={read.isPending}
            leftSection={<IconFileImport size={16} stroke={1.5} aria-hidden="true" />}
          >
            Plan du géomètre
          </Button>
        )}
      </FileButton>
      {chosen === null ? null : (
        <SurveyDialog {...chosen} objects={objects} onLay={lay} onClose={() => setChosen(null)} />
      )}
    </>
  );
};
