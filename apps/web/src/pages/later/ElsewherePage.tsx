import { Button, Stack, Text } from "@mantine/core";
import { Link, useRouterState } from "@tanstack/react-router";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { laterPageAt } from "./later-pages.ts";

export const NotFoundPage = () => (
  <PlainPage title="Cette adresse n'existe pas">
    <Stack gap="md" align="flex-start">
      <Text>Le lien est incomplet, ou la page a changé de place.</Text>
      <Button component={Link} to="/">
        Revenir à l'accueil
      </Button>
    </Stack>
  </PlainPage>
);

/** An honest page for every other address: what does not exist yet, what can be done instead. */
export const ElsewherePage = () => {
  const page = laterPageAt(useRouterState({ select: ({ location }) => location.pathname }));
  if (page === undefined) return <NotFoundPage />;
  return (
    <PlainPage title={page.title}>
      <Stack gap="md" align="flex-start">
        <Text>{page.missing}</Text>
        <Button component={Link} to={page.instead.to}>
          {page.instead.label}
        </Button>
      </Stack>
    </PlainPage>
  );
};
