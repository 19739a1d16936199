import { BASE_TILES } from "@lotir/contract";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";

/** Stands for `react-map-gl/maplibre`, which draws nothing without a graphics card: what was asked of it can be read. */

interface Drawn {
  readonly id: string;
  readonly children?: ReactNode;
  readonly paint?: Readonly<Record<string, unknown>>;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly tiles?: readonly string[];
}

type MapProps = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

let asked: MapProps = {};

const Stand = (props: MapProps) => {
  asked = props;
  return <div data-testid="carte">{props.children}</div>;
};

export { Stand as Map };

const written = (props: Drawn): string => JSON.stringify({ ...props, children: undefined });

export const Source = (props: Drawn) => (
  <div data-source={props.id} data-asked={written(props)}>
    {props.children}
  </div>
);
export const Layer = (props: Drawn) => <i data-layer={props.id} data-asked={written(props)} />;
export const Popup = ({ children }: { readonly children: ReactNode }) => <div role="dialog">{children}</div>;
export const Marker = ({ children }: { readonly children?: ReactNode }) => <div>{children}</div>;
export const AttributionControl = ({ customAttribution }: { readonly customAttribution: string | string[] }) => (
  <p data-testid="credits">{String(customAttribution)}</p>
);
export const useMap = () => ({ current: undefined });

/** What the map itself was given. */
export const mapAsked = (): MapProps => asked;

/** Something that happened on the map, told to the screen. */
export const tell = (handler: string, event: object): void => {
  const hear: unknown = asked[handler];
  if (typeof hear !== "function") throw new Error(`the map hears no ${handler}`);
  act(() => {
    hear(event);
  });
};

const read = (selector: string): Drawn[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((place) => JSON.parse(place.dataset.asked ?? "{}"));

export const layer = (id: string): Drawn => {
  const [found] = read(`[data-layer="${id}"]`);
  if (found === undefined) throw new Error(`no layer ${id}`);
  return found;
};

/** The outside layers asked for by the product's own door, in the order they are drawn. */
export const outsideLayers = (): string[] =>
  read('[data-source^="fond-"]').map(({ tiles }) => {
    const key = /\/api\/fonds\/(\w+)\/\{z\}/.exec(decodeURI(tiles?.[0] ?? ""))?.[1] ?? "";
    return Object.entries(BASE_TILES).find(([each]) => each === key)?.[1].layer ?? "";
  });

export const outsideSources = (): string[] => read('[data-source^="fond-"]').map(({ id }) => id);
