import type { ChangedMeanwhile } from "@lotir/contract";
import { Radio, Stack } from "@mantine/core";

interface FieldChoicesProps {
  readonly fields: ChangedMeanwhile["fields"];
  /** Where the other value comes from, in words. */
  readonly elsewhere: string;
  readonly textOf: (field: string, value: unknown) => string;
  /** The fields that take the other value. */
  readonly theirs: readonly string[];
  readonly onTheirs: (theirs: readonly string[]) => void;
}

/** Whose value each field keeps: one's own until the other is chosen. */
export const FieldChoices = ({ fields, elsewhere, textOf, theirs, onTheirs }: FieldChoicesProps) => (
  <Stack gap="xs">
    {fields.map(({ field, label, theirs: other, yours }) => (
      <Radio.Group
        key={field}
        size="sm"
        label={label}
        value={theirs.includes(field) ? "theirs" : "yours"}
        onChange={(whose) => {
          const others = theirs.filter((each) => each !== field);
          onTheirs(whose === "theirs" ? [...others, field] : others);
        }}
      >
        <Stack gap={4} mt={4}>
          <Radio size="xs" value="theirs" label={`${textOf(field, other)} ${elsewhere}`} />
          <Radio size="xs" value="yours" label={`${textOf(field, yours)} ici`} />
        </Stack>
      </Radio.Group>
    ))}
  </Stack>
);
