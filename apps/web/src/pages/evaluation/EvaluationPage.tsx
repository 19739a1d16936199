import { Tabs } from "@mantine/core";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { DetailedTab } from "./DetailedTab.tsx";
import { QuickTab } from "./QuickTab.tsx";

/** An address in a minute, or a parcel scenario by scenario (spec 2 §2). */
export const EvaluationPage = () => (
  <PlainPage title="Évaluation" intro="Une note rapide pour trier, un calcul détaillé pour décider." wide>
    <Tabs defaultValue="rapide">
      <Tabs.List mb="lg">
        <Tabs.Tab value="rapide">Rapide</Tabs.Tab>
        <Tabs.Tab value="detaillee">Détaillée</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="rapide">
        <QuickTab />
      </Tabs.Panel>
      <Tabs.Panel value="detaillee">
        <DetailedTab />
      </Tabs.Panel>
    </Tabs>
  </PlainPage>
);
