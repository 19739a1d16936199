import {
  LOT_STATUS_LABELS,
  LOT_TYPE_LABELS,
  type Lot,
  LotEntry,
  LotStatus,
  LotType,
  WORK_LABELS,
  type WorkEstimate,
} from "@lotir/contract";
import { ActionIcon, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { formatEuros } from "../../kit/format.ts";
import { EurosInput, FigureInput } from "../../kit/ui/FigureInput.tsx";
import type { TypedLot } from "./kept-lot.ts";

const typedOf = (lot: Lot | undefined, nextNumber: number): TypedLot => ({
  lotNumber: lot?.lotNumber ?? nextNumber,
  type: lot?.type ?? "constructible",
  surface: lot?.surface ?? null,
  buildableArea: lot?.buildableArea ?? null,
  estimatedSalePrice: lot?.estimatedSalePrice ?? null,
  status: lot?.status ?? "planned",
  description: lot?.description ?? "",
  workEstimates: lot?.workEstimates ?? [],
});

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const isWork = (value: string): value is WorkEstimate["type"] => Object.hasOwn(WORK_LABELS, value);

/** A work being typed, not yet among those of the lot. */
interface TypedWork {
  readonly type: WorkEstimate["type"];
  readonly amount: number | null;
  readonly description: string;
}

const NO_WORK: TypedWork = { type: "viabilisation", amount: null, description: "" };

/** An estimate is added only when its amount is greater than zero (spec 2 §5). */
const withTyped = (works: readonly WorkEstimate[], { type, amount, description }: TypedWork): WorkEstimate[] =>
  amount === null || amount <= 0 ? [...works] : [...works, { type, amount, description }];

interface WorksProps {
  readonly works: readonly WorkEstimate[];
  readonly onChange: (works: WorkEstimate[]) => void;
  readonly typed: TypedWork;
  readonly onTyped: (typed: TypedWork) => void;
}

/** The works of a lot. What is typed and not yet added goes with the lot when it is saved. */
const Works = ({ works, onChange, typed, onTyped }: WorksProps) => {
  const { type, amount, description } = typed;
  const add = () => {
    if (amount === null || amount <= 0) return;
    onChange(withTyped(works, typed));
    onTyped({ ...NO_WORK, type });
  };
  return (
    <Stack gap={6}>
      <Text fw={600} size="sm">
        Travaux estimés
      </Text>
      {works.map((work, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two estimates may be the same, and hold no state
        <Group key={`${work.type}-${rank}`} gap="xs" wrap="nowrap">
          <Text size="sm" flex={1} className="figures">
            {WORK_LABELS[work.type]} · {formatEuros(work.amount)}
            {work.description === "" ? "" : ` · ${work.description}`}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Retirer ${WORK_LABELS[work.type]}`}
            onClick={() => onChange(works.toSpliced(rank, 1))}
          >
            <IconTrash size={16} stroke={1.5} />
          </ActionIcon>
        </Group>
      ))}
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label="Nature"
          value={type}
          data={optionsOf(WORK_LABELS)}
          onChange={(event) => {
            const next = event.currentTarget.value;
            if (isWork(next)) onTyped({ ...typed, type: next });
          }}
        />
        <EurosInput label="Montant" w={120} value={amount} onValue={(next) => onTyped({ ...typed, amount: next })} />
        <TextInput
          label="Précision"
          flex={1}
          miw={120}
          value={description}
          onChange={(event) => onTyped({ ...typed, description: event.currentTarget.value })}
        />
        <Button variant="default" onClick={add} disabled={amount === null || amount <= 0}>
          Ajouter
        </Button>
      </Group>
    </Stack>
  );
};

interface LotFormProps {
  readonly lot: Lot | undefined;
  readonly nextNumber: number;
  /** What was being typed before a reload. */
  readonly kept: TypedLot | undefined;
  readonly onTyped: (typed: TypedLot) => void;
  readonly busy: boolean;
  readonly onSave: (entry: LotEntry) => void;
  readonly onCancel: () => void;
}

/** A lot in the rules of spec 2 §5; what is wrong is said in the contract's own words. */
export const LotForm = ({ lot, nextNumber, kept, onTyped, busy, onSave, onCancel }: LotFormProps) => {
  const [typed, setTyped] = useState<TypedLot>(() => kept ?? typedOf(lot, nextNumber));
  const [work, setWork] = useState(NO_WORK);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (next: Partial<TypedLot>) => {
    setTyped({ ...typed, ...next });
    onTyped({ ...typed, ...next });
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))));
  };
  const submit = () => {
    const read = LotEntry.safeParse({ ...typed, workEstimates: withTyped(typed.workEstimates, work) });
    if (read.success) return onSave(read.data);
    setProblems(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <Group grow>
          <FigureInput
            label="Numéro"
            min={1}
            decimalScale={0}
            value={typed.lotNumber}
            onValue={(lotNumber) => change({ lotNumber })}
            error={problems.lotNumber}
          />
          <NativeSelect
            label="Type"
            value={typed.type}
            data={optionsOf(LOT_TYPE_LABELS)}
            onChange={(event) => change({ type: LotType.catch("constructible").parse(event.currentTarget.value) })}
          />
          <NativeSelect
            label="Statut"
            value={typed.status}
            data={optionsOf(LOT_STATUS_LABELS)}
            onChange={(event) => change({ status: LotStatus.catch("planned").parse(event.currentTarget.value) })}
          />
        </Group>
        <Group grow align="flex-start">
          <FigureInput
            label="Surface"
            suffix="&#8239;m²"
            min={0}
            value={typed.surface}
            onValue={(surface) => change({ surface })}
            error={problems.surface}
          />
          <FigureInput
            label="Surface constructible"
            suffix="&#8239;m²"
            min={0}
            placeholder="facultative"
            value={typed.buildableArea}
            onValue={(buildableArea) => change({ buildableArea })}
            error={problems.buildableArea}
          />
          <EurosInput
            label="Prix de vente TTC"
            value={typed.estimatedSalePrice}
            onValue={(estimatedSalePrice) => change({ estimatedSalePrice })}
            error={problems.estimatedSalePrice}
          />
        </Group>
        <Textarea
          label="Description"
          autosize
          minRows={2}
          value={typed.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Works
          works={typed.workEstimates}
          onChange={(workEstimates) => change({ workEstimates })}
          typed={work}
          onTyped={setWork}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Annuler
          </Button>
          <Button type="submit" loading={busy}>
            {lot === undefined ? "Ajouter le lot" : "Enregistrer"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
