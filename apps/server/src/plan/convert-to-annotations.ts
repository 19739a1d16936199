import { annotationsOf } from "../division/annotations-of.ts";
import { asMember } from "../http/call.ts";
import { refuse } from "../http/refuse.ts";

export const convertToAnnotations = asMember.convertToAnnotations.handler(async ({ input }) => {
  const { includeLabels, includeMeasurements } = input.options;
  const annotations = annotationsOf(input.divisionPlan, { labels: includeLabels, measurements: includeMeasurements });
  if (annotations === undefined) throw refuse("plan-not-drawable");
  return { success: true, data: { annotations } };
});
