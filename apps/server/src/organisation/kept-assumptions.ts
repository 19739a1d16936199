import { Assumptions, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { z } from "zod";

/** Assumptions as they were kept: those that an older version wrote may lack a field, which takes its public value. */
export const KeptAssumptions = z.preprocess(
  (kept) => ({ ...PUBLIC_ASSUMPTIONS, ...(typeof kept === "object" ? kept : {}) }),
  Assumptions,
);
