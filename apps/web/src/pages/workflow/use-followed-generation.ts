import type { DivisionProject } from "@lotir/contract";
import { useEffect, useRef } from "react";
import { useListDivisionProjects } from "../../subjects/division/use-list-division-projects.ts";
import { useShowGeneration } from "../../subjects/division/use-show-generation.ts";

interface Following {
  readonly propertyId: string;
  /** This screen waits for the answer of its own request, which tells the end by itself. */
  readonly waiting: boolean;
  /** A generation that was only followed has ended, and left that project. */
  readonly onEnd: (project: DivisionProject) => void;
}

/** The generation of a property, followed by whoever opens the step: asked from here, before a reload, or by a colleague. */
export const useFollowedGeneration = ({ propertyId, waiting, onEnd }: Following) => {
  const { data: progress = null, isError } = useShowGeneration(propertyId, waiting);
  const projects = useListDivisionProjects(propertyId);
  const startedAt = progress?.startedAt;
  // A server that answers no more tells nothing of its work: what it said last is not shown as going on.
  const isUnderWay = !isError && progress !== null && progress.stage !== "interrupted";
  const followed = useRef<string>(undefined);
  const end = useRef(onEnd);
  end.current = onEnd;
  const { refetch } = projects;
  useEffect(() => {
    if (waiting || isUnderWay) {
      followed.current = waiting ? undefined : startedAt;
      return;
    }
    const since = followed.current;
    followed.current = undefined;
    if (since === undefined) return;
    refetch()
      .then(({ data: [last] = [] }) => {
        // One that was refused leaves no project: those before it are not its own.
        if (last !== undefined && last.createdAt >= since) end.current(last);
      })
      .catch(() => undefined);
  }, [waiting, isUnderWay, startedAt, refetch]);
  return { progress, isUnderWay };
};
