import { Block } from "../../kit/ui/Block.tsx";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { useListSources } from "../../subjects/commune/use-list-sources.ts";
import classes from "./method.module.css";

const WHEN = { chargement: "au chargement d'une commune", demande: "à la demande" } as const;

/** Every source that is asked, loaded here or not, with its licence. */
export const AskedSources = () => (
  <Block
    title="Sources interrogées"
    query={useListSources()}
    lines={8}
    failure="La liste des sources n'a pas pu être lue."
  >
    {(sources) => (
      <Scrolled className={classes.scroll} label="Sources interrogées">
        <FigureTable of="words">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Ce qu'elle donne</th>
              <th scope="col">Quand</th>
              <th scope="col">Licence</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ name, licence, gives, when }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{gives}</td>
                <td>{WHEN[when]}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scrolled>
    )}
  </Block>
);
