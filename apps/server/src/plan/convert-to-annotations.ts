import { asMember } from "../call.ts";
import { annotationsOf } from "../division/annotations-of.ts";
import { refuse } from "../refuse.ts";

export const convertToAnnotations = asMember.convertToAnnotations.handler(async ({ input }) => {
  const { includeLabels, includeMeasurements } = input.options;
  const annotations = annotationsOf(input.divisionPlan, { labels: includeLabels, measurements: includeMeasurements });
  if (annotations === undefined) throw refuse("plan-not-drawable");
  return { success: true, data: { annotations } };
});
