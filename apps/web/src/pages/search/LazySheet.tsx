import { Skeleton, Stack } from "@mantine/core";
import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import type { ParcelSheet as Sheet } from "../../sheet/ParcelSheet.tsx";

const ParcelSheet = lazyPart(async () => ({ default: (await import("../../sheet/ParcelSheet.tsx")).ParcelSheet }));

/** The sheet comes when a parcel is chosen: a search begins with none. */
export const LazySheet = (props: ComponentProps<typeof Sheet>) => (
  <Suspense
    fallback={
      <Stack p="md" gap="sm" aria-busy="true" aria-label="Lecture de la parcelle…">
        <Skeleton height={28} width="60%" />
        <Skeleton height={160} />
      </Stack>
    }
  >
    <ParcelSheet {...props} />
  </Suspense>
);
