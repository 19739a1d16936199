import { Text } from "@mantine/core";

/** What a colleague just did to a property, quietly: it is read out, and goes by itself. */
export const News = ({ said }: { readonly said: string | undefined }) =>
  said === undefined ? null : (
    <Text size="xs" c="var(--lotir-brand)" role="status">
      {said}
    </Text>
  );
