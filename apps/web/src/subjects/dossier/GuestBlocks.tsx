import type { GuestView } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import {
  formatAmount,
  formatArea,
  formatChange,
  formatDate,
  formatEuros,
  formatEurosRange,
  formatMonths,
} from "../../kit/format.ts";
import { ParcelOutline } from "../parcelle/ParcelOutline.tsx";
import classes from "./dossier.module.css";

type Blocks = GuestView["blocks"];

const Framed = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={classes.block} aria-label={title}>
    <div className={classes.head}>
      <Title order={2}>{title}</Title>
    </div>
    {children}
  </section>
);

interface Interval {
  readonly low: number | null;
  readonly value: number | null;
  readonly high: number | null;
}

const priced = ({ low, value, high }: Interval): string => {
  if (value === null) return "non communiqué";
  return low === null || high === null
    ? formatEuros(value)
    : `≈ ${formatEuros(value)} (${formatEurosRange(low, high)})`;
};

const Ground = ({ terrain }: { readonly terrain: NonNullable<Blocks["terrain"]> }) => (
  <Framed title="Le terrain">
    <div className={classes.ground}>
      <ParcelOutline outline={terrain.outline} score={null} size={120} />
      <dl className={classes.summary}>
        <div>
          <dt>Adresse</dt>
          <dd>{terrain.address}</dd>
        </div>
        <div>
          <dt>Surface graphique</dt>
          <dd className="figures">{formatArea(terrain.surface)}</dd>
        </div>
        <div>
          <dt>Zone</dt>
          <dd>{terrain.zone ?? "inconnue"}</dd>
        </div>
        <div>
          <dt>Parcelles</dt>
          <dd className="figures">{terrain.parcels.map(({ reference }) => reference).join(", ")}</dd>
        </div>
      </dl>
    </div>
  </Framed>
);

const Prices = ({ prix }: { readonly prix: NonNullable<Blocks["prix"]> }) => (
  <Framed title="Les prix">
    <ul className={classes.lines}>
      <li>
        <strong>Terrain</strong>
        <span className="figures">{priced(prix.ground)}</span>
        <span className={classes.beside}>{prix.ground.on === null ? "" : `au ${formatDate(prix.ground.on)}`}</span>
      </li>
      {prix.lots.map((lot) => (
        <li key={lot.letter}>
          <strong className="figures">Lot {lot.letter}</strong>
          <span className="figures">{priced(lot)}</span>
          <span className={classes.beside}>{formatArea(lot.areaM2)}</span>
        </li>
      ))}
    </ul>
    <Text size="sm" c="dimmed" mt="xs">
      Estimations avec leur intervalle, TTC. Aucune vente n'est montrée une à une.
    </Text>
  </Framed>
);

const Bilan = ({ bilan }: { readonly bilan: Blocks["bilan"] }) => (
  <Framed title="Le bilan">
    {bilan === null || bilan === undefined ? (
      <Text c="dimmed">Aucune analyse n'a encore été calculée.</Text>
    ) : (
      <>
        <dl className={classes.summary}>
          <div>
            <dt>Investissement</dt>
            <dd className="figures">{formatEuros(bilan.investment)}</dd>
          </div>
          <div>
            <dt>Recettes TTC</dt>
            <dd className="figures">{formatEuros(bilan.revenue)}</dd>
          </div>
          <div>
            <dt>Résultat</dt>
            <dd className="figures">{formatAmount(bilan.profit)}</dd>
            <dd className="figures">{formatChange(bilan.marginPercent)} du chiffre d'affaires</dd>
          </div>
          <div>
            <dt>Retour</dt>
            <dd className="figures">{bilan.paybackMonths === null ? "—" : formatMonths(bilan.paybackMonths)}</dd>
          </div>
        </dl>
        <Text size="sm" c="dimmed" mt="xs">
          {bilan.from}
        </Text>
      </>
    )}
  </Framed>
);

/** What a guest was chosen to see, block by block. */
export const GuestBlocks = ({ blocks }: { readonly blocks: Blocks }) => (
  <>
    {blocks.terrain === undefined ? null : <Ground terrain={blocks.terrain} />}
    {blocks.plan === undefined ? null : (
      <Framed title="Le plan et les lots">
        {blocks.plan.image === null ? (
          <Text c="dimmed" mb="xs">
            Aucun plan n'est encore dessiné pour ce terrain.
          </Text>
        ) : (
          <img
            className={classes.plan}
            src={`data:image/svg+xml,${encodeURIComponent(blocks.plan.image)}`}
            alt="Le terrain, ses constructions et ses lots, le nord en haut"
          />
        )}
        <Text mb="xs">Procédure : {blocks.plan.procedure}.</Text>
        <ul className={classes.lines}>
          {blocks.plan.lots.map(({ letter, areaM2, keepsHouse }) => (
            <li key={letter}>
              <strong className="figures">Lot {letter}</strong>
              <span>{keepsHouse ? "garde la construction existante" : "lot à bâtir"}</span>
              <span className="figures">{formatArea(areaM2)}</span>
            </li>
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          {blocks.plan.from}
        </Text>
      </Framed>
    )}
    {blocks.prix === undefined ? null : <Prices prix={blocks.prix} />}
    {"bilan" in blocks ? <Bilan bilan={blocks.bilan} /> : null}
    {blocks.risques === undefined ? null : (
      <Framed title="Réserves et points à confirmer">
        <ul className={classes.told}>
          {blocks.risques.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Framed>
    )}
    {blocks.calendrier === undefined ? null : (
      <Framed title="Le calendrier">
        {blocks.calendrier.length === 0 ? (
          <Text c="dimmed">Rien n'est encore déposé.</Text>
        ) : (
          <ol className={classes.lines}>
            {blocks.calendrier.map(({ code, on, title, article }) => (
              <li key={code}>
                <span className="figures">{formatDate(on)}</span>
                <span>{title}</span>
                <span className={classes.beside}>{article}</span>
              </li>
            ))}
          </ol>
        )}
      </Framed>
    )}
  </>
);
