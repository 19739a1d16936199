import type { Settings } from "@lotir/contract";
import { Button, NativeSelect, Text, TextInput, Title, useMantineColorScheme } from "@mantine/core";
import { FigureInput } from "../../kit/ui/FigureInput.tsx";
import { useShowDoors } from "../../subjects/identity/use-show-doors.ts";
import { schemeOf } from "../../subjects/organisation/color-scheme.ts";
import { askForNotifications } from "./ask-for-notifications.ts";
import { SettingSwitch } from "./SettingSwitch.tsx";
import classes from "./settings.module.css";
import { useSettingsDraft } from "./use-settings-draft.ts";

type Display = Settings["display"];

const THEMES = [
  { value: "light", label: "Clair" },
  { value: "dark", label: "Sombre" },
  { value: "system", label: "Comme le système" },
];
const CURRENCIES = [
  { value: "EUR", label: "Euro (€)" },
  { value: "USD", label: "Dollar américain ($)" },
];

const isTheme = (value: string): value is Display["theme"] => THEMES.some((theme) => theme.value === value);

interface DisplayFieldsProps {
  readonly display: Display;
  readonly onChange: (values: Partial<Display>) => void;
}

const today = (): string => new Date().toLocaleDateString("sv-SE");

const DollarRate = ({ display, onChange }: DisplayFieldsProps) => (
  <>
    <div className={classes.pair}>
      <FigureInput
        label="Taux : dollars pour un euro"
        placeholder="inconnu"
        decimalScale={4}
        min={0}
        max={100}
        value={display.usdRate}
        onValue={(usdRate) =>
          onChange({ usdRate, usdRateOn: usdRate === null ? null : (display.usdRateOn ?? today()) })
        }
      />
      <TextInput
        label="Taux du"
        type="date"
        value={display.usdRateOn ?? ""}
        onChange={(event) => onChange({ usdRateOn: event.currentTarget.value || null })}
      />
    </div>
    <Text size="xs" c="dimmed">
      Lotir ne va chercher aucun taux : indiquez celui du jour. Sans taux, les montants restent en euros. Ce que vous
      saisissez, les phrases des analyses, les fichiers et les dossiers restent toujours en euros.
    </Text>
  </>
);

const DisplayFields = ({ display, onChange }: DisplayFieldsProps) => (
  <section className={classes.section}>
    <Title order={2}>Affichage</Title>
    <div className={classes.pair}>
      <NativeSelect
        label="Thème"
        data={THEMES}
        value={display.theme}
        onChange={({ currentTarget: { value } }) => (isTheme(value) ? onChange({ theme: value }) : undefined)}
      />
      <NativeSelect label="Langue" data={[{ value: "fr", label: "Français" }]} value="fr" onChange={() => undefined} />
    </div>
    <NativeSelect
      label="Devise"
      data={CURRENCIES}
      value={display.currency}
      onChange={({ currentTarget: { value } }) => onChange({ currency: value === "USD" ? "USD" : "EUR" })}
    />
    {display.currency === "USD" ? <DollarRate display={display} onChange={onChange} /> : null}
  </section>
);

const weeklyReportWords = (mail: "sent" | "kept" | undefined): string =>
  mail === "kept"
    ? "Votre choix est gardé. Aucun e-mail ne part de cette installation : ce rapport non plus. Le tableau de bord montre les mêmes chiffres."
    : "Chaque lundi matin, par e-mail : ce qui a été ajouté ou modifié dans la semaine, et les chiffres du tableau de bord. Rien ne part d'un portfolio vide.";

/** Alerts, looks, money: each member's own. */
export const GeneralTab = ({ kept }: { readonly kept: Settings }) => {
  const { draft, change, save, isSaving } = useSettingsDraft(kept);
  const { setColorScheme } = useMantineColorScheme();
  const { notifications } = draft;
  const mail = useShowDoors()?.mail;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
        setColorScheme(schemeOf(draft.display.theme));
      }}
    >
      <section className={classes.section}>
        <Title order={2}>Notifications</Title>
        <div className={classes.switches}>
          <SettingSwitch
            label="Alertes"
            governs="Un message à l'écran, tant qu'une page de Lotir est ouverte, quand un collègue ajoute une propriété, change son statut ou la supprime ; et une fois par jour, les échéances des sept jours à venir de vos projets en cours et les nouvelles annonces de vos recherches enregistrées. Rien n'est envoyé par e-mail."
            checked={notifications.emailAlerts}
            onChange={(emailAlerts) => change("notifications", { emailAlerts })}
          />
          <SettingSwitch
            label="Notifications du navigateur"
            governs="Les mêmes messages, montrés par le navigateur quand vous regardez un autre onglet. Rien n'arrive une fois Lotir fermé."
            checked={notifications.pushNotifications}
            onChange={(asked) => {
              change("notifications", { pushNotifications: asked });
              if (asked) askForNotifications((granted) => change("notifications", { pushNotifications: granted }));
            }}
          />
          <SettingSwitch
            label="Rapport hebdomadaire"
            governs={weeklyReportWords(mail)}
            checked={notifications.weeklyReport}
            onChange={(weeklyReport) => change("notifications", { weeklyReport })}
          />
        </div>
      </section>
      <DisplayFields display={draft.display} onChange={(values) => change("display", values)} />
      <Button type="submit" loading={isSaving}>
        Sauvegarder
      </Button>
    </form>
  );
};
