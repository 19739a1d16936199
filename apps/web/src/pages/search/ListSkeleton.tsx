import { Skeleton, Stack } from "@mantine/core";
import classes from "./ParcelList.module.css";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** The list's own shape while it comes, so that nothing jumps. */
export const ListSkeleton = () => (
  <div role="status" aria-label="Recherche en cours">
    {ROWS.map((row) => (
      <div key={row} className={classes.skeleton}>
        <Skeleton w={48} h={40} />
        <Stack gap={6} flex={1}>
          <Skeleton h={14} w="55%" />
          <Skeleton h={12} w="80%" />
          <Skeleton h={12} w="40%" />
        </Stack>
        <Skeleton height={40} circle />
      </div>
    ))}
  </div>
);
