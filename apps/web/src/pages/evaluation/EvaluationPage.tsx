import { Tabs } from "@mantine/core";
import { useState } from "react";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { DetailedTab } from "./DetailedTab.tsx";
import { QuickTab } from "./QuickTab.tsx";

/** An address in a minute, or a parcel scenario by scenario (spec 2 §2). */
export const EvaluationPage = () => {
  const [tab, setTab] = useState<string | null>("rapide");
  const [known, setKnown] = useState<string>();
  return (
    <PlainPage title="Évaluation" intro="Une note rapide pour trier, un calcul détaillé pour décider." wide>
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="rapide">Rapide</Tabs.Tab>
          <Tabs.Tab value="detaillee">Détaillée</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="rapide">
          <QuickTab
            onDetail={(parcelId) => {
              setKnown(parcelId);
              setTab("detaillee");
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="detaillee">
          <DetailedTab key={known} known={known} />
        </Tabs.Panel>
      </Tabs>
    </PlainPage>
  );
};
