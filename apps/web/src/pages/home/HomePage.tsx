import { Group, SimpleGrid, Text, Title } from "@mantine/core";
import { IconGavel, IconHomeSearch, IconPolygon } from "@tabler/icons-react";
import { formatCount, formatQuantity } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { communeName } from "../../subjects/commune/commune-name.ts";
import { useShowHome } from "../../subjects/commune/use-show-home.ts";
import { EntryCard } from "./EntryCard.tsx";

type Home = NonNullable<ReturnType<typeof useShowHome>["data"]>;

const parcelCount = (home: Home | undefined): string | undefined =>
  home === undefined
    ? undefined
    : home.parcels === 0
      ? "Aucune commune chargée pour l'instant"
      : `${formatQuantity(home.parcels, "parcelle")} dans ${formatQuantity(home.communes.length, "commune")}`;

const LoadedCommunes = ({ home }: { readonly home: Home }) => (
  <section aria-labelledby="communes">
    <Title order={2} id="communes" mt={32} mb="xs">
      Communes chargées
    </Title>
    <Group gap="xs">
      {home.communes.map((commune) => (
        <TextLink key={commune.codeInsee} to="/search" search={{ villes: commune.codeInsee }}>
          {communeName(commune)} · {formatCount(commune.parcels)}
        </TextLink>
      ))}
    </Group>
    <Text c="dimmed" size="sm" mt="xs">
      {formatQuantity(home.scored, "parcelle notée", "parcelles notées")}, {formatQuantity(home.sales, "vente")} DVF,{" "}
      {formatQuantity(home.properties, "propriété")} dans votre portfolio.
    </Text>
  </section>
);

export const HomePage = () => {
  const home = useShowHome();
  return (
    <PlainPage title="Trouvez un terrain à diviser" intro="Trois façons de commencer." wide>
      {home.isError ? (
        <Notice kind="error" retry={{ onClick: () => home.refetch(), busy: home.isFetching }}>
          {sentenceOf(home.error, "Les compteurs n'ont pas pu être lus.")}
        </Notice>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" mt="md">
        <EntryCard
          to="/wizard/search-listings"
          title="Biens en Vente"
          Icon={IconHomeSearch}
          sentence="Les annonces de terrains de plus de 900 m², avec le calcul d'une division en 2 lots."
          points={[
            "Maisons avec terrain ou terrains nus",
            "La parcelle derrière chaque annonce",
            "Jusqu'à 5 villes à la fois",
          ]}
          count=""
        />
        <EntryCard
          to="/search"
          title="Parcelles Cadastrales"
          Icon={IconPolygon}
          sentence="Le cadastre officiel, noté parcelle par parcelle, sur la carte."
          points={[
            "Score d'opportunité expliqué",
            "Zonage du PLU et ventes DVF",
            "Toutes les communes de France à la demande",
          ]}
          count={home.isError ? "" : parcelCount(home.data)}
        />
        <EntryCard
          to="/wizard/auction-search"
          title="Enchères Immobilières"
          Icon={IconGavel}
          sentence="Les ventes judiciaires situées sur la carte et reliées à leurs parcelles."
          points={[
            "Prix souvent 30 à 50 % sous le marché",
            "L'enchère à ne pas dépasser pour votre marge",
            "Alertes sur les ventes à venir",
          ]}
          count=""
        />
      </SimpleGrid>
      {home.data && home.data.communes.length > 0 ? <LoadedCommunes home={home.data} /> : null}
    </PlainPage>
  );
};
