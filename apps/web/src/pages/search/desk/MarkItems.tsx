import { Menu } from "@mantine/core";
import { IconCheck, IconEye, IconEyeOff } from "@tabler/icons-react";
import { useDesk } from "./desk.ts";

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

/** Whom parcels may be given to. */
const People = ({ parcelIds }: { readonly parcelIds: readonly string[] }) => {
  const { people, marks, mark } = useDesk();
  const given = parcelIds.map((id) => marks.get(id)?.assignee?.id ?? null);
  const isAll = (id: string | null) => given.every((each) => each === id);
  if (people.length === 0) return null;
  return (
    <>
      <Menu.Divider />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of a menu, not of a form */}
      <div role="group" aria-label="Confier à">
        <Menu.Label>Confier à</Menu.Label>
        {people.map(({ id, name, isYou }) => (
          <Menu.Item
            key={id}
            rightSection={isAll(id) ? <IconCheck {...ICON} /> : null}
            onClick={() => mark({ parcelIds: [...parcelIds], assigneeId: id })}
          >
            {isYou ? `${name} (vous)` : name}
          </Menu.Item>
        ))}
        {isAll(null) ? null : (
          <Menu.Item onClick={() => mark({ parcelIds: [...parcelIds], assigneeId: null })}>Personne</Menu.Item>
        )}
      </div>
    </>
  );
};

/** What is done to one parcel as to several: seen, set aside, given to somebody. */
export const MarkItems = ({ parcelIds }: { readonly parcelIds: readonly string[] }) => {
  const { marks, mark } = useDesk();
  const isSeen = parcelIds.every((id) => marks.get(id)?.isSeen === true);
  const isHidden = parcelIds.every((id) => marks.get(id)?.isHidden === true);
  const plural = parcelIds.length > 1 ? "s" : "";
  return (
    <>
      <Menu.Item
        leftSection={<IconEye {...ICON} />}
        onClick={() => mark({ parcelIds: [...parcelIds], isSeen: !isSeen })}
      >
        {isSeen ? `Marquer comme pas encore vue${plural}` : `Marquer comme vue${plural}`}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconEyeOff {...ICON} />}
        onClick={() => mark({ parcelIds: [...parcelIds], isHidden: !isHidden })}
      >
        {isHidden ? "Remettre dans la liste" : "Écarter de la liste"}
      </Menu.Item>
      <People parcelIds={parcelIds} />
    </>
  );
};
