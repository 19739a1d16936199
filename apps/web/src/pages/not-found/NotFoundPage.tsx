import { Button, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";

/** Every address that is no screen. */
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
