import type { EnergyClass } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { operations } from "../../kit/api.ts";

export type EnergyLetter = z.infer<typeof EnergyClass>;

/** The diagnoses of a class that an advert may be of; nothing is asked without a class. */
export const useFindListingDiagnoses = (listingId: string, energyClass: EnergyLetter | null) =>
  useQuery(
    operations.findListingDiagnoses.queryOptions({
      input: { listingId, energyClass: energyClass ?? "A" },
      enabled: energyClass !== null,
      retry: false,
    }),
  );
