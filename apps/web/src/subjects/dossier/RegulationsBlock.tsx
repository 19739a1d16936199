import type { Tracking } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { formatDate, formatLength, formatRate } from "../../kit/format.ts";
import classes from "./dossier.module.css";

interface RegulationsBlockProps {
  readonly regulations: Tracking["regulations"];
  /** The way to the whole règlement. */
  readonly more: ReactNode;
}

/** Read at the eaves only, it is a height all the same. */
const heightOf = (maxHeight: number | null, rules: RegulationsBlockProps["regulations"]["rules"]): string => {
  if (maxHeight !== null) return formatLength(maxHeight);
  const eaves = rules.find(({ label }) => label === "Hauteur à l'égout")?.value ?? null;
  return eaves === null ? "non lue" : `${eaves} à l'égout`;
};

/** The rules that a division meets, each with the sentence of the règlement that says it. */
export const RegulationsBlock = ({ regulations, more }: RegulationsBlockProps) => {
  const { zone, document, approvedOn, buildingRatio, maxHeight, servitudes, rules, sentence } = regulations;
  const read = rules.filter(({ value }) => value !== null);
  return (
    <section className={classes.block} aria-label="Réglementation">
      <div className={classes.head}>
        <Title order={2}>Réglementation</Title>
        {more}
      </div>
      <dl className={classes.summary}>
        <div>
          <dt>Zone</dt>
          <dd>{zone ?? "inconnue"}</dd>
          <dd>
            {document ?? "document non communiqué"}
            {approvedOn === null ? "" : `, approuvé le ${formatDate(approvedOn)}`}
          </dd>
        </div>
        <div>
          <dt>Surface minimale</dt>
          <dd>sans objet</dd>
          <dd>supprimée par la loi ALUR (2014)</dd>
        </div>
        <div>
          <dt>Emprise au sol</dt>
          <dd className="figures">{buildingRatio === null ? "non lue" : formatRate(buildingRatio)}</dd>
        </div>
        <div>
          <dt>Hauteur maximale</dt>
          <dd className="figures">{heightOf(maxHeight, rules)}</dd>
        </div>
        <div>
          <dt>Servitudes d'utilité publique</dt>
          <dd>{servitudes.length === 0 ? "non lues" : servitudes.length}</dd>
          <dd>{servitudes.length === 0 ? "à demander au certificat d'urbanisme" : servitudes.join(", ")}</dd>
        </div>
      </dl>
      {sentence === null ? null : (
        <Text c="dimmed" mt="sm">
          {sentence}
        </Text>
      )}
      {read.length === 0 ? null : (
        <ul className={classes.lines}>
          {read.map(({ key, label, value, quote }) => (
            <li key={key}>
              <strong className="figures">{value}</strong>
              <span>
                {label}
                {quote === null ? null : (
                  <>
                    <br />
                    <q className={classes.beside}>{quote.text}</q>
                  </>
                )}
              </span>
              <span className={classes.beside}>
                {quote?.article ? `art. ${quote.article}` : ""}
                {quote?.page ? ` p. ${quote.page}` : ""}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
