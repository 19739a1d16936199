import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** What the scenarios of a project would give today, beside what they were kept with. */
export const useShowProjectToday = (projectId: string, { asked }: { readonly asked: boolean }) =>
  useQuery(
    operations.showProjectToday.queryOptions({ input: { projectId }, enabled: asked, select: ({ data }) => data }),
  );
