import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";
import { NativeSelect } from "@mantine/core";
import { statusLabel } from "./filter-properties.ts";
import { useChangePropertyStatus } from "./use-change-property-status.ts";

type Status = keyof typeof PROPERTY_STATUS_LABELS;
const STATUSES = Object.keys(PROPERTY_STATUS_LABELS) as Status[];
const isKnown = (status: string): status is Status => Object.hasOwn(PROPERTY_STATUS_LABELS, status);

/** The seven statuses; one that is not among them is shown as it is (spec 2 §4). */
export const StatusSelect = ({ property }: { readonly property: Pick<Property, "id" | "status" | "version"> }) => {
  const change = useChangePropertyStatus();
  const { id, status } = property;
  const data = [...(isKnown(status) ? [] : [status]), ...STATUSES].map((value) => ({
    value,
    label: statusLabel(value),
  }));
  return (
    <NativeSelect
      size="xs"
      w={190}
      aria-label="Statut de la propriété"
      value={status}
      data={data}
      disabled={change.isPending}
      onChange={(event) => {
        const next = event.currentTarget.value;
        if (isKnown(next)) change.mutate({ id, status: next });
      }}
    />
  );
};
