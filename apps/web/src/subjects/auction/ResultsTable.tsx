import { AUCTION_STATUS_LABELS, type Auction } from "@lotir/contract";
import { Anchor, Text, Title } from "@mantine/core";
import { formatDate, formatEuros, formatShare } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./auction.module.css";

/** What past sales started at, and what they ended at. */
export const ResultsTable = ({ results }: { readonly results: readonly Auction[] }) => (
  <section aria-labelledby="resultats">
    <Title order={2} id="resultats" mt="lg" mb={4}>
      Mise à prix → adjugé
    </Title>
    {results.length === 0 ? (
      <Text c="dimmed">Aucun résultat publié n'a encore été lu pour cette région.</Text>
    ) : (
      <Scrolled className={classes.scroll} label="Prix adjugés, en tableau">
        <FigureTable of="dense">
          <thead>
            <tr>
              <th scope="col">Vente</th>
              <th scope="col">Date</th>
              <th scope="col">Mise à prix</th>
              <th scope="col">Adjugé</th>
              <th scope="col">De sa valeur estimée</th>
            </tr>
          </thead>
          <tbody>
            {results.map((auction) => (
              <tr key={auction.id}>
                <th scope="row">
                  <Anchor href={auction.detailUrl} target="_blank" rel="noreferrer" size="sm">
                    {auction.title}, {auction.city ?? ""}
                  </Anchor>
                </th>
                <td>{auction.auctionDate === null ? "inconnue" : formatDate(auction.auctionDate)}</td>
                <td>{auction.price === null ? "inconnue" : formatEuros(auction.price)}</td>
                <td>
                  {auction.resultEur === null ? AUCTION_STATUS_LABELS[auction.status] : formatEuros(auction.resultEur)}
                </td>
                <td>
                  {auction.resultEur === null || auction.money?.estimate == null
                    ? "—"
                    : formatShare(auction.resultEur / auction.money.estimate.value)}
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scrolled>
    )}
  </section>
);
