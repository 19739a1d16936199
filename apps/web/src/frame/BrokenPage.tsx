import { Button, Stack, Text } from "@mantine/core";
import { PlainPage } from "../kit/ui/PlainPage.tsx";

const reload = (): void => window.location.reload();

/** In the place of a page that broke, or whose code could not be read: what was typed and kept comes back with it. */
export const BrokenPage = () => (
  <PlainPage title="Cette page n'a pas pu s'afficher">
    <Stack gap="md" align="flex-start">
      <Text>Ce qui est enregistré n'est pas perdu. Rechargez la page ; si cela recommence, revenez à l'accueil.</Text>
      <Button onClick={reload}>Recharger la page</Button>
    </Stack>
  </PlainPage>
);
