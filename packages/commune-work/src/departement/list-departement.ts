import { departementOf, type ListedCommune } from "@lotir/connectors";
import type { Result, UpstreamFailure } from "@lotir/foncier";
import { openSources } from "../sources/source-plan.ts";
import type { Loading } from "../tasks/loading.ts";

/**
 * The communes of a département, asked of its source: of this machine where it serves some of them, of the public site
 * otherwise. Empty where the source knows no such département.
 */
export const listDepartement = async (
  { plan, today, signal }: Pick<Loading, "plan" | "today" | "signal">,
  departement: string,
): Promise<Result<readonly ListedCommune[], UpstreamFailure>> => {
  const sources = openSources(plan, () => today);
  const here = plan.local.flatMap(({ codes }) => codes).find((code) => departementOf(code) === departement);
  try {
    // Any code of the département leads to who answers for it.
    const listed = await sources.connectors.of(here ?? `${departement}000`.slice(0, 5)).listCommunes({
      departement,
      signal,
    });
    return listed.ok ? { ok: true, value: listed.value.value } : listed;
  } finally {
    await sources.close();
  }
};
