import { departementOf } from "../source-access.ts";

// Livre foncier départements (Alsace, Moselle) and Mayotte: the DGFiP publishes no sale there.
const WITHOUT_DVF: ReadonlySet<string> = new Set(["57", "67", "68", "976"]);

/** Whether sales are published at all where a commune stands. */
export const publishesDvf = (codeInsee: string): boolean => !WITHOUT_DVF.has(departementOf(codeInsee));
