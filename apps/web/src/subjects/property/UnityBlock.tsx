import type { PropertySheet } from "@lotir/contract";
import { Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { DivisionBlock } from "../division/DivisionBlock.tsx";
import type { DivisionStudy } from "../division/division-study.ts";
import { PlanBlock } from "../division/PlanBlock.tsx";
import { readStudy } from "../division/study-address.ts";
import classes from "./PropertyBlocks.module.css";

/** An unité foncière divided as one ground: its own plans, areas, map and refusals. */
export const UnityBlock = ({ property }: { readonly property: PropertySheet }) => {
  const joined = useMemo(
    () =>
      property.parcelMappings
        .flatMap(({ parcels }) => parcels)
        .filter(({ id, status }) => status === "validated" && id !== property.parcelId)
        .map(({ id }) => id),
    [property],
  );
  const [look, setLook] = useState<DivisionStudy>(() => readStudy({}));
  const study = useMemo(() => ({ ...look, wish: { ...look.wish, joined } }), [look, joined]);
  const studied = { parcelId: property.parcelId, study, onStudy: setLook };
  return (
    <section className={classes.block}>
      <Text size="sm" c="dimmed" mb="sm">
        Le moteur étudie l'unité foncière entière : les limites entre ses parcelles n'en sont plus.
      </Text>
      <PlanBlock {...studied} />
      <DivisionBlock {...studied} />
    </section>
  );
};
