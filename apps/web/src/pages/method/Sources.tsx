import { Text, Title } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { formatDate, formatQuantity } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { communeName } from "../../subjects/commune/commune-name.ts";
import { useShowHome } from "../../subjects/commune/use-show-home.ts";
import { AskedSources } from "./AskedSources.tsx";
import classes from "./method.module.css";

const LAYERS: Readonly<Record<string, string>> = {
  commune: "Commune",
  parcelles: "Parcelles",
  batiments: "Bâtiments",
  zones: "Zonage",
  ventes: "Ventes",
  voies: "Voies",
  dpe: "Diagnostics énergétiques",
  servitudes: "Servitudes et informations",
};

/** What is loaded here, with the edition of each layer. */
export const Sources = () => {
  const communes = useShowHome().data?.communes ?? [];
  const states = useQueries({
    queries: communes.map(({ codeInsee }) =>
      operations.showCommune.queryOptions({ input: { codeInsee }, select: ({ data }) => data }),
    ),
  });
  const rows = states.flatMap(({ data }) =>
    data === undefined
      ? []
      : data.layers.map((layer) => ({
          ...layer,
          commune: communeName({ ...data, name: data.name ?? data.codeInsee }),
        })),
  );
  return (
    <section id="sources">
      <Title order={2} mb={4}>
        Sources et millésimes
      </Title>
      <Text mb="sm">
        Prix : demandes de valeurs foncières (DVF), publiées deux fois par an avec quelques mois de retard ; un prix est
        donné au jour de l'édition, jamais extrapolé. Parcelles et bâtiments : cadastre. Zonage : Géoportail de
        l'urbanisme. Voies : BD TOPO. Chaque fiche répète la source et le millésime de ce qu'elle montre.
      </Text>
      {rows.length === 0 ? (
        <Text c="dimmed">Aucune commune n'est encore chargée ici.</Text>
      ) : (
        <Scrolled className={classes.scroll} label="Sources chargées">
          <FigureTable of="words">
            <thead>
              <tr>
                <th scope="col">Commune</th>
                <th scope="col">Couche</th>
                <th scope="col">Source</th>
                <th scope="col">Licence</th>
                <th scope="col">Millésime</th>
                <th scope="col">Objets</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.commune}-${row.layer}`}>
                  <th scope="row">{row.commune}</th>
                  <td>{LAYERS[row.layer] ?? row.layer}</td>
                  <td>{row.source ?? "source indisponible"}</td>
                  <td>{row.licence ?? "non précisée"}</td>
                  <td className="figures">{row.vintage === null ? "non communiqué" : formatDate(row.vintage)}</td>
                  <td className="figures">{formatQuantity(row.kept, "objet")}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scrolled>
      )}
      <AskedSources />
    </section>
  );
};
