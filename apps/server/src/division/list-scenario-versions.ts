import { z } from "zod";
import { findDeeds } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { findOwnProject, findOwnScenario } from "./find-own-project.ts";
import { scenarioSubject } from "./shared-project.ts";

const Digest = z.object({
  name: z.string(),
  program: z.unknown(),
  lots: z.array(z.object({ letter: z.string(), areaM2: z.number(), priceEur: z.number().nullable() })),
  totalRevenue: z.number().nullable(),
  netProfit: z.number().nullable(),
  roi: z.number().nullable(),
  faults: z.array(z.string()),
});
const Saved = z.object({ version: z.number(), before: Digest.nullable(), after: Digest });

const MOST = 50;

/** What a scenario was, by whom and when, the last one first; its last line is how it was before the first change. */
export const listScenarioVersions = asMember.listScenarioVersions.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const own = await findOwnProject(context, input.projectId);
  findOwnScenario(own, input.scenarioId);
  const subject = scenarioSubject({ propertyId: own.project.propertyId, projectId: input.projectId }, input.scenarioId);
  const deeds = await lotir.database.application(member.organisationId, (trx) =>
    findDeeds(trx, { subject, added: "", limit: MOST }),
  );
  const saved = deeds.flatMap(({ facts, actorId, happenedAt }) => {
    const read = Saved.safeParse(facts);
    return read.success ? [{ ...read.data, actorId, happenedAt }] : [];
  });
  const nameOf = async (id: string | null) => (id === null ? null : lotir.identity.nameOf(id));
  const versions = await Promise.all(
    saved.map(async ({ after, version, actorId, happenedAt }) => ({
      ...after,
      version,
      at: happenedAt.toISOString(),
      by: await nameOf(actorId),
    })),
  );
  const first = saved.at(-1);
  const generated =
    first?.before == null
      ? []
      : [
          {
            ...first.before,
            version: first.version - 1,
            at: own.project.createdAt.toISOString(),
            by: await nameOf(own.project.createdBy),
          },
        ];
  return { success: true, data: [...versions, ...generated] };
});
