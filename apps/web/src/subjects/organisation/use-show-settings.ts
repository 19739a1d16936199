import { DEFAULT_SETTINGS, type Settings } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The settings of who looks; their defaults until they are known. */
export const useShowSettings = () =>
  useQuery(operations.showSettings.queryOptions({ select: ({ data }): Settings => data, retry: false }));

/** What governs a screen: never waits. */
export const useSettings = (): Settings => useShowSettings().data ?? DEFAULT_SETTINGS;
