import type { ParcelMark } from "@lotir/contract";
import { createContext, useContext } from "react";
import type { ParcelMarks } from "../../../subjects/parcelle/use-list-parcel-marks.ts";
import type { Selection } from "./use-selection.ts";

interface Person {
  readonly id: string;
  readonly name: string;
  readonly isYou: boolean;
}

/** What may be done of the parcels of a list, and what the team did already. */
export interface Desk {
  readonly marks: ParcelMarks;
  /** Parcels that the saved search had not found before. */
  readonly news: ReadonlySet<string>;
  readonly people: readonly Person[];
  readonly selection: Selection;
  readonly mark: (asked: {
    parcelIds: string[];
    isHidden?: boolean;
    isSeen?: boolean;
    assigneeId?: string | null;
  }) => void;
  readonly onNote: (parcelId: string) => void;
  /** Parcels of the list whose menu is open. */
  readonly menuOf: string | null;
  readonly onMenu: (parcelId: string | null) => void;
}

const Context = createContext<Desk | null>(null);
export const DeskProvider = Context.Provider;

export const useDesk = (): Desk => {
  const desk = useContext(Context);
  if (desk === null) throw new Error("No desk here");
  return desk;
};

export const useIsNew = (parcelId: string): boolean => useContext(Context)?.news.has(parcelId) ?? false;

export const useMark = (parcelId: string): ParcelMark | undefined => useContext(Context)?.marks.get(parcelId);
