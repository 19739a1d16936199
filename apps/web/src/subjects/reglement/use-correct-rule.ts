import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

const DEPENDENT = [operations.listRuleCorrections, operations.proposeDivisions, operations.findRemedies];

/** Asks again for the corrections of a zone, and for every plan under them. */
export const useReadCorrectionsAgain = () => {
  const client = useQueryClient();
  return () => Promise.all(DEPENDENT.map((operation) => client.invalidateQueries({ queryKey: operation.key() })));
};

/** Corrects a rule of the zone for the organisation; every plan under it is then asked again. */
export const useCorrectRule = () => {
  const onSuccess = useReadCorrectionsAgain();
  return useMutation(operations.correctRule.mutationOptions({ onSuccess }));
};
