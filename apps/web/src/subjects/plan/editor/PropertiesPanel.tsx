import {
  ALIGNMENTS,
  type Alignment,
  aligned,
  angleOf,
  BUILDING_LABELS,
  BUILDING_TYPES,
  type BuildingType,
  objectArea,
  objectLength,
  type PlanObject,
  rotated,
  withArea,
  withLength,
} from "@lotir/plan";
import { Button, Group, Select, Stack, Text, Textarea, Title } from "@mantine/core";
import { useStore } from "../../../kit/store.ts";
import type { DrawingTable } from "./drawing-table.ts";
import { FigureField } from "./FigureField.tsx";
import { formatGroundArea, formatGroundLength } from "./figures.ts";
import { isFree } from "./handles.ts";
import { LookFields } from "./LookFields.tsx";
import { ObjectGestures } from "./ObjectGestures.tsx";

const ALIGNED: Readonly<Record<Alignment, string>> = {
  left: "Gauche",
  centre: "Centre",
  right: "Droite",
  top: "Haut",
  middle: "Milieu",
  bottom: "Bas",
};
/** What a shape drawn by hand may be said to be. */
const NATURES = [
  { value: "", label: "Dessin" },
  { value: "network", label: "Réseau" },
  ...BUILDING_TYPES.map((type) => ({ value: type, label: BUILDING_LABELS[type] })),
];

const isBuilding = (value: string): value is BuildingType => BUILDING_TYPES.some((type) => type === value);

const natureOf = ({ kind, layer, facts }: PlanObject): string =>
  facts.building ?? (layer === "networks" || kind === "network" ? "network" : "");

/** A pool is only ever said by hand: the cadastre draws none. */
const named = (object: PlanObject, nature: string): PlanObject => {
  const { building: _, ...facts } = object.facts;
  if (isBuilding(nature)) return { ...object, layer: "buildings", facts: { ...facts, building: nature } };
  return { ...object, layer: nature === "network" ? "networks" : "annotations", facts };
};

interface PanelProps {
  readonly table: DrawingTable;
}

const Measures = ({ table, object }: PanelProps & { readonly object: PlanObject }) => {
  const [length, area] = [objectLength(object), objectArea(object)];
  const [from, to] = object.points;
  const fixed = !isFree(object);
  const { areaM2 } = object.facts;
  return (
    <Stack gap={6}>
      {length > 0 ? (
        <FigureField
          label={object.closed || object.kind === "circle" ? "Périmètre (m)" : "Longueur (m)"}
          value={length}
          most={10_000}
          disabled={fixed}
          onType={(typed) => table.edit((each) => withLength(each, typed))}
        />
      ) : null}
      {area === undefined ? null : (
        <FigureField
          label="Surface (m²)"
          value={area}
          most={10_000_000}
          disabled={fixed}
          onType={(typed) => table.edit((each) => withArea(each, typed))}
        />
      )}
      {from === undefined || to === undefined || object.kind === "circle" ? null : (
        <FigureField
          label="Angle du premier côté (°)"
          value={angleOf(from, to)}
          most={360}
          disabled={fixed}
          onType={(typed) => table.edit((each) => rotated(each, typed - angleOf(from, to), from))}
        />
      )}
      {areaM2 === undefined ? null : <Text size="xs">Surface selon la source : {formatGroundArea(areaM2)}</Text>}
    </Stack>
  );
};

const One = ({ table, object }: PanelProps & { readonly object: PlanObject }) => (
  <Stack gap="xs">
    {object.kind === "text" && isFree(object) ? (
      <Textarea
        key={object.id}
        size="xs"
        label="Texte"
        autosize
        maxLength={2_000}
        defaultValue={object.text ?? ""}
        onKeyDown={(event) => event.stopPropagation()}
        onBlur={({ currentTarget: { value } }) =>
          table.edit((each) =>
            value.trim() === "" || value === each.text ? undefined : { ...each, text: value.trim() },
          )
        }
      />
    ) : null}
    {object.kind === "text" || object.facts.division !== undefined || object.kind === "measurement" ? null : (
      <Select
        size="xs"
        label="Ce que c'est"
        data={object.layer === "buildings" && object.locked ? NATURES.slice(2) : NATURES}
        value={natureOf(object)}
        disabled={object.locked && object.layer !== "buildings"}
        allowDeselect={false}
        onChange={(nature) => table.edit((each) => named(each, nature ?? ""))}
      />
    )}
    <Measures table={table} object={object} />
  </Stack>
);

const Several = ({ table, objects }: PanelProps & { readonly objects: readonly PlanObject[] }) => (
  <div>
    <Text size="sm" mb={4}>
      {objects.length} objets, {formatGroundLength(objects.reduce((sum, each) => sum + objectLength(each), 0))} en tout
    </Text>
    <Text size="xs" mb={4}>
      Aligner
    </Text>
    <Group gap={4}>
      {ALIGNMENTS.map((side) => (
        <Button
          key={side}
          size="compact-xs"
          variant="default"
          onClick={() => {
            const after = new Map(aligned(objects.filter(isFree), side).map((each) => [each.id, each]));
            table.edit((each) => after.get(each.id));
          }}
        >
          {ALIGNED[side]}
        </Button>
      ))}
    </Group>
  </div>
);

/** What is chosen, with all that may be said and done of it; nothing chosen, how the next stroke will look. */
export const PropertiesPanel = ({ table }: PanelProps) => {
  const selection = useStore(table.state, (state) => state.selection);
  const look = useStore(table.state, (state) => state.look);
  const objects = useStore(table.plan, (state) => state.objects);
  const chosen = objects.filter(({ id }) => selection.has(id));
  const hidden = objects.filter(({ visible }) => !visible);
  const [only] = chosen;
  const shownLook =
    only === undefined ? look : { color: only.color, fill: only.fill, width: only.width, dash: only.dash };
  return (
    <section aria-labelledby="proprietes">
      <Title order={3} size="h6" id="proprietes" mb={6}>
        {only === undefined ? "Prochain trait" : "Sélection"}
      </Title>
      <Stack gap="sm">
        {chosen.length === 1 && only !== undefined ? <One key={only.id} table={table} object={only} /> : null}
        {chosen.length > 1 ? <Several table={table} objects={chosen} /> : null}
        {only === undefined || isFree(only) ? <LookFields table={table} look={shownLook} /> : null}
        {only === undefined ? null : <ObjectGestures table={table} objects={chosen} />}
        {hidden.length === 0 ? null : (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() =>
              table.plan.draw(hidden.map((before) => ({ id: before.id, before, after: { ...before, visible: true } })))
            }
          >
            Remontrer ce qui est masqué ({hidden.length})
          </Button>
        )}
      </Stack>
    </section>
  );
};
