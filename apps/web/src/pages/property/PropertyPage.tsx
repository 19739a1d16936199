import { Skeleton, Stack, Tabs } from "@mantine/core";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { TextLink } from "../../kit/ui/links.tsx";
import { CertificateTab } from "../../subjects/dossier/CertificateTab.tsx";
import { NextDue } from "../../subjects/dossier/NextDue.tsx";
import { useMemberNames } from "../../subjects/identity/use-team.ts";
import { useChosenParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { AnalysisBlock } from "../../subjects/property/AnalysisBlock.tsx";
import { CadastreNotice } from "../../subjects/property/CadastreNotice.tsx";
import { CostsBlock } from "../../subjects/property/CostsBlock.tsx";
import { HistoryBlock } from "../../subjects/property/HistoryBlock.tsx";
import { LotsBlock } from "../../subjects/property/LotsBlock.tsx";
import { NotesBlock } from "../../subjects/property/NotesBlock.tsx";
import { ParcelsBlock } from "../../subjects/property/ParcelsBlock.tsx";
import { PhotosBlock } from "../../subjects/property/PhotosBlock.tsx";
import { PropertyBilanBlock } from "../../subjects/property/PropertyBilanBlock.tsx";
import { PropertyHeader } from "../../subjects/property/PropertyHeader.tsx";
import { PropertyRooms } from "../../subjects/property/PropertyRooms.tsx";
import { UnityBlock } from "../../subjects/property/UnityBlock.tsx";
import { useShowCosts } from "../../subjects/property/use-show-costs.ts";
import { useShowProperty } from "../../subjects/property/use-show-property.ts";
import { PluPanel } from "../../subjects/reglement/PluPanel.tsx";
import { GoneProperty, isGone } from "./GoneProperty.tsx";
import classes from "./PropertyPage.module.css";
import { PROPERTY_TABS, readTab } from "./property-tab.ts";

const NOBODY: readonly string[] = [];

/** /properties/{id}: lots, money, notes and history of a property, under the head that all its rooms share. */
export const PropertyPage = () => {
  const { id } = useParams({ from: "/frame/properties/$id" });
  const tab = readTab(useSearch({ from: "/frame/properties/$id" }).onglet);
  const navigate = useNavigate();
  const property = useShowProperty(id);
  // Read with the sheet: should somebody delete the property, a copy has its costs.
  const money = useShowCosts(id);
  const people = useMemberNames() ?? NOBODY;
  const parcel = useChosenParcel(property.data?.parcelId);
  if (property.error !== null && (property.data === undefined || isGone(property.error)))
    return (
      <GoneProperty
        error={property.error}
        retry={() => property.refetch()}
        last={property.data && { sheet: property.data, costs: money.data?.costs }}
      />
    );
  if (property.data === undefined)
    return (
      <Stack p="lg" role="status" aria-label="Lecture de la propriété">
        <Skeleton h={96} />
        <Skeleton h={240} />
      </Stack>
    );
  const { data } = property;
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(next) =>
        void navigate({ to: ".", search: readTab(next ?? "") === "lots" ? {} : { onglet: next ?? "" }, replace: true })
      }
    >
      <div className={classes.back}>
        <TextLink to="/properties" size="sm">
          ← Mon Portfolio
        </TextLink>
      </div>
      <PropertyHeader
        property={data}
        parcel={parcel.data}
        next={<NextDue id={id} />}
        rooms={
          <>
            <PropertyRooms propertyId={id} />
            <Tabs.List>
              {PROPERTY_TABS.map(({ tab: value, label }) => (
                <Tabs.Tab key={value} value={value}>
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </>
        }
      />
      <div className={classes.body}>
        <CadastreNotice property={data} />
        <Tabs.Panel value="lots">
          <LotsBlock property={data} />
        </Tabs.Panel>
        <Tabs.Panel value="analyse">
          <Stack>
            <AnalysisBlock property={data} />
            <CostsBlock id={id} />
            <PropertyBilanBlock property={data} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="parcelles">
          <Stack>
            <ParcelsBlock property={data} />
            {data.ground === "unite-fonciere" ? <UnityBlock property={data} /> : null}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="photos">
          <PhotosBlock propertyId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="regles">
          <section className={classes.rules}>
            <PluPanel parcelId={data.parcelId} />
          </section>
        </Tabs.Panel>
        <Tabs.Panel value="notes">
          <NotesBlock property={data} people={people} />
        </Tabs.Panel>
        <Tabs.Panel value="certificat">
          <CertificateTab id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="histoire">
          <HistoryBlock id={id} />
        </Tabs.Panel>
      </div>
    </Tabs>
  );
};
