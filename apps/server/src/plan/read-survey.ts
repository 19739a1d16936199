import { describeSurveyRefusal, placedSurvey, readSurvey as readFile, SURVEY_LIMITS } from "@lotir/dossier";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { planOf } from "./open-plan.ts";

/** A surveyor's plan, read in a process of its own, where its coordinates say that it stands. Whoever asked lays it. */
export const readSurvey = asMember.readSurvey.handler(async ({ input: { survey: file, ...at }, context }) => {
  const { lotir, member } = context;
  const { plan } = await lotir.database.application(member.organisationId, (trx) => planOf(trx, at));
  if (file.size > SURVEY_LIMITS.largestBytes)
    throw refuse("bad-survey", "too-large", describeSurveyRefusal("too-large"));
  const survey = await readFile(new Uint8Array(await file.arrayBuffer()));
  if (!survey.ok) throw refuse("bad-survey", survey.failure, describeSurveyRefusal(survey.failure));
  const placed = placedSurvey(survey.value, plan.frame);
  if (!placed.ok) throw refuse("bad-survey", "no-place", placed.failure);
  const { shapes, ...told } = placed.value;
  return { success: true, data: { ...told, shapes: shapes.map((shape) => ({ ...shape })) } };
});
