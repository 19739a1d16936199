import { type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../../kit/lazy-part.ts";
import { useIdentity } from "../../../subjects/identity/use-identity.ts";
import { useColleagues } from "../../../subjects/identity/use-team.ts";
import type { ParcelMarks } from "../../../subjects/parcelle/use-list-parcel-marks.ts";
import { useMarkParcels } from "../../../subjects/parcelle/use-mark-parcels.ts";
import { DeskProvider } from "./desk.ts";
import type { Selection } from "./use-selection.ts";

/** Nothing of this is there before somebody works on the list. */
const NoteWindow = lazyPart(() => import("./NoteWindow.tsx").then(({ NoteWindow: part }) => ({ default: part })));
const SelectionBar = lazyPart(() => import("./SelectionBar.tsx").then(({ SelectionBar: part }) => ({ default: part })));

interface DeskOfListProps {
  readonly marks: ParcelMarks;
  readonly selection: Selection;
  readonly children: ReactNode;
}

/** A list of parcels where one works: what the team did of each, and what is done to those chosen. */
export const DeskOfList = ({ marks, selection, children }: DeskOfListProps) => {
  const [noted, setNoted] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const { mutate } = useMarkParcels();
  const colleagues = useColleagues();
  const email = useIdentity().session?.person.email;
  const desk = useMemo(
    () => ({
      marks,
      selection,
      people: (colleagues ?? []).map(({ id, name, email: of }) => ({ id, name, isYou: of === email })),
      mark: (asked: Parameters<typeof mutate>[0]) => mutate(asked),
      onNote: setNoted,
      menuOf,
      onMenu: setMenuOf,
    }),
    [marks, selection, colleagues, email, mutate, menuOf],
  );
  return (
    <DeskProvider value={desk}>
      {children}
      <Suspense fallback={null}>{selection.ids.length === 0 ? null : <SelectionBar />}</Suspense>
      <Suspense fallback={null}>
        {noted === null ? null : <NoteWindow key={noted} parcelId={noted} onClose={() => setNoted(null)} />}
      </Suspense>
    </DeskProvider>
  );
};
