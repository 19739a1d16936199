import type { PlanItem } from "@lotir/contract";
import { Button, Drawer, Group, Select, Skeleton, Stack, Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { sentenceOf, UNKNOWN } from "../../kit/messages.fr.ts";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { NextDue } from "../../subjects/dossier/NextDue.tsx";
import { useChosenParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { LazyDrawingRoom } from "../../subjects/plan/LazyDrawingRoom.tsx";
import { PlanExportMenu } from "../../subjects/plan/PlanExportMenu.tsx";
import { PlanList } from "../../subjects/plan/PlanList.tsx";
import { tellMissing } from "../../subjects/plan/tell-plan.ts";
import { useAddPlan } from "../../subjects/plan/use-add-plan.ts";
import { useDrawLotPlans } from "../../subjects/plan/use-draw-lot-plans.ts";
import { useGeneratePlanDivision } from "../../subjects/plan/use-generate-plan-division.ts";
import { useImportCadastralPlans } from "../../subjects/plan/use-import-cadastral-plans.ts";
import { useListParcelPlans } from "../../subjects/plan/use-list-parcel-plans.ts";
import { PropertyHeader } from "../../subjects/property/PropertyHeader.tsx";
import { PropertyRooms } from "../../subjects/property/PropertyRooms.tsx";
import { useShowProperty } from "../../subjects/property/use-show-property.ts";
import { PluPanel } from "../../subjects/reglement/PluPanel.tsx";
import { useShowParcelPlu } from "../../subjects/reglement/use-show-parcel-plu.ts";
import { MapDrawer } from "./MapDrawer.tsx";
import classes from "./PlanRoomPage.module.css";

const NOT_LOADED = "Erreur lors du chargement du plan";
const NO_RULES = "Les règles du PLU ne sont pas encore lues : consultez le PLU.";
const NO_CADASTRE = "Aucun plan cadastral trouvé. Veuillez d'abord importer un plan cadastral.";

/** A property without a plan gets that of the cadastre by itself, once. */
const useFirstImport = (propertyId: string, isEmpty: boolean) => {
  const importing = useImportCadastralPlans();
  const asked = useRef(false);
  const { mutate } = importing;
  useEffect(() => {
    if (!isEmpty || asked.current) return;
    asked.current = true;
    mutate({ propertyId });
  }, [isEmpty, mutate, propertyId]);
  return importing;
};

const Absent = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => (
  <PlainPage title="Plans">
    <Notice kind="error" title={NOT_LOADED} retry={{ onClick: retry }}>
      {sentenceOf(error, UNKNOWN)}
    </Notice>
    <Group mt="md">
      <ButtonLink to="/properties" variant="default">
        Revenir au portfolio
      </ButtonLink>
    </Group>
  </PlainPage>
);

const Waiting = () => (
  <Stack p="lg" role="status" aria-label="Lecture des plans">
    <Skeleton h={96} />
    <Skeleton h={420} />
  </Stack>
);

interface Room {
  readonly propertyId: string;
  readonly parcelId: string;
  readonly plans: readonly PlanItem[];
  readonly chosen: PlanItem;
  readonly onChoose: (planId: string) => void;
  readonly onRules: () => void;
  readonly onMap: () => void;
}

/** The division plan stands on rules that were read: without them the button says what is missing. */
const GenerateButton = ({ propertyId, parcelId, plans, onChoose }: Room) => {
  const plu = useShowParcelPlu(parcelId);
  const generate = useGeneratePlanDivision();
  const isRead = plu.data?.status === "read";
  const base = plans.find(({ type }) => type === "cadastral");
  const missing = !isRead ? NO_RULES : base === undefined ? NO_CADASTRE : null;
  return (
    <Tooltip label={missing ?? "Par le moteur de division, sur le plan cadastral"}>
      <Button
        loading={generate.isPending}
        data-disabled={missing !== null}
        aria-disabled={missing !== null}
        onClick={() => {
          // A finger sees no tooltip: what is missing is said when it is pressed too.
          if (missing !== null || base === undefined) return tellMissing(missing ?? NO_CADASTRE);
          generate.mutate(
            { propertyId, basePlanId: base.id },
            { onSuccess: ({ data: { planId } }) => onChoose(planId) },
          );
        }}
      >
        {isRead ? "Générer un plan de division" : "PLU requis"}
      </Button>
    </Tooltip>
  );
};

const Plans = (room: Room & { readonly importing: ReturnType<typeof useImportCadastralPlans> }) => {
  const { propertyId, plans, chosen, onChoose, onRules, onMap, importing } = room;
  const add = useAddPlan();
  return (
    <aside className={classes.plans}>
      <PlanList plans={plans} chosen={chosen.id} onChoose={onChoose} />
      <Stack gap={6} mt="sm">
        <GenerateButton {...room} />
        <Button
          variant="default"
          loading={add.isPending}
          onClick={() => add.mutate({ propertyId }, { onSuccess: ({ data: { id } }) => onChoose(id) })}
        >
          Nouveau plan
        </Button>
        <Button
          variant="default"
          loading={importing.isPending}
          onClick={() => importing.mutate({ propertyId, forceReimport: true })}
        >
          Importer le plan cadastral
        </Button>
        <Button variant="default" onClick={onMap}>
          Diviser d'après la carte
        </Button>
        <Button variant="default" onClick={onRules}>
          Consulter le PLU
        </Button>
      </Stack>
    </aside>
  );
};

const LotPlans = ({ propertyId, chosen, onChoose }: Pick<Room, "propertyId" | "chosen" | "onChoose">) => {
  const draw = useDrawLotPlans();
  if (chosen.type !== "division-ai") return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={draw.isPending}
      onClick={() =>
        draw.mutate(
          { propertyId, planId: chosen.id },
          { onSuccess: ({ data: [first] }) => first !== undefined && onChoose(first.id) },
        )
      }
    >
      Un plan par lot
    </Button>
  );
};

const cadastreFirst = (plans: readonly PlanItem[]): readonly PlanItem[] =>
  [...plans].sort((a, b) => Number(b.importedAt !== null) - Number(a.importedAt !== null));

/** /property/{propertyId}/parcel-plan: the drawing table of a property. */
export const PlanRoomPage = () => {
  const { propertyId } = useParams({ from: "/frame/property/$propertyId/parcel-plan" });
  const { plan: asked } = useSearch({ from: "/frame/property/$propertyId/parcel-plan" });
  const navigate = useNavigate();
  const property = useShowProperty(propertyId);
  const parcel = useChosenParcel(property.data?.parcelId);
  const list = useListParcelPlans(propertyId);
  const importing = useFirstImport(propertyId, list.data?.length === 0);
  const [rules, setRules] = useState(false);
  const [map, setMap] = useState(false);
  const phone = useMediaQuery("(max-width: 900px)", undefined, { getInitialValueInEffect: false });
  const error = property.error ?? list.error;
  if (property.data === undefined || list.data === undefined)
    return error === null ? (
      <Waiting />
    ) : (
      <Absent error={error} retry={() => void Promise.all([property.refetch(), list.refetch()])} />
    );
  const plans = cadastreFirst(list.data);
  const chosen = plans.find(({ id }) => id === asked) ?? plans[0];
  const onChoose = (plan: string) => void navigate({ to: ".", search: { plan }, replace: true });
  const { parcelId } = property.data;
  const open = { propertyId, parcelId, plans, onChoose, onRules: () => setRules(true), onMap: () => setMap(true) };
  return (
    <div className={classes.room}>
      <PropertyHeader
        property={property.data}
        parcel={parcel.data}
        next={<NextDue id={propertyId} />}
        rooms={<PropertyRooms propertyId={propertyId} />}
      />
      {chosen === undefined ? (
        <div className={classes.empty}>
          {importing.error === null ? (
            <Skeleton h={320} role="status" aria-label="Import du plan cadastral" />
          ) : (
            <Notice kind="error" title={NOT_LOADED} retry={{ onClick: () => importing.mutate({ propertyId }) }}>
              {sentenceOf(importing.error, UNKNOWN)}
            </Notice>
          )}
        </div>
      ) : (
        <div className={classes.table}>
          {phone ? (
            <Group p="xs" gap="xs" wrap="nowrap">
              <Select
                flex={1}
                aria-label="Plan affiché"
                data={plans.map(({ id, name }) => ({ value: id, label: name }))}
                value={chosen.id}
                allowDeselect={false}
                onChange={(plan) => plan !== null && onChoose(plan)}
              />
              <Button variant="default" onClick={() => setRules(true)}>
                PLU
              </Button>
            </Group>
          ) : (
            <Plans {...open} chosen={chosen} importing={importing} />
          )}
          <LazyDrawingRoom
            key={`${chosen.id} ${chosen.importedAt ?? ""}`}
            propertyId={propertyId}
            planId={chosen.id}
            actions={
              <>
                <PlanExportMenu plan={chosen} />
                <LotPlans propertyId={propertyId} chosen={chosen} onChoose={onChoose} />
              </>
            }
          />
        </div>
      )}
      <Drawer
        opened={rules}
        onClose={() => setRules(false)}
        position="right"
        size="lg"
        title="Document PLU"
        closeButtonProps={{ "aria-label": "Fermer le volet" }}
      >
        {rules ? <PluPanel parcelId={parcelId} /> : null}
      </Drawer>
      <MapDrawer
        opened={map && parcel.data !== undefined}
        onClose={() => setMap(false)}
        propertyId={propertyId}
        parcel={parcel.data}
      />
    </div>
  );
};
