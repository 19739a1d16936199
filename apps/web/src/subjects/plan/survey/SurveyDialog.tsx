import { MOST_PLAN_OBJECTS } from "@lotir/contract";
import type { Point } from "@lotir/geometry";
import { type PlanObject, surveyObjects } from "@lotir/plan";
import { Button, Checkbox, Group, Modal, Stack, Switch, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { formatCount, formatQuantity } from "../../../kit/format.ts";
import { Notice } from "../../../kit/ui/Notice.tsx";
import { type Laid, laidBy, linesOf, type ReadSurvey, skippedWords, surveyLayersOf } from "./lay-survey.ts";
import { PlacePicker } from "./PlacePicker.tsx";
import classes from "./Survey.module.css";

interface SurveyDialogProps {
  readonly survey: ReadSurvey;
  readonly name: string;
  readonly objects: readonly PlanObject[];
  readonly onLay: (objects: readonly PlanObject[]) => void;
  readonly onClose: () => void;
}

/** A third place begins again. */
const withPlace = (places: readonly Point[], place: Point): readonly Point[] =>
  places.length < 2 ? [...places, place] : [place];

const Layers = ({
  survey,
  left,
  onChange,
}: {
  readonly survey: ReadSurvey;
  readonly left: ReadonlySet<string>;
  readonly onChange: (left: ReadonlySet<string>) => void;
}) => (
  <fieldset className={classes.layers} aria-label="Calques à poser">
    {surveyLayersOf(survey).map(([layer, count]) => (
      <Checkbox
        key={layer}
        size="xs"
        label={`${layer} (${count})`}
        checked={!left.has(layer)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(new Set(checked ? [...left].filter((each) => each !== layer) : [...left, layer]))
        }
      />
    ))}
  </fieldset>
);

const useLaying = ({ survey, objects }: Pick<SurveyDialogProps, "survey" | "objects">) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isByPlaces, setByPlaces] = useState(survey.plane === null);
  const [own, setOwn] = useState<readonly Point[]>([]);
  const [plan, setPlan] = useState<readonly Point[]>([]);
  const laid: Laid = laidBy(survey, isByPlaces ? { survey: own, plan } : "coordinates");
  const shapes = useMemo(() => survey.shapes.filter(({ layer }) => !left.has(layer)), [survey, left]);
  const lines = useMemo(() => linesOf(shapes), [shapes]);
  const standing = useMemo(() => linesOf(objects.filter(({ visible, kind }) => visible && kind !== "text")), [objects]);
  const made = laid.ok ? surveyObjects(shapes, { apply: laid.apply, newId: () => crypto.randomUUID() }) : [];
  const isTooMany = objects.length + Math.max(made.length, shapes.length) > MOST_PLAN_OBJECTS;
  return { left, setLeft, isByPlaces, setByPlaces, own, setOwn, plan, setPlan, laid, lines, standing, made, isTooMany };
};

/** A surveyor's plan laid over the cadastre: by its own coordinates, or by two places that both plans show. */
export const SurveyDialog = ({ survey, name, objects, onLay, onClose }: SurveyDialogProps) => {
  const laying = useLaying({ survey, objects });
  const { laid, made, isByPlaces, isTooMany } = laying;
  const skipped = skippedWords(survey);
  const sentence = isTooMany
    ? `Un plan porte ${formatCount(MOST_PLAN_OBJECTS)} objets au plus : décochez des calques.`
    : laid.sentence;
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(960px, 94vw)"
      title={`Plan du géomètre : ${name}`}
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {formatQuantity(survey.shapes.length, "objet lu", "objets lus")} dans ce{" "}
          {survey.format === "dxf" ? "DXF" : "GeoJSON"}. {skipped}
        </Text>
        {surveyLayersOf(survey).length > 1 ? (
          <Layers survey={survey} left={laying.left} onChange={laying.setLeft} />
        ) : null}
        {survey.plane === null ? null : (
          <Switch
            label="Le poser plutôt par deux points communs"
            checked={isByPlaces}
            onChange={({ currentTarget: { checked } }) => laying.setByPlaces(checked)}
          />
        )}
        {isByPlaces ? (
          <div className={classes.pickers}>
            <PlacePicker
              title="Plan du géomètre"
              lines={laying.lines}
              places={laying.own}
              onPlace={(place) => laying.setOwn((last) => withPlace(last, place))}
            />
            <PlacePicker
              title="Votre plan"
              lines={laying.standing}
              places={laying.plan}
              onPlace={(place) => laying.setPlan((last) => withPlace(last, place))}
            />
          </div>
        ) : null}
        <Notice kind={isTooMany || (!laid.ok && laid.isRefused) ? "doubt" : "info"}>{sentence}</Notice>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button disabled={!laid.ok || isTooMany || made.length === 0} onClick={() => onLay(made)}>
            Poser sur le plan
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
