import { type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../../kit/lazy-part.ts";
import { useIdentity } from "../../../subjects/identity/use-identity.ts";
import { useColleagues } from "../../../subjects/identity/use-team.ts";
import type { ParcelMarks } from "../../../subjects/parcelle/use-list-parcel-marks.ts";
import { useMarkParcels } from "../../../subjects/parcelle/use-mark-parcels.ts";
import type { SearchState } from "../search-state.ts";
import { DeskProvider } from "./desk.ts";
import type { Selection } from "./use-selection.ts";

const CompareWindow = lazyPart(() => import("./CompareWindow.tsx"));

/** Nothing of this is there before somebody works on the list. */
const NoteWindow = lazyPart(() => import("./NoteWindow.tsx").then(({ NoteWindow: part }) => ({ default: part })));
const SelectionBar = lazyPart(() => import("./SelectionBar.tsx").then(({ SelectionBar: part }) => ({ default: part })));

interface DeskOfListProps {
  readonly marks: ParcelMarks;
  readonly selection: Selection;
  readonly news: ReadonlySet<string>;
  readonly state: SearchState;
  readonly onCompare: (ids: readonly string[]) => void;
  readonly onOpen: (id: string) => void;
  readonly children: ReactNode;
}

/** A list of parcels where one works: what the team did of each, and what is done to those chosen. */
export const DeskOfList = ({ marks, news, selection, state, onCompare, onOpen, children }: DeskOfListProps) => {
  const [noted, setNoted] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const { mutate } = useMarkParcels();
  const colleagues = useColleagues();
  const email = useIdentity().session?.person.email;
  const desk = useMemo(
    () => ({
      marks,
      news,
      selection,
      people: (colleagues ?? []).map(({ id, name, email: of }) => ({ id, name, isYou: of === email })),
      mark: (asked: Parameters<typeof mutate>[0]) => mutate(asked),
      onNote: setNoted,
      menuOf,
      onMenu: setMenuOf,
    }),
    [marks, news, selection, colleagues, email, mutate, menuOf],
  );
  return (
    <DeskProvider value={desk}>
      {children}
      <Suspense fallback={null}>
        {selection.ids.length === 0 ? null : <SelectionBar state={state} onCompare={onCompare} />}
      </Suspense>
      <Suspense fallback={null}>
        {state.compared.length === 0 ? null : (
          <CompareWindow
            ids={state.compared}
            onLeave={(id) => onCompare(state.compared.filter((each) => each !== id))}
            onOpen={onOpen}
            onClose={() => onCompare([])}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {noted === null ? null : <NoteWindow key={noted} parcelId={noted} onClose={() => setNoted(null)} />}
      </Suspense>
    </DeskProvider>
  );
};
