import { SPECIFICATION } from "@lotir/finance";
import { ESTIMATE_LIMITS, SPEC_METHOD } from "@lotir/market";
import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { formatEuros, formatShare } from "../../kit/format.ts";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { BackTest } from "./BackTest.tsx";
import { LegalFigures } from "./LegalFigures.tsx";
import classes from "./method.module.css";
import { SideBySide } from "./SideBySide.tsx";
import { Sources } from "./Sources.tsx";

const limits = ESTIMATE_LIMITS;
const spec = SPEC_METHOD;
const SERVICING = Object.values(SPECIFICATION.servicingPerLot);

const PARTS = [
  ["#prix", "Les prix"],
  ["#mesures", "Leurs erreurs"],
  ["#bilan", "Le bilan"],
  ["#cahier", "Règles du cahier des charges"],
  ["#cote-a-cote", "Formule par formule"],
  ["#chiffres", "Chiffres légaux"],
  ["#sources", "Sources"],
] as const;

const Prices = () => (
  <section id="prix">
    <Title order={2} mb={4}>
      Comment un prix est estimé
    </Title>
    <div className={classes.text}>
      <Text>
        Les ventes publiées de la commune sont nettoyées, puis rangées par nature : maison, appartement, terrain à
        bâtir, autre terrain. Échanges, adjudications, ventes à un euro et ventes sur plan ne servent pas à estimer.
      </Text>
      <Text>
        Un processus gaussien apprend de toutes ces ventes à la fois : il rend proches les prix de biens proches par le
        lieu, la date, la surface, le terrain et les pièces. Un petit lot y coûte plus cher au mètre carré qu'un grand.
        Le logarithme du prix est estimé, si bien qu'une vente à un prix absurde pèse peu.
      </Text>
      <Text>
        Le doute est appris en cachant chaque vente à son tour : l'intervalle est celui où {formatShare(limits.within)}{" "}
        des prix seraient tombés. La confiance est la chance, mesurée de même, que le prix soit à moins de{" "}
        {formatShare(limits.close)} de l'estimation. Sous {formatShare(limits.leastConfidence)} de confiance, ou sous{" "}
        {limits.leastSales} ventes de la même nature, rien n'est dit ; ni à plus de {limits.reachKm} km de{" "}
        {limits.reachSales} d'entre elles, ni à plus de {limits.mostYears} ans de la première ou de la dernière.
      </Text>
      <Text>
        Le plancher d'une maison jamais vendue n'est pas public. Il est alors supposé d'après l'emprise de ses murs,
        comme les maisons vendues de la commune dont les deux sont connus, et l'intervalle est élargi d'autant.
      </Text>
      <Text>
        Une estimation se dit en trois chiffres : 1 569 567 € s'affiche 1 570 000 €. Les chiffres suivants ne diraient
        rien, et les bilans comptent sur ceux qui sont affichés.
      </Text>
      <Text>
        Un terrain nu est estimé comme terrain à bâtir là où la zone laisse bâtir, comme autre terrain ailleurs ; quand
        on ignore sa zone, il n'est pas estimé.
      </Text>
    </div>
  </section>
);

const Balance = () => (
  <section id="bilan">
    <Title order={2} mb={4}>
      Comment un bilan est dressé
    </Title>
    <div className={classes.text}>
      <Text>
        Tous les montants sont comptés en centimes entiers ; chaque ligne est arrondie une fois, et chaque total est la
        somme de ses lignes. La loi est celle du jour du calcul, les prix ceux de l'édition des ventes.
      </Text>
      <Text>
        Dans la recherche comme dans une fiche, chaque parcelle est chiffrée sous les hypothèses de votre organisation
        ou, tant qu'elle n'en a pas, sous les hypothèses publiques : un marchand de biens, des coûts usuels. La parcelle
        est achetée à son prix estimé, les lots sont vendus au leur. C'est ce qui permet de trier et de filtrer par
        marge et par prix résiduel.
      </Text>
      <Text>
        Le prix résiduel est le plus haut prix du terrain qui laisse la marge visée. Aucune source publique ne dit
        comment l'acte d'achat nommera le terrain : sans construction, il est tenu pour inconnu, et les lots paient la
        TVA sur leur prix total, le régime le plus cher ; avec une construction, la parcelle est supposée achetée avec
        elle, sous le même régime. La fiche le dit à côté de la marge, et le bilan laisse choisir.
      </Text>
    </div>
  </section>
);

const Specification = () => (
  <section id="cahier">
    <Title order={2} mb={4}>
      Les règles du cahier des charges
    </Title>
    <div className={classes.text}>
      <Text>
        Rayon de {spec.radiusM} m, poids exp(−{spec.perKilometre} × km) et exp(−{spec.perYear} × années),{" "}
        {spec.leastSales} ventes au moins, repli sur la commune sous {formatShare(spec.leastConfidence)} de confiance :
        cette méthode est calculée à côté de la nôtre, dans les comparables de chaque parcelle et dans les mesures
        ci-dessus. Sa majoration de {formatShare(SPECIFICATION.sureOfPrice.gain)} au-dessus de{" "}
        {formatShare(SPECIFICATION.sureOfPrice.above)} de confiance n'y est pas : elle éloignerait des prix payés un
        repère qui sert à nous comparer.
      </Text>
      <Text>
        Viabilisation par lot de {formatEuros(Math.min(...SERVICING))} à {formatEuros(Math.max(...SERVICING))} selon la
        zone, notaire {formatShare(SPECIFICATION.notaryRate.low)} à {formatShare(SPECIFICATION.notaryRate.high)}, études{" "}
        {formatShare(SPECIFICATION.studiesRate)}, imprévus {formatShare(SPECIFICATION.contingencyRate)}, marge nette
        d'au moins {formatShare(SPECIFICATION.viableNetMargin)}, impôt payé : l'analyse de rentabilité montre ces
        forfaits en regard des montants calculés, et dit lequel est retenu. Les facteurs de PLU (emprise au sol lue
        au-dessus de {formatShare(SPECIFICATION.pluFactors.highCoverage.above)}, zones UA et UB) entrent dans la note
        rapide.
      </Text>
    </div>
  </section>
);

/** How every figure on screen was made, how wrong it may be, and where it comes from. */
export const MethodPage = () => (
  <PlainPage title="Méthode et sources" intro="Comment chaque chiffre est fait, ce qu'il vaut, d'où il vient." wide>
    <Stack gap={36}>
      <Group component="nav" gap="md" aria-label="Sommaire">
        {PARTS.map(([to, label]) => (
          <Anchor key={to} href={to} underline="always">
            {label}
          </Anchor>
        ))}
      </Group>
      <Prices />
      <BackTest />
      <Balance />
      <Specification />
      <SideBySide />
      <LegalFigures />
      <Sources />
    </Stack>
  </PlainPage>
);
