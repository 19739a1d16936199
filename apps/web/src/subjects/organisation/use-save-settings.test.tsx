import { DEFAULT_SETTINGS } from "@lotir/contract";
import { Button } from "@mantine/core";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

usingScreens();

const Saver = () => {
  const saving = useSaveSettings();
  return <Button onClick={() => saving.mutate(DEFAULT_SETTINGS)}>Sauvegarder</Button>;
};

const press = async (): Promise<void> => {
  show(<Saver />);
  fireEvent.click(await screen.findByText("Sauvegarder"));
};

test("what is saved is said", async () => {
  answering({ "/api/settings": success(DEFAULT_SETTINGS) });
  await press();
  await screen.findByText("Paramètres sauvegardés avec succès");
});

test("a failure that the server explains is in its words; another in the specification's", async () => {
  const asked = answering({ "/api/settings": refusal(400, "invalid-input", "Thème inconnu : light, dark ou system.") });
  await press();
  await screen.findByText("Thème inconnu : light, dark ou system.");
  asked.mockRestore();
  answering({ "/api/settings": { status: 418, body: {} } });
  fireEvent.click(screen.getByText("Sauvegarder"));
  await screen.findByText("Erreur lors de la sauvegarde");
  expect(screen.queryByText("Paramètres sauvegardés avec succès")).toBeNull();
});
