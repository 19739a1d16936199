import type { IsoDate } from "@lotir/units";
import type { FigureStatus, FigureValue } from "../figures/figure.ts";

/** How sure a line is: as its figure, or "donne" when the amount or rate came with the operation. */
export type LineStatus = FigureStatus | "donne";
/** In the words of a screen. */
export const LINE_STATUS_LABELS = {
  donne: "donné",
  verifie: "vérifié",
  secondaire: "secondaire",
  "a-confirmer": "à confirmer",
} as const satisfies Record<LineStatus, string>;

/** Where a line comes from. */
export interface Origin {
  readonly source: string;
  readonly status: LineStatus;
  /** Day since which its figure is in force; undefined for what was given, or has no date. */
  readonly since: IsoDate | undefined;
}

export const GIVEN_ORIGIN = { source: "Donné", status: "donne", since: undefined } as const satisfies Origin;

const FROM_SUREST: readonly LineStatus[] = ["donne", "verifie", "secondaire", "a-confirmer"];

export const originOf = ({ source, status, from }: FigureValue<unknown>): Origin => ({ source, status, since: from });

/** An amount made of several figures: all their sources, the status of the weakest, the day of the last. */
export const weakestOf = (origins: readonly Origin[]): Origin => ({
  source: [...new Set(origins.map((origin) => origin.source))].join(" ; "),
  status: FROM_SUREST[Math.max(0, ...origins.map(({ status }) => FROM_SUREST.indexOf(status)))] ?? "a-confirmer",
  since: origins
    .flatMap(({ since }) => (since === undefined ? [] : [since]))
    .toSorted()
    .at(-1),
});
