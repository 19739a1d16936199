import { COST_LABELS, type CostBreakdown, type EnteredCosts, type PropertyMoney } from "@lotir/contract";
import { Button, Group, SimpleGrid, Skeleton, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatEuros, formatRoundedEuros } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { savingOver, without } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { EurosInput } from "../../kit/ui/FigureInput.tsx";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { useSentWhenBack } from "../../kit/use-sent-when-back.ts";
import { keptCosts } from "./kept-costs.ts";
import classes from "./PropertyBlocks.module.css";
import { useShowCosts } from "./use-show-costs.ts";
import { useUpdateCosts } from "./use-update-costs.ts";

type Line = keyof CostBreakdown;
const LINES = Object.keys(COST_LABELS) as Line[];
type Typed = EnteredCosts;

/** What stands for a line: typed, else the works of the lots or the estimated price. */
const amountOf = ({ costs, computed }: PropertyMoney, line: Line): number => costs[line] ?? computed[line] ?? 0;

interface Shown {
  readonly line: Line;
  readonly amount: number;
  readonly origin: string;
  readonly isTyped: boolean;
}

/** Every line that is not zero (spec 2 §2), with its origin: typed, computed from what was entered, or what law and market ask. */
const shownLines = (money: PropertyMoney): readonly Shown[] =>
  LINES.flatMap((line): readonly Shown[] => {
    const { costs, analysis } = money;
    const suggested = analysis?.suggested.find(({ item }) => item === line);
    const entered = amountOf(money, line);
    if (costs[line] !== undefined && entered > 0) return [{ line, amount: entered, origin: "Saisi.", isTyped: true }];
    if (entered <= 0)
      return suggested === undefined || costs[line] !== undefined || suggested.amount <= 0
        ? []
        : [{ line, amount: suggested.amount, origin: suggested.because, isTyped: false }];
    const origin = line === "acquisitionPrice" ? "Prix estimé du terrain." : "Travaux saisis avec les lots.";
    return [{ line, amount: entered, origin, isTyped: false }];
  });

interface CostsViewProps {
  readonly id: string;
  readonly money: PropertyMoney;
}

const CostsView = ({ id, money }: CostsViewProps) => {
  const save = useUpdateCosts();
  const shown = shownLines(money);
  if (shown.length === 0)
    return (
      <Text c="dimmed">Aucun coût saisi : l'analyse compte le prix estimé du terrain et ce que la loi demande.</Text>
    );
  return (
    <Scrolled className={classes.costs} label="Tableau des coûts">
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">Coût</th>
            <th scope="col" style={{ textAlign: "left" }}>
              Origine
            </th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, amount, origin, isTyped }) => (
            <tr key={line}>
              <th scope="row">{COST_LABELS[line]}</th>
              <td className={classes.origin} data-words>
                {origin}{" "}
                {isTyped ? (
                  <Button
                    variant="subtle"
                    size="compact-xs"
                    disabled={save.isPending}
                    aria-label={`Revenir au calcul : ${COST_LABELS[line]}`}
                    onClick={() => save.mutate({ id, [line]: null, version: money.version })}
                  >
                    Revenir au calcul
                  </Button>
                ) : null}
              </td>
              <td>{isTyped ? formatEuros(amount) : formatRoundedEuros(amount)}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row">Total</th>
            <td />
            <td>{formatRoundedEuros(shown.reduce((total, { amount }) => total + amount, 0))}</td>
          </tr>
        </tbody>
      </FigureTable>
    </Scrolled>
  );
};

interface CostsFormProps {
  readonly id: string;
  readonly money: PropertyMoney;
  readonly onDone: () => void;
}

const CostsForm = ({ id, money, onDone }: CostsFormProps) => {
  const [from] = useState(money);
  const [kept] = useState(() => keptCosts.read(id));
  const [typed, setTyped] = useState<Typed>(kept?.typed ?? {});
  const save = useUpdateCosts();
  /** Lines reopened after a reload were typed over what was read then. */
  const read = kept?.version ?? from.version;
  const before = kept === null ? from.costs : (kept.before ?? {});
  const type = (next: Typed) => {
    setTyped(next);
    keptCosts.write(id, { version: read, before, typed: next });
  };
  const leave = () => {
    keptCosts.write(id, null);
    onDone();
  };
  const send = (version: number, lines: Typed = typed) => {
    keptCosts.write(id, { version: read, before, typed: lines, isOwed: true });
    const saved = savingOver({
      before,
      version,
      send: (over) => save.mutateAsync({ id, ...lines, version: over }),
    });
    saved.then(leave, () => undefined);
  };
  const stale = changedMeanwhile(save.error);
  useSentWhenBack({ error: save.error, send: () => send(read), isOwed: kept?.isOwed });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(read);
      }}
    >
      {/* What would be typed while the answer is awaited would go with the form. */}
      <fieldset disabled={save.isPending} className={classes.fields}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} mb="md">
          {LINES.map((line) => (
            <EurosInput
              key={line}
              label={COST_LABELS[line]}
              value={typed[line] === undefined ? (from.costs[line] ?? null) : typed[line]}
              placeholder={from.costs[line] === undefined ? formatEuros(amountOf(from, line)) : "vide : calculé"}
              onValue={(amount) => type({ ...typed, [line]: amount })}
            />
          ))}
        </SimpleGrid>
      </fieldset>
      {stale === undefined ? null : (
        <ChangedNotice
          changed={stale}
          textOf={(_, value) => (typeof value === "number" ? formatEuros(value) : "rien")}
          busy={save.isPending}
          onTake={leave}
          onKeep={() => send(stale.version)}
          onMix={(theirs) => {
            const mine = without(typed, theirs);
            setTyped(mine);
            send(stale.version, mine);
          }}
        />
      )}
      <Text size="sm" c="dimmed" mb="sm">
        Une ligne laissée vide revient à ce que l'analyse calcule.
      </Text>
      <Group>
        <Button type="submit" loading={save.isPending} disabled={Object.keys(typed).length === 0}>
          Enregistrer
        </Button>
        <Button variant="default" onClick={leave} disabled={save.isPending}>
          Annuler
        </Button>
      </Group>
    </form>
  );
};

/** The cost table of a property, in view or being typed. */
export const CostsBlock = ({ id }: { readonly id: string }) => {
  const money = useShowCosts(id);
  const [editing, setEditing] = useState(() => keptCosts.read(id) !== null);
  return (
    <section className={classes.block}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Coûts</Title>
        {editing ? null : (
          <Button variant="default" onClick={() => setEditing(true)} disabled={money.data === undefined}>
            Modifier les coûts
          </Button>
        )}
      </Group>
      {money.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => money.refetch(), busy: money.isFetching }}>
          {sentenceOf(money.error, "Les coûts n'ont pas pu être lus.")}
        </Notice>
      )}
      {money.data === undefined ? (
        money.error === null ? (
          <Skeleton h={120} role="status" aria-label="Coûts : chargement" />
        ) : null
      ) : editing ? (
        <CostsForm id={id} money={money.data} onDone={() => setEditing(false)} />
      ) : (
        <CostsView id={id} money={money.data} />
      )}
    </section>
  );
};
