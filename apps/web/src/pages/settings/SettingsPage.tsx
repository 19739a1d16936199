import { Skeleton, Stack, Tabs } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { AssumptionsSettings } from "../../subjects/organisation/AssumptionsSettings.tsx";
import { useShowSettings } from "../../subjects/organisation/use-show-settings.ts";
import { ApiTab } from "./ApiTab.tsx";
import { GeneralTab } from "./GeneralTab.tsx";
import { LeaveSection } from "./LeaveSection.tsx";
import { PrivacyTab } from "./PrivacyTab.tsx";
import { SecurityTab } from "./SecurityTab.tsx";

const TABS = { general: GeneralTab, confidentialite: PrivacyTab } as const;

const Own = ({ tab }: { readonly tab: keyof typeof TABS }) => {
  const settings = useShowSettings();
  const Tab = TABS[tab];
  if (settings.data !== undefined) return <Tab kept={settings.data} />;
  if (settings.error === null)
    return (
      <Stack role="status" aria-label="Chargement des paramètres" maw={620}>
        <Skeleton h={60} />
        <Skeleton h={120} />
      </Stack>
    );
  return (
    <Notice kind="error" retry={{ onClick: () => settings.refetch(), busy: settings.isFetching }}>
      {sentenceOf(settings.error, "Les paramètres n'ont pas pu être lus.")}
    </Notice>
  );
};

/** What each member prefers, and what an organisation decides once for all. */
const KEYS: readonly string[] = ["general", "api", "securite", "confidentialite", "bilan"];

export const SettingsPage = () => {
  const { onglet } = useSearch({ from: "/frame/settings" });
  const navigate = useNavigate();
  const tab = onglet !== undefined && KEYS.includes(onglet) ? onglet : "general";
  const turn = (next: string | null) =>
    void navigate({ to: ".", search: { onglet: next ?? "general" }, replace: true });
  return (
    <PlainPage title="Paramètres" intro="Les vôtres, et ceux que partage votre organisation.">
      <Tabs value={tab} onChange={turn} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="general">Général</Tabs.Tab>
          <Tabs.Tab value="api">API et intégrations</Tabs.Tab>
          <Tabs.Tab value="securite">Sécurité</Tabs.Tab>
          <Tabs.Tab value="confidentialite">Confidentialité</Tabs.Tab>
          <Tabs.Tab value="bilan">Hypothèses de bilan</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="general">
          <Own tab="general" />
        </Tabs.Panel>
        <Tabs.Panel value="api">
          <ApiTab />
        </Tabs.Panel>
        <Tabs.Panel value="securite">
          <SecurityTab />
        </Tabs.Panel>
        <Tabs.Panel value="confidentialite">
          <Own tab="confidentialite" />
          <LeaveSection />
        </Tabs.Panel>
        <Tabs.Panel value="bilan">
          <AssumptionsSettings />
        </Tabs.Panel>
      </Tabs>
    </PlainPage>
  );
};
