import { ActionIcon, Modal, Skeleton, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { sentenceOf } from "../../../kit/messages.fr.ts";
import { FigureTable } from "../../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../../kit/ui/Scrolled.tsx";
import { parcelName } from "../../../subjects/parcelle/parcel-name.ts";
import { useShowParcel } from "../../../subjects/parcelle/use-show-parcel.ts";
import { MOST_COMPARED } from "../search-state.ts";
import { COMPARED } from "./compared.tsx";
import classes from "./Desk.module.css";

interface CellProps {
  readonly parcelId: string;
  readonly row: (typeof COMPARED)[number];
}

const Cell = ({ parcelId, row: { Value } }: CellProps): ReactNode => {
  const { data, error } = useShowParcel(parcelId);
  if (error !== null) return sentenceOf(error, "indisponible");
  return data === undefined ? <Skeleton h={16} /> : <Value parcel={data} />;
};

interface CompareWindowProps {
  readonly ids: readonly string[];
  readonly onLeave: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Up to four parcels side by side, with the figures of their sheets. */
const CompareWindow = ({ ids, onLeave, onOpen, onClose }: CompareWindowProps) => (
  <Modal
    opened={ids.length > 0}
    onClose={onClose}
    title="Comparer des parcelles"
    size={220 + 230 * MOST_COMPARED}
    closeButtonProps={{ "aria-label": "Fermer" }}
  >
    <Scrolled label="Parcelles comparées" className={classes.compared}>
      <FigureTable of="words">
        <thead>
          <tr>
            <td />
            {ids.map((id) => (
              <th key={id} scope="col">
                <span className={classes.comparedHead}>
                  <button type="button" onClick={() => onOpen(id)}>
                    {parcelName(id)}
                  </button>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={26}
                    aria-label={`Retirer ${parcelName(id)} de la comparaison`}
                    onClick={() => onLeave(id)}
                  >
                    <IconX size={14} stroke={1.5} aria-hidden="true" />
                  </ActionIcon>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {ids.map((id) => (
                <td key={id} className="figures">
                  <Cell parcelId={id} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scrolled>
    <Text size="xs" c="dimmed" mt="sm">
      Aide à la décision, non opposable.
    </Text>
  </Modal>
);

export default CompareWindow;
