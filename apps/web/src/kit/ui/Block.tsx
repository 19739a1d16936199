import { Skeleton, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { sentenceOf } from "../messages.fr.ts";
import classes from "./Block.module.css";
import { Notice } from "./Notice.tsx";

/** The part of a query that a block needs: any query of any issue fits. */
interface BlockQuery<Fact> {
  readonly data: Fact | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface BlockProps<Fact> {
  readonly title: string;
  /** Source or vintage, said beside the title. */
  readonly aside?: ((fact: Fact) => ReactNode) | undefined;
  readonly query: BlockQuery<Fact>;
  /** Said where the server gave no sentence of its own, or made of the error. */
  readonly failure: string | ((error: Error) => string);
  readonly lines?: number;
  /** What may be changed after a failure, beside trying again. */
  readonly wayOut?: ReactNode;
  readonly children: (fact: Fact) => ReactNode;
}

/** One block of the panel, with its own loading and error states; what is unknown is said by its content. */
export const Block = <Fact,>({ title, aside, query, failure, lines = 2, wayOut, children }: BlockProps<Fact>) => {
  const id = useId();
  const { data, error } = query;
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={3} id={id}>
          {title}
        </Title>
        {aside === undefined || data === undefined ? null : (
          <Text size="xs" c="dimmed" ta="right">
            {aside(data)}
          </Text>
        )}
      </div>
      {data === undefined && error === null ? (
        <Stack gap={8} role="status" aria-label={`${title} : chargement`}>
          {Array.from({ length: lines }, (_, line) => `ligne-${line}`).map((line) => (
            <Skeleton key={line} h={14} />
          ))}
        </Stack>
      ) : null}
      {data === undefined && error !== null ? (
        <>
          <Notice kind="error" retry={{ onClick: () => query.refetch(), busy: query.isFetching }}>
            {typeof failure === "string" ? sentenceOf(error, failure) : failure(error)}
          </Notice>
          {wayOut}
        </>
      ) : null}
      {data === undefined ? null : children(data)}
    </section>
  );
};
