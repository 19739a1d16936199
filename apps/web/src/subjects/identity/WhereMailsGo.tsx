import { Code, Text } from "@mantine/core";
import { useShowDoors } from "./use-show-doors.ts";

/** Said where a mail would have gone, when none leaves this installation. */
export const WhereMailsGo = () =>
  useShowDoors()?.mail === "kept" ? (
    <Text size="sm">
      Cette installation n'envoie pas d'e-mail : le message est gardé, chiffré, sur la machine de Lotir. Qui
      l'administre le lit par la commande <Code>lotir mail</Code>.
    </Text>
  ) : null;
