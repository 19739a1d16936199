import type { PluProgress } from "@lotir/contract";
import { Progress, Text } from "@mantine/core";
import { formatCount } from "../../kit/format.ts";

/** How far a reading is: real pages while there are some to count, the step otherwise. */
export const ReadingProgress = ({ progress }: { readonly progress: PluProgress }) => {
  const { sentence, done, total } = progress;
  const counted = done !== null && total !== null && total > 0;
  return (
    <div role="status">
      <Text size="sm">
        {sentence}
        {counted ? ` ${formatCount(done)} sur ${formatCount(total)}` : ""}
      </Text>
      <Progress
        value={counted ? (100 * done) / total : 100}
        animated={!counted}
        size="sm"
        mt={6}
        aria-label="Lecture du règlement"
      />
    </div>
  );
};
