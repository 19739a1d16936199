import type { DivisionScenario } from "@lotir/contract";

/** Where the plan of a scenario is drawn (spec 2 §3); `version`: a changed plan is another address. */
export const withPlanImage = <Told extends DivisionScenario>(
  scenario: Told,
  { projectId, version }: { readonly projectId: string; readonly version: number },
): Told => ({
  ...scenario,
  planImageUrl: `/api/division/projects/${projectId}/scenarios/${encodeURIComponent(scenario.id)}/drawing?format=png&version=${version}`,
});
