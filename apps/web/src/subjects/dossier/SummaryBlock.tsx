import { DOSSIER_STATUS_LABELS, PLANS_STATUS_LABELS, type Tracking } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { formatArea, formatDate, formatMoment, formatQuantity } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./dossier.module.css";

const nextOf = ({ dueDates }: Tracking) => dueDates.find(({ isPast }) => !isPast);

/** The project in four figures: lots, plans, file, next date. */
export const SummaryBlock = ({ tracking }: { readonly tracking: Tracking }) => {
  const { lotsCount, lots, lotsFrom, plansStatus, dossierStatus, status, number, generated } = tracking;
  const next = nextOf(tracking);
  return (
    <section className={classes.block} aria-label="Résumé du projet">
      <div className={classes.head}>
        <Title order={2}>Résumé du projet</Title>
        <Text size="sm" c="dimmed">
          Aide à la décision, non opposable
        </Text>
      </div>
      <dl className={classes.summary}>
        <div>
          <dt>Lots</dt>
          <dd className="figures">{lotsCount === 0 ? "—" : lotsCount}</dd>
          <dd className="figures">
            {lotsCount === 0
              ? "à saisir"
              : lots.map(({ letter, areaM2 }) => `${letter} ${formatArea(areaM2)}`).join(", ")}
          </dd>
        </div>
        <div>
          <dt>Plans</dt>
          <dd>{PLANS_STATUS_LABELS[plansStatus]}</dd>
        </div>
        <div>
          <dt>Dossier</dt>
          <dd>{DOSSIER_STATUS_LABELS[dossierStatus]}</dd>
          <dd>
            {status.label}
            {number === null ? "" : ` · n° ${number}`}
          </dd>
        </div>
        <div>
          <dt>Prochaine échéance</dt>
          <dd className="figures">{next === undefined ? "—" : formatDate(next.on)}</dd>
          <dd>{next === undefined ? "aucune tant que rien n'est déposé" : next.title}</dd>
        </div>
      </dl>
      {tracking.warnings
        .filter((warning) => !tracking.procedure.warnings.includes(warning))
        .map((warning) => (
          <Notice key={warning} kind="warning">
            {warning}
          </Notice>
        ))}
      <Text size="sm" c="dimmed" mt="sm">
        {lotsCount === 0 ? "Aucun lot saisi, et aucun plan connu pour cette parcelle." : lotsFrom}{" "}
        {formatQuantity(tracking.parcels.length, "parcelle")}, {formatArea(tracking.surface)}.
        {generated === null
          ? ""
          : ` Dossier Word généré le ${formatMoment(generated.at)}${generated.by === null ? "" : ` par ${generated.by}`}${
              generated.isCurrent ? "." : " : des données ont changé depuis, générez-le à nouveau."
            }`}
      </Text>
    </section>
  );
};
