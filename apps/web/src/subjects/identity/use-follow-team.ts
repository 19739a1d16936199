import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followTeam } from "../../kit/channel.ts";

/** Said at once when somebody joins, leaves, or is removed, or when this session was closed from elsewhere: who stands where is asked again, whatever the screen. */
export const useFollowTeam = (): void => {
  const cache = useQueryClient();
  useEffect(
    () =>
      followTeam(() => {
        cache.invalidateQueries({ queryKey: ["session"] }).catch(() => undefined);
        cache.invalidateQueries({ queryKey: ["organisations"] }).catch(() => undefined);
        cache.invalidateQueries({ queryKey: ["team"] }).catch(() => undefined);
      }),
    [cache],
  );
};
