import { Anchor, Text } from "@mantine/core";

interface RetryLineProps {
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** What did not answer, and the way to ask it again, in one line. */
export const RetryLine = ({ sentence, onRetry }: RetryLineProps) => (
  <Text size="sm" role="status">
    {sentence}{" "}
    <Anchor component="button" type="button" size="sm" underline="always" onClick={onRetry}>
      Réessayer
    </Anchor>
  </Text>
);
