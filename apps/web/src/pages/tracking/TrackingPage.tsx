import { Button, Drawer, Skeleton, Stack } from "@mantine/core";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { isRefusalWithCode, sentenceOf } from "../../kit/messages.fr.ts";
import { ButtonLink, TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { ChecklistBlock } from "../../subjects/dossier/ChecklistBlock.tsx";
import { DownloadsBlock } from "../../subjects/dossier/DownloadsBlock.tsx";
import { DueDatesBlock } from "../../subjects/dossier/DueDatesBlock.tsx";
import { EventsBlock } from "../../subjects/dossier/EventsBlock.tsx";
import { FactsBlock } from "../../subjects/dossier/FactsBlock.tsx";
import { FilingBlock } from "../../subjects/dossier/FilingBlock.tsx";
import { GuestLinksBlock } from "../../subjects/dossier/GuestLinksBlock.tsx";
import { NextDue } from "../../subjects/dossier/NextDue.tsx";
import { ObligationsBlock } from "../../subjects/dossier/ObligationsBlock.tsx";
import { ProcedureBlock } from "../../subjects/dossier/ProcedureBlock.tsx";
import { ProofsBlock } from "../../subjects/dossier/ProofsBlock.tsx";
import { RegulationsBlock } from "../../subjects/dossier/RegulationsBlock.tsx";
import { SummaryBlock } from "../../subjects/dossier/SummaryBlock.tsx";
import { useShowUrbanismeTracking } from "../../subjects/dossier/use-show-urbanisme-tracking.ts";
import { useChosenParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { PropertyHeader } from "../../subjects/property/PropertyHeader.tsx";
import { PropertyRooms } from "../../subjects/property/PropertyRooms.tsx";
import { useShowProperty } from "../../subjects/property/use-show-property.ts";
import { PluPanel } from "../../subjects/reglement/PluPanel.tsx";
import classes from "./TrackingPage.module.css";

const Failed = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => {
  const isGone = isRefusalWithCode(error, "property-not-found") || isRefusalWithCode(error, "property-deleted");
  return (
    <PlainPage title="Suivi d'urbanisme">
      <Notice
        kind="error"
        title={isGone ? "Données non trouvées" : "Impossible de charger les données de suivi."}
        {...(isGone ? {} : { retry: { onClick: retry } })}
      >
        {sentenceOf(error, "Impossible de charger les données de suivi.")}
      </Notice>
      <ButtonLink to="/properties" variant="default" mt="md">
        Revenir au portfolio
      </ButtonLink>
    </PlainPage>
  );
};

/** /urbanisme-tracking/{propertyId}: the file of a property, from its first fact to its last day. */
export const TrackingPage = () => {
  const { propertyId: id } = useParams({ from: "/frame/urbanisme-tracking/$propertyId" });
  const [isPluOpen, setPluOpen] = useState(false);
  const tracking = useShowUrbanismeTracking(id);
  const property = useShowProperty(id);
  const parcel = useChosenParcel(property.data?.parcelId);
  const error = tracking.error ?? property.error;
  if (error !== null && (tracking.data === undefined || property.data === undefined))
    return (
      <Failed
        error={error}
        retry={() => {
          tracking.refetch().catch(() => undefined);
          property.refetch().catch(() => undefined);
        }}
      />
    );
  if (tracking.data === undefined || property.data === undefined)
    return (
      <Stack p="lg" role="status" aria-label="Lecture du dossier">
        <Skeleton h={96} />
        <Skeleton h={240} />
      </Stack>
    );
  const { data } = tracking;
  const pieces = data.piecesFor === null ? "Pièces du dossier" : `Pièces : ${data.piecesFor.toLowerCase()}`;
  return (
    <>
      <div className={classes.back}>
        <TextLink to="/properties" size="sm">
          ← Mon Portfolio
        </TextLink>
      </div>
      <PropertyHeader
        property={property.data}
        parcel={parcel.data}
        rooms={<PropertyRooms propertyId={id} />}
        next={<NextDue id={id} />}
      />
      <div className={classes.body}>
        <div className={classes.links}>
          <TextLink to="/properties/$id" params={{ id }}>
            Lots et analyse
          </TextLink>
          <TextLink to="/properties/$id" params={{ id }} search={{ onglet: "certificat" }}>
            Certificat d'urbanisme
          </TextLink>
          <TextLink to="/properties/$id" params={{ id }} search={{ onglet: "parcelles" }}>
            Parcelles
          </TextLink>
        </div>
        <SummaryBlock tracking={data} />
        <ProcedureBlock procedure={data.procedure} />
        <DueDatesBlock tracking={data} />
        <EventsBlock tracking={data} />
        {data.pieces.length === 0 ? null : <ChecklistBlock title={pieces} pieces={data.pieces} propertyId={id} />}
        <ChecklistBlock title="Pièces : certificat d'urbanisme" pieces={data.certificatePieces} propertyId={id} />
        <ProofsBlock tracking={data} />
        <DownloadsBlock tracking={data} />
        {data.piecesFor === null ? null : <FilingBlock filing={data.filing} />}
        <FactsBlock tracking={data} />
        <GuestLinksBlock id={id} />
        {data.obligations.length === 0 ? null : <ObligationsBlock obligations={data.obligations} />}
        <RegulationsBlock
          regulations={data.regulations}
          more={
            <Button size="xs" variant="default" onClick={() => setPluOpen(true)}>
              Document PLU
            </Button>
          }
        />
      </div>
      <Drawer
        opened={isPluOpen}
        onClose={() => setPluOpen(false)}
        position="right"
        size="lg"
        title="Document PLU"
        closeButtonProps={{ "aria-label": "Fermer le volet" }}
      >
        <PluPanel parcelId={data.parcelId} />
      </Drawer>
    </>
  );
};
