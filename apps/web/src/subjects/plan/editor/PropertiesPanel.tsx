import {
  ALIGNMENTS,
  type Alignment,
  ANNOTATION_COLORS,
  aligned,
  angleOf,
  BUILDING_LABELS,
  BUILDING_TYPES,
  type BuildingType,
  type OrderMove,
  objectArea,
  objectLength,
  type PlanObject,
  reordered,
  rotated,
  withArea,
  withLength,
} from "@lotir/plan";
import {
  Button,
  ColorSwatch,
  Group,
  NumberInput,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  Title,
  UnstyledButton,
} from "@mantine/core";
import { useStore } from "../../../kit/store.ts";
import classes from "./Drawing.module.css";
import type { DrawingTable } from "./drawing-table.ts";
import { formatGroundArea, formatGroundLength } from "./figures.ts";
import { isFree } from "./handles.ts";
import type { Look } from "./table-state.ts";

const WIDTHS = ["1", "2", "3", "5", "8"];
const DASHES = [
  { value: "", label: "Plein" },
  { value: "8 4", label: "Tirets" },
  { value: "2 4", label: "Pointillés" },
  { value: "12 4 2 4", label: "Mixte" },
];
const ALIGNED: Readonly<Record<Alignment, string>> = {
  left: "Gauche",
  centre: "Centre",
  right: "Droite",
  top: "Haut",
  middle: "Milieu",
  bottom: "Bas",
};
const ORDERS: readonly { readonly move: OrderMove; readonly label: string }[] = [
  { move: "front", label: "Premier plan" },
  { move: "forward", label: "Avancer" },
  { move: "backward", label: "Reculer" },
  { move: "back", label: "Arrière-plan" },
];
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

const LookFields = ({ table, look }: PanelProps & { readonly look: Look }) => (
  <Stack gap="xs">
    <div>
      <Text size="xs" mb={4}>
        Couleur
      </Text>
      <Group gap={6}>
        {ANNOTATION_COLORS.map(({ value, label }) => (
          <UnstyledButton
            key={value}
            aria-label={label}
            aria-pressed={look.color === value}
            className={classes.swatch}
            data-on={look.color === value || undefined}
            onClick={() => table.dress({ color: value, ...(look.fill === null ? {} : { fill: value }) })}
          >
            <ColorSwatch color={value} size={22} component="span" />
          </UnstyledButton>
        ))}
      </Group>
    </div>
    <Switch
      size="xs"
      label="Rempli"
      checked={look.fill !== null}
      onChange={({ currentTarget: { checked } }) => table.dress({ fill: checked ? look.color : null })}
    />
    <Group grow gap="xs">
      <Select
        size="xs"
        label="Épaisseur"
        data={WIDTHS}
        value={String(look.width)}
        allowDeselect={false}
        onChange={(width) => table.dress({ width: Number(width) })}
      />
      <Select
        size="xs"
        label="Trait"
        data={DASHES}
        value={look.dash ?? ""}
        allowDeselect={false}
        onChange={(dash) => table.dress({ dash: dash || null })}
      />
    </Group>
  </Stack>
);

interface FigureFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onType: (value: number) => void;
  readonly disabled: boolean;
  readonly digits?: number;
}

/** A measured figure, that may be typed: kept with Enter, or by leaving the field. */
const FigureField = ({ label, value, onType, disabled, digits = 2 }: FigureFieldProps) => {
  const shown = Number(value.toFixed(digits));
  const keep = (typed: string) => {
    const figure = Number(typed.replace(/[\s\u202f]/g, "").replace(",", "."));
    if (Number.isFinite(figure) && figure !== shown) onType(figure);
  };
  return (
    <NumberInput
      key={shown}
      size="xs"
      label={label}
      defaultValue={shown}
      decimalSeparator=","
      decimalScale={digits}
      hideControls
      disabled={disabled}
      onBlur={({ currentTarget }) => keep(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        event.stopPropagation();
      }}
    />
  );
};

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
          disabled={fixed}
          onType={(typed) => table.edit((each) => withLength(each, typed))}
        />
      ) : null}
      {area === undefined ? null : (
        <FigureField
          label="Surface (m²)"
          value={area}
          disabled={fixed}
          onType={(typed) => table.edit((each) => withArea(each, typed))}
        />
      )}
      {from === undefined || to === undefined || object.kind === "circle" ? null : (
        <FigureField
          label="Angle du premier côté (°)"
          value={angleOf(from, to)}
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

const Gestures = ({ table, objects }: PanelProps & { readonly objects: readonly PlanObject[] }) => {
  const isLocked = objects.every(({ locked }) => locked);
  const own = objects.every(({ layer }) => layer !== "buildings" && layer !== "parcels" && layer !== "surroundings");
  return (
    <Stack gap={6}>
      <Group gap={4}>
        {ORDERS.map(({ move, label }) => (
          <Button
            key={move}
            size="compact-xs"
            variant="default"
            disabled={isLocked}
            onClick={() => table.edit((each) => reordered(each, table.plan.get().objects, move))}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Group gap={4}>
        <Button size="compact-xs" variant="default" onClick={() => table.paste(objects, [1, -1])}>
          Dupliquer
        </Button>
        {own ? (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => table.edit((each) => ({ ...each, locked: !isLocked }))}
          >
            {isLocked ? "Déverrouiller" : "Verrouiller"}
          </Button>
        ) : null}
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            table.edit((each) => ({ ...each, visible: false }));
            table.select([]);
          }}
        >
          Masquer
        </Button>
        <Button size="compact-xs" color="red" variant="light" disabled={isLocked} onClick={() => table.remove()}>
          Supprimer
        </Button>
      </Group>
    </Stack>
  );
};

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
        {only === undefined ? null : <Gestures table={table} objects={chosen} />}
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
