import { Text } from "@mantine/core";
import { formatMoment } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import classes from "./PropertyBlocks.module.css";
import { useListPropertyHistory } from "./use-list-property-history.ts";

/** Who did what, latest first. */
export const HistoryBlock = ({ id }: { readonly id: string }) => {
  const history = useListPropertyHistory(id);
  return (
    <section className={classes.framed}>
      <Block title="Histoire" query={history} failure="L'histoire de cette propriété n'a pas pu être lue." lines={4}>
        {(deeds) => (
          <ol className={classes.deeds}>
            {deeds.map(({ at, by, said }) => (
              <li key={`${at}-${said}`}>
                {said}
                <Text size="xs" c="dimmed" className="figures">
                  {formatMoment(at)}
                  {by === null ? "" : ` · ${by}`}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </Block>
    </section>
  );
};
