import { type DossierPiece, PIECE_STATE_LABELS } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { IconCheck, IconClock, IconHelpCircle, IconMinus, IconUserQuestion } from "@tabler/icons-react";
import { formatQuantity } from "../../kit/format.ts";
import classes from "./dossier.module.css";
import { PieceActions } from "./PieceActions.tsx";

const ICONS = {
  ready: IconCheck,
  "to-do": IconClock,
  "to-get": IconUserQuestion,
  "not-needed": IconMinus,
  "to-confirm": IconHelpCircle,
} as const;

interface ChecklistBlockProps {
  readonly title: string;
  readonly pieces: readonly DossierPiece[];
  readonly propertyId: string;
}

const State = ({ state }: Pick<DossierPiece, "state">) => {
  const Icon = ICONS[state];
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {PIECE_STATE_LABELS[state]}
    </span>
  );
};

/** Every piece of the file, with where it stands and why. */
export const ChecklistBlock = ({ title, pieces, propertyId }: ChecklistBlockProps) => {
  const needed = pieces.filter(({ state }) => state !== "not-needed");
  const ready = needed.filter(({ state }) => state === "ready");
  return (
    <section className={classes.block} aria-label={title}>
      <div className={classes.head}>
        <Title order={2}>{title}</Title>
        <Text size="sm" c="dimmed" className="figures">
          {formatQuantity(ready.length, "pièce prête", "pièces prêtes")} sur {needed.length}
        </Text>
      </div>
      <ul className={classes.lines}>
        {pieces.map((piece) => (
          <li key={piece.code} data-past={piece.state === "not-needed"}>
            <strong className="figures">{piece.code.replace(/^CU-CERFA$/, "CERFA")}</strong>
            <span>
              {piece.title} <span className={classes.beside}>{piece.article}</span>
              <br />
              <span className={classes.beside}>{piece.because}</span>
              <PieceActions
                propertyId={propertyId}
                code={piece.code}
                name={`${piece.code}, ${piece.title}`}
                documents={piece.documents}
              />
            </span>
            <State state={piece.state} />
          </li>
        ))}
      </ul>
    </section>
  );
};
