import type { Bilan } from "@lotir/contract";
import { Stack, Tabs } from "@mantine/core";
import classes from "./bilan.module.css";
import { Calendar } from "./Calendar.tsx";
import { Comparisons } from "./Comparisons.tsx";
import { CostLines } from "./CostLines.tsx";
import { BilanWaterfall } from "./charts/BilanWaterfall.tsx";
import { CashCurve } from "./charts/CashCurve.tsx";
import { Tornado } from "./charts/Tornado.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { SaleLines } from "./SaleLines.tsx";
import { Warnings } from "./Warnings.tsx";

/** Everything a balance holds, in the order in which it is doubted. */
export const BilanTabs = ({ bilan }: { readonly bilan: Bilan }) => (
  <Tabs defaultValue="synthese" keepMounted={false}>
    <Tabs.List className={classes.tabs}>
      <Tabs.Tab value="synthese">Synthèse</Tabs.Tab>
      <Tabs.Tab value="lignes">Toutes les lignes</Tabs.Tab>
      <Tabs.Tab value="ventes">Ventes, TVA, impôt</Tabs.Tab>
      <Tabs.Tab value="comparer">Comparer</Tabs.Tab>
      <Tabs.Tab value="risque">Sensibilité</Tabs.Tab>
      <Tabs.Tab value="calendrier">Calendrier</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="synthese" pt="md">
      <Stack gap="lg">
        <BilanWaterfall bilan={bilan} />
        <Warnings warnings={bilan.warnings} />
      </Stack>
    </Tabs.Panel>
    <Tabs.Panel value="lignes" pt="md">
      <CostLines bilan={bilan} />
    </Tabs.Panel>
    <Tabs.Panel value="ventes" pt="md">
      <SaleLines bilan={bilan} />
    </Tabs.Panel>
    <Tabs.Panel value="comparer" pt="md">
      <Comparisons bilan={bilan} />
    </Tabs.Panel>
    <Tabs.Panel value="risque" pt="md">
      <Stack gap="lg">
        <Tornado bilan={bilan} />
        {bilan.outcomes === null ? null : <Outcomes outcomes={bilan.outcomes} target={bilan.result.targetMargin} />}
      </Stack>
    </Tabs.Panel>
    <Tabs.Panel value="calendrier" pt="md">
      <Stack gap="lg">
        <Calendar bilan={bilan} />
        <CashCurve bilan={bilan} />
      </Stack>
    </Tabs.Panel>
  </Tabs>
);
