import { Tabs } from "@mantine/core";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { AssumptionsSettings } from "../../subjects/organisation/AssumptionsSettings.tsx";

/** What an organisation decides once for all. */
export const SettingsPage = () => (
  <PlainPage title="Paramètres" intro="Partagés par tous les membres de votre organisation.">
    <Tabs defaultValue="bilan">
      <Tabs.List mb="lg">
        <Tabs.Tab value="bilan">Hypothèses de bilan</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="bilan">
        <AssumptionsSettings />
      </Tabs.Panel>
    </Tabs>
  </PlainPage>
);
