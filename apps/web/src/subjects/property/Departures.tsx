import type { Property } from "@lotir/contract";
import { useRef } from "react";
import { News } from "./News.tsx";

interface DeparturesProps {
  readonly properties: readonly Property[];
  readonly news: ReadonlyMap<string, string>;
}

/** What a colleague just deleted has no row any more to say it. */
export const Departures = ({ properties, news }: DeparturesProps) => {
  const names = useRef(new Map<string, string>());
  const shown = new Set(properties.map(({ id }) => id));
  for (const { id, name } of properties) names.current.set(id, name);
  return [...news].flatMap(([id, said]) => {
    const name = names.current.get(id);
    return shown.has(id) || name === undefined ? [] : [<News key={id} said={`${name} : ${said}`} />];
  });
};
