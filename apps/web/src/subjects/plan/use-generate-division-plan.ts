import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { operations } from "../../kit/api.ts";
import { followDivisionPlan } from "../../kit/channel.ts";

/** A plan by the engine from the map as it was captured, with how far it is, per cent. */
export const useGenerateDivisionPlan = (propertyId: string) => {
  const [percent, setPercent] = useState(0);
  useEffect(() => followDivisionPlan(propertyId, setPercent), [propertyId]);
  const mutation = useMutation(operations.generateDivisionPlan.mutationOptions({ onMutate: () => setPercent(0) }));
  return { ...mutation, percent };
};
