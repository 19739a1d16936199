import { type ParcelPlu, PLU_STATE_LABELS } from "@lotir/contract";
import { Badge, Text } from "@mantine/core";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./evaluation.module.css";
import { type Constraint, constraintsOf } from "./plu-constraints.ts";

const Row = ({ constraint: { label, rule, byDefault } }: { readonly constraint: Constraint }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      <strong>{rule?.value ?? byDefault}</strong>
    </td>
    <td>
      {rule === undefined ? (
        <Badge tt="none" variant="light" color="gray">
          valeur par défaut, non lue
        </Badge>
      ) : (
        <>
          {PLU_STATE_LABELS[rule.state]}
          {rule.quote === null ? null : (
            <Text size="xs" c="dimmed">
              « {rule.quote.text} »{rule.quote.article === null ? "" : `, art. ${rule.quote.article}`}
              {rule.quote.page === null ? "" : `, p. ${rule.quote.page}`}
            </Text>
          )}
        </>
      )}
    </td>
  </tr>
);

/** What was read in the règlement, with its quote; elsewhere the specification's values, marked as such. */
export const Constraints = ({
  plu,
  failed,
}: {
  readonly plu: ParcelPlu | undefined;
  readonly failed: Error | null;
}) => (
  <>
    {failed === null ? null : (
      <Notice kind="error">{sentenceOf(failed, "Erreur lors de la récupération des données PLU")}</Notice>
    )}
    <Scrolled className={classes.scroll} label="Contraintes du PLU">
      <FigureTable of="words">
        <thead>
          <tr>
            <th scope="col">Contrainte</th>
            <th scope="col">Valeur</th>
            <th scope="col">D'où elle vient</th>
          </tr>
        </thead>
        <tbody>
          {constraintsOf(plu).map((constraint) => (
            <Row key={constraint.label} constraint={constraint} />
          ))}
        </tbody>
      </FigureTable>
    </Scrolled>
    <Text size="xs" c="dimmed" mt={6}>
      {plu?.zone == null ? "Zone non connue." : `Zone ${plu.zone.code}.`} Une valeur par défaut est une hypothèse de la
      méthode, pas une règle de cette zone : faites lire le règlement dans la fiche de la parcelle.
    </Text>
  </>
);
