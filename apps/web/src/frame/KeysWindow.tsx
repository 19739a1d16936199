import { Group, Kbd, Modal, Stack, Text, Title } from "@mantine/core";
import { useRouterState } from "@tanstack/react-router";
import classes from "./KeysWindow.module.css";
import { keysAt } from "./keys.ts";

interface KeysWindowProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The keys that the screen under it answers. */
const KeysWindow = ({ opened, onClose }: KeysWindowProps) => {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Raccourcis du clavier"
      closeButtonProps={{ "aria-label": "Fermer" }}
      size="lg"
    >
      <Stack gap="lg">
        {keysAt(pathname).map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <Title order={3} size="h4" mb="xs">
              {title}
            </Title>
            <dl className={classes.keys}>
              {lines.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    <Group gap={4} wrap="nowrap">
                      {keys.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </Group>
                  </dt>
                  <Text component="dd" size="sm" m={0}>
                    {does}
                  </Text>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Modal>
  );
};

export default KeysWindow;
