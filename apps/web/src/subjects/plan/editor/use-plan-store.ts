import { EditResult, KeptPlanObject, MOST_EDITS } from "@lotir/contract";
import { ORPCError } from "@orpc/client";
import { useEffect, useState } from "react";
import { api } from "../../../kit/api.ts";
import { followPlans, followReturns } from "../../../kit/channel.ts";
import { findStrokes, strokesKeeper } from "./kept-strokes.ts";
import { openPlanStore, type PlanStore } from "./plan-store.ts";
import type { useShowPlan } from "./use-show-plan.ts";

type ShownPlan = NonNullable<ReturnType<typeof useShowPlan>["data"]>;

/** Points come as pairs of figures: read again, they have their type. */
const Kept = KeptPlanObject.array();
const Results = EditResult.array();

/** The server did not answer, or not as itself: what was sent may have been written, and is to be sent again. */
const isNoAnswer = (error: unknown): boolean => !(error instanceof ORPCError) || error.status >= 500;

const openFor = async (plan: ShownPlan): Promise<PlanStore> => {
  const at = { propertyId: plan.propertyId, planId: plan.id };
  const kept = await findStrokes(plan.id);
  return openPlanStore(
    { objects: Kept.parse(plan.objects).flatMap(({ object }) => object ?? []), revision: plan.revision, kept },
    {
      // Plain data both ways: what the contract reads again on the server is what is drawn here.
      send: async (edits) => {
        const { data } = await api.editPlanObjects({ ...at, edits: edits as never });
        return { revision: data.revision, results: Results.parse(data.results) };
      },
      ask: async (since) => {
        const { data } = await api.listPlanObjects({ ...at, since });
        return { revision: data.revision, objects: Kept.parse(data.objects) };
      },
      keep: strokesKeeper(plan.id),
      isNoAnswer,
      most: MOST_EDITS,
    },
  );
};

/** The store of a plan that was read; undefined until what the browser kept of it is read too. */
export const usePlanStore = (plan: ShownPlan): PlanStore | undefined => {
  const [store, setStore] = useState<PlanStore>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is opened once, then lives in its store
  useEffect(() => {
    let opened: PlanStore | undefined;
    let isGone = false;
    openFor(plan)
      .then((next) => {
        if (isGone) return next.close();
        opened = next;
        setStore(next);
      })
      .catch(() => undefined);
    const back = () => opened?.retry();
    const caughtUp = () => opened?.hear({ revision: Number.POSITIVE_INFINITY, by: null });
    const leaves = [
      followPlans(({ planId, change, revision, by }) => {
        if (planId === plan.id && change === "drawn") opened?.hear({ revision, by });
      }),
      followReturns(() => {
        back();
        caughtUp();
      }),
    ];
    window.addEventListener("online", back);
    return () => {
      isGone = true;
      opened?.close();
      window.removeEventListener("online", back);
      for (const leave of leaves) leave();
    };
  }, [plan.id]);
  return store;
};
