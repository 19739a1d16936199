import { MEASURED_ON, PUBLISHED_TRIALS, type PublishedLine } from "@lotir/market";
import { Text, Title } from "@mantine/core";
import { formatCount, formatDate, formatDecimal, formatRate } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./method.module.css";

const METHODS: Record<PublishedLine["method"], string> = {
  lotir: "Lotir",
  spec: "Moyenne pondérée à 200 m",
  "commune-median": "Médiane de la commune",
};

const KINDS: Record<PublishedLine["kind"], string> = {
  house: "Maisons",
  flat: "Appartements",
  "building-land": "Terrains à bâtir",
  "other-land": "Autres terrains",
};

const Row = ({ line }: { readonly line: PublishedLine }) => (
  <tr data-ours={line.method === "lotir"}>
    <th scope="row">
      {KINDS[line.kind]} · {METHODS[line.method]}
    </th>
    <td>
      {formatCount(line.answered)} sur {formatCount(line.asked)}
    </td>
    <td>
      <strong>{formatRate(line.medianError)}</strong>
      <small>
        {formatRate(line.low)} à {formatRate(line.high)}
      </small>
    </td>
    <td>{formatRate(line.coverage)}</td>
    <td>{formatDecimal(line.highOverLow)}</td>
  </tr>
);

/** How wrong the estimates are, measured on sales that were hidden from them. */
export const BackTest = () => (
  <section id="mesures">
    <Title order={2} mb={4}>
      Ce que valent les estimations
    </Title>
    <Text mb="sm">
      Des ventes sont cachées, l'estimateur apprend des autres, puis on lui demande le prix des premières. L'erreur
      médiane est celle qu'une vente sur deux dépasse. L'intervalle promet quatre prix sur cinq : la colonne « dans
      l'intervalle » dit combien y tombent vraiment.
    </Text>
    {PUBLISHED_TRIALS.map((trial) => (
      <div key={trial.id} className={classes.trial}>
        <Title order={3} mb={4}>
          {trial.name}
        </Title>
        <Scrolled className={classes.scroll} label="Erreurs mesurées">
          <FigureTable className={classes.numbers}>
            <thead>
              <tr>
                <th scope="col">Bien et méthode</th>
                <th scope="col">Réponses</th>
                <th scope="col">Erreur médiane</th>
                <th scope="col">Dans l'intervalle</th>
                <th scope="col">Haut ÷ bas</th>
              </tr>
            </thead>
            <tbody>
              {trial.lines.map((line) => (
                <Row key={`${line.kind}-${line.method}`} line={line} />
              ))}
            </tbody>
          </FigureTable>
        </Scrolled>
      </div>
    ))}
    <Text size="sm" c="dimmed">
      Mesuré le {formatDate(MEASURED_ON)} par la commande <code>lotir bench prices</code>, que chacun peut relancer.
      Sous l'erreur, l'intervalle de confiance à 95 % par rééchantillonnage.
    </Text>
  </section>
);
