import type { Bilan, Buyer, BuyerDeed } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { formatCents } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./bilan.module.css";
import { FigureRow } from "./CostLines.tsx";

const Deed = ({ deed, price, title }: { readonly deed: BuyerDeed; readonly price: number; readonly title: string }) => (
  <table className={`figures ${classes.lines}`}>
    <caption className={classes.caption}>{title}</caption>
    <tbody>
      <tr data-total="true">
        <th scope="row" colSpan={4}>
          Prix, toutes taxes comprises
        </th>
        <td>{formatCents(price)}</td>
      </tr>
      {deed.lines.map((line) => (
        <FigureRow key={`${line.code}-${line.label}`} line={line} />
      ))}
      <tr data-total="true">
        <th scope="row" colSpan={4}>
          Payé en tout
        </th>
        <td>{formatCents(deed.totalEur)}</td>
      </tr>
    </tbody>
  </table>
);

/** Taxes, study and connection that building the house will bring; what is not known of them is said. */
const House = ({ house }: { readonly house: NonNullable<Buyer["houseToBuild"]> }) => (
  <>
    <table className={`figures ${classes.lines}`}>
      <caption className={classes.caption}>Puis, pour bâtir (hors construction)</caption>
      <tbody>
        {house.lines.map((line) => (
          <FigureRow key={`${line.code}-${line.label}`} line={line} />
        ))}
      </tbody>
    </table>
    {house.notCounted.map((sentence) => (
      <Text key={sentence} size="xs" c="dimmed">
        Non compté : {sentence}
      </Text>
    ))}
  </>
);

const One = ({ buyer }: { readonly buyer: Buyer }) => (
  <details className={classes.buyer}>
    <summary>
      <Fact label={buyer.name}>
        {formatCents(buyer.totalEur)}
        {buyer.firstHome === null ? null : (
          <Text span size="xs" c="dimmed" display="block">
            {formatCents(buyer.firstHome.totalEur)} pour un premier achat
          </Text>
        )}
      </Fact>
    </summary>
    <Text size="xs" c="dimmed">
      {buyer.because}
    </Text>
    <Scrolled className={classes.scroll} label="Frais d'acte, ligne par ligne">
      <Deed deed={buyer} price={buyer.priceEur} title="L'acte" />
      {buyer.firstHome === null ? null : (
        <Deed deed={buyer.firstHome} price={buyer.priceEur} title="L'acte d'un premier achat de résidence principale" />
      )}
      {buyer.houseToBuild === null ? null : <House house={buyer.houseToBuild} />}
    </Scrolled>
  </details>
);

/** Two prices compare only with their deeds: what each buyer pays in all, and line by line once opened. */
export const BuyerLines = ({ buyers }: Pick<Bilan, "buyers">) => (
  <div>
    <Title order={3} mb={4}>
      Ce que paie chaque acheteur, frais compris
    </Title>
    {buyers.map((buyer) => (
      <One key={buyer.name} buyer={buyer} />
    ))}
  </div>
);
