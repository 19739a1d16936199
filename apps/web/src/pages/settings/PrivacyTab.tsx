import type { Settings } from "@lotir/contract";
import { Button, Group, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { forgetPlaces } from "../../subjects/commune/recent-places.ts";
import { SettingSwitch } from "./SettingSwitch.tsx";
import classes from "./settings.module.css";
import { useSettingsDraft } from "./use-settings-draft.ts";

/** What is kept, what is sent (nothing), and how to leave with one's data. */
export const PrivacyTab = ({ kept }: { readonly kept: Settings }) => {
  const { draft, change, save, isSaving } = useSettingsDraft(kept);
  const { privacy } = draft;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!privacy.saveSearchHistory) forgetPlaces();
        save();
      }}
    >
      <section className={classes.section}>
        <Title order={2}>Confidentialité</Title>
        <div className={classes.switches}>
          <SettingSwitch
            label="Partager des statistiques d'usage"
            governs="Votre choix est gardé. Lotir ne contient aucun outil de mesure : rien n'est envoyé, quel que soit ce réglage."
            checked={privacy.shareAnalytics}
            onChange={(shareAnalytics) => change("privacy", { shareAnalytics })}
          />
          <SettingSwitch
            label="Garder l'historique de recherche"
            governs="Les cinq derniers lieux trouvés par la barre de recherche, gardés dans ce navigateur seul. Éteint, ils sont effacés et ne s'écrivent plus."
            checked={privacy.saveSearchHistory}
            onChange={(saveSearchHistory) => change("privacy", { saveSearchHistory })}
          />
        </div>
        <Group>
          <Button type="submit" loading={isSaving}>
            Sauvegarder
          </Button>
          <Button
            variant="default"
            onClick={() => {
              forgetPlaces();
              notifications.show({ message: "Historique de recherche effacé", color: "brand" });
            }}
          >
            Effacer l'historique
          </Button>
        </Group>
      </section>
    </form>
  );
};
