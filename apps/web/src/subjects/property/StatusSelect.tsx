import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";
import { NativeSelect, Popover } from "@mantine/core";
import { savingOver } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { statusLabel } from "./filter-properties.ts";
import { useChangePropertyStatus } from "./use-change-property-status.ts";

type Status = keyof typeof PROPERTY_STATUS_LABELS;
const STATUSES = Object.keys(PROPERTY_STATUS_LABELS) as Status[];
const isKnown = (status: string): status is Status => Object.hasOwn(PROPERTY_STATUS_LABELS, status);

/** The seven statuses; one that is not among them is shown as it is (spec 2 §4). Moved by a colleague meanwhile, it is asked. */
export const StatusSelect = ({ property }: { readonly property: Pick<Property, "id" | "status" | "version"> }) => {
  const change = useChangePropertyStatus();
  const { id, status } = property;
  const data = [...(isKnown(status) ? [] : [status]), ...STATUSES].map((value) => ({
    value,
    label: statusLabel(value),
  }));
  const stale = changedMeanwhile(change.error);
  const send = (next: Status, version: number) => {
    const kept = savingOver({
      before: property,
      version,
      send: (over) => change.mutateAsync({ id, status: next, version: over }),
    });
    kept.catch(() => undefined);
  };
  const asked = change.variables?.status;
  return (
    <Popover opened={stale !== undefined} onClose={change.reset} width={360} position="bottom-start" shadow="md">
      <Popover.Target>
        <NativeSelect
          size="xs"
          w={190}
          aria-label="Statut de la propriété"
          value={change.isPending || stale !== undefined ? (asked ?? status) : status}
          data={data}
          disabled={change.isPending}
          onChange={(event) => {
            const next = event.currentTarget.value;
            if (isKnown(next)) send(next, property.version);
          }}
        />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        {stale === undefined || asked === undefined ? null : (
          <ChangedNotice
            changed={stale}
            textOf={(_, value) => statusLabel(String(value))}
            busy={change.isPending}
            onTake={change.reset}
            onKeep={() => send(asked, stale.version)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
