import { SPECIFICATION } from "@lotir/finance";
import { ESTIMATE_LIMITS, PUBLISHED_TRIALS, type PublishedLine, SPEC_METHOD } from "@lotir/market";
import { Text, Title } from "@mantine/core";
import { formatCount, formatEuros, formatRate, formatShare } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import classes from "./method.module.css";

const { riskAdjustments: risk, pluFactors: plu, perMetre, servicingPerLot, lotM2 } = SPECIFICATION;

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

interface Formula {
  readonly subject: string;
  readonly specification: string;
  readonly ours: string;
  /** How right it was found to be, by the published bench; absent where nothing measures it. */
  readonly measured?: string;
}

/** The median error of both methods on the same hidden sales, as the published trial gives them. */
const errorsOf = (kind: PublishedLine["kind"]): string => {
  const lines = PUBLISHED_TRIALS[0]?.lines ?? [];
  const of = (method: PublishedLine["method"]): string => {
    const found = lines.find((line) => line.kind === kind && line.method === method);
    return found === undefined ? "non mesurée" : formatRate(found.medianError);
  };
  return `${of("spec")} contre ${of("lotir")} pour Lotir`;
};

/** Figures come from the code that counts with them: a page cannot say another than the calculation. */
const FORMULAS: readonly Formula[] = [
  {
    subject: "Prix d'un bien",
    specification: `Ventes à ${SPEC_METHOD.radiusM} m, poids exp(−${SPEC_METHOD.perKilometre} × km) et exp(−${SPEC_METHOD.perYear} × années), ${SPEC_METHOD.leastSales} au moins ; la commune sous ${formatShare(SPEC_METHOD.leastConfidence)} de confiance ; +5 % au-dessus de 80 %`,
    ours: "Processus gaussien sur toutes les ventes de la commune, intervalle appris en cachant chaque vente. La méthode de la spécification est calculée à côté, sans le +5 %.",
    measured: `Erreur médiane : maisons ${errorsOf("house")} ; terrains à bâtir ${errorsOf("building-land")}`,
  },
  {
    subject: "Peu de ventes",
    specification: `Moins de ${SPECIFICATION.fewTransactions.below} : −${formatShare(SPECIFICATION.fewTransactions.loss)}`,
    ours: `Sous ${ESTIMATE_LIMITS.leastSales} ventes de la même nature, rien n'est estimé. Dans la note rapide, la règle s'applique à la localisation.`,
  },
  {
    subject: "Nombre de lots",
    specification: `Surface / ${lotM2.max_lots} (au plus), / ${lotM2.balanced} (équilibré), / ${formatCount(lotM2.premium)} (premium)`,
    ours: "Plans tracés sur la forme vraie, avec accès, règles lues et bâtiments ; ces diviseurs ne servent qu'à la note rapide.",
  },
  {
    subject: "Terrain éligible",
    specification: `${SPECIFICATION.eligibleSurfaceM2} m² au moins`,
    ours: "Dit par la note rapide ; le moteur juge chaque parcelle, quelle que soit sa surface.",
  },
  {
    subject: "Facteurs du PLU",
    specification: `CES au-dessus de ${plu.highCoverage.above.toLocaleString("fr-FR")} : +${formatShare(plu.highCoverage.gain)} ; UA +${formatShare(plu.UA)}, UB +${formatShare(plu.UB)} ; lot minimal sous ${plu.smallLots.belowM2} m² : +${formatShare(plu.smallLots.gain)}`,
    ours: "UA, UB et l'emprise au sol lue dans la note rapide ; la taille minimale de lot, que la loi ALUR a supprimée des PLU en 2014, n'y compte pas. Les règles lues entrent dans le tracé des plans.",
  },
  {
    subject: "Viabilisation d'un lot",
    specification: Object.entries(servicingPerLot)
      .map(([zone, value]) => `${zone} ${formatEuros(value)}`)
      .join(", "),
    ours: "Réseaux et voie comptés sur le plan tracé, ou l'hypothèse de votre organisation ; le forfait est montré à côté.",
  },
  {
    subject: "Réseaux et voirie",
    specification: `Eau ${perMetre.water}, électricité ${perMetre.electricity}, assainissement ${perMetre.sewage} €/m ; voirie ${perMetre.road} €/m`,
    ours: "Barèmes datés, ci-dessous parmi les chiffres, appliqués aux longueurs du plan.",
  },
  {
    subject: "Notaire et études",
    specification: `Notaire ${formatShare(SPECIFICATION.notaryRate.low)} à ${formatShare(SPECIFICATION.notaryRate.high)}, études ${formatShare(SPECIFICATION.studiesRate)}`,
    ours: "Droits, taxes et émoluments de la loi du jour ; études chiffrées une à une.",
  },
  {
    subject: "Imprévus",
    specification: formatShare(SPECIFICATION.contingencyRate),
    ours: "Selon les hypothèses de votre organisation ; le taux de la spécification est montré à côté.",
  },
  {
    subject: "Marge viable",
    specification: `Marge nette de ${formatShare(SPECIFICATION.viableNetMargin)} au moins`,
    ours: "La même, une fois l'impôt sur les bénéfices payé.",
  },
  {
    subject: "Risques",
    specification: `Inondation ${signed(risk.flood)}, accès difficile ${signed(risk.difficultAccess)}, pollution ${signed(risk.pollution)}, transports ${signed(risk.nearTransport)}, vue ${signed(risk.view)}`,
    ours: "Inondation de Géorisques à l'adresse même ; ce qu'aucune source ne dit (vue, pollution, transports) ne compte pas.",
  },
  {
    subject: "Note élevée",
    specification: `${SPECIFICATION.highScore} ou plus`,
    ours: "La même borne, pour la note rapide et pour le score des parcelles.",
  },
  {
    subject: "Taux de réussite",
    specification: "72 %, sans mesure",
    ours: "Jamais repris. Le tableau de bord compte la part de vos propriétés étudiées qui ont été achetées ou vendues.",
  },
];

/** Every formula of the specification, and what stands in its place or beside it here. */
export const SideBySide = () => (
  <section id="cote-a-cote">
    <Title order={2} mb={4}>
      Formule par formule
    </Title>
    <Text mb="sm">
      À gauche ce que dit la spécification, à droite ce que Lotir calcule. Les chiffres sont lus dans le code qui
      calcule. « Non mesurée » : c'est une règle ou un barème, qu'aucune donnée publique ne permet de mettre à
      l'épreuve.
    </Text>
    <div className={classes.scroll}>
      <FigureTable of="words">
        <thead>
          <tr>
            <th scope="col">Sujet</th>
            <th scope="col">Spécification</th>
            <th scope="col">Lotir</th>
            <th scope="col">Exactitude mesurée</th>
          </tr>
        </thead>
        <tbody>
          {FORMULAS.map(({ subject, specification, ours, measured }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>{specification}</td>
              <td>{ours}</td>
              <td>{measured ?? "Non mesurée"}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </div>
    <Title order={3} mt="lg" mb={4}>
      Ce que nous ne savons pas
    </Title>
    <div className={classes.text}>
      <Text>
        L'état intérieur d'une maison, les servitudes privées, la pollution d'un sol, la vue, la tension du marché et
        les délais de vente : aucune source publique ne les donne par parcelle. Ils restent inconnus, et ne comptent ni
        pour ni contre.
      </Text>
      <Text>
        Les hauteurs des bâtiments ne sont pas chargées : la vue 3D les suppose de 6 m et les hachure. Les risques sont
        ceux que Géorisques recense : un risque non recensé n'est pas un risque absent.
      </Text>
    </div>
  </section>
);
