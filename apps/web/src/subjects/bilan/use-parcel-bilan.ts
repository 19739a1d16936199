import { useDebouncedValue } from "@mantine/hooks";
import type { StudyProps } from "../division/division-study.ts";
import { chosenPlan, useProposeDivisions } from "../division/use-propose-divisions.ts";
import { useBilanForm } from "./bilan-form.tsx";
import { wishOf } from "./bilan-wish.ts";
import { planWish } from "./plan-wish.ts";
import { useBalanceParcel } from "./use-balance-parcel.ts";

type Studied = Omit<StudyProps, "onStudy">;

/** More lots than any plan holds: prices typed for them are kept by their rank. */
const ANY_LOTS = 50;
const TYPING_MS = 300;

/** The plan that the balance is drawn for: it buys one parcel, and knows no price for several. */
export const useBalancedPlan = ({ parcelId, study }: Studied) => {
  const plan = chosenPlan(useProposeDivisions(parcelId, study.wish).data, study.plan);
  const isJoined = study.wish.joined.length > 0;
  return { plan: isJoined ? undefined : plan, isJoined };
};

/** What is asked of the balance: the plan that is looked at, with what is changed of it. */
export const useWishedBilan = (studied: Studied) => {
  const { plan } = useBalancedPlan(studied);
  const { form } = useBilanForm();
  const [settled] = useDebouncedValue(form, TYPING_MS);
  const planned = planWish(plan);
  return wishOf(settled, planned, planned.lots?.length ?? ANY_LOTS);
};

/** The plan that is looked at in money, with what is changed of it: every block of the sheet reads the same answer. */
export const useParcelBilan = (studied: Studied, detail: "cinq-lignes" | "complet" = "cinq-lignes") =>
  useBalanceParcel(studied.parcelId, useWishedBilan(studied), detail);
