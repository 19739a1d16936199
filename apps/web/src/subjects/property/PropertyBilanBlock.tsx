import type { PropertySheet } from "@lotir/contract";
import { Skeleton, Stack, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Summary } from "../bilan/Summary.tsx";
import classes from "./PropertyBlocks.module.css";
import { usePropertyBilan } from "./use-property-bilan.ts";

const BilanTabs = lazyPart(() => import("../bilan/BilanTabs.tsx").then((module) => ({ default: module.BilanTabs })));

const Balanced = ({ property }: { readonly property: PropertySheet }) => {
  const bilan = usePropertyBilan(property);
  const found = bilan.data;
  if (bilan.error !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => bilan.refetch(), busy: bilan.isFetching }}>
        {sentenceOf(bilan.error, "Le bilan n'a pas pu être dressé.")}
      </Notice>
    );
  if (found === undefined) return <Skeleton h={220} role="status" aria-label="Calcul du bilan" />;
  return (
    <Stack gap="md">
      {found.note === null ? null : <Notice kind="warning">{found.note}</Notice>}
      {found.bilan === null ? null : (
        <Suspense fallback={<Skeleton h={220} />}>
          <Summary bilan={found.bilan} stale={bilan.isPlaceholderData} />
          <BilanTabs bilan={found.bilan} />
        </Suspense>
      )}
    </Stack>
  );
};

/** The whole balance of the lots entered: waterfall, lines, taxes, calendar, cash. Works and fees are those of the assumptions. */
export const PropertyBilanBlock = ({ property }: { readonly property: PropertySheet }) =>
  property.potentialLots.length === 0 ? null : (
    <section className={classes.block}>
      <Title order={2}>Bilan</Title>
      <Text size="sm" c="dimmed" mb="sm">
        De vos lots et de votre prix d'achat, sous les hypothèses de votre organisation.
      </Text>
      <Balanced property={property} />
    </section>
  );
