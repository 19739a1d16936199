import { Suspense } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import type { SearchMapProps } from "./map/SearchMap.tsx";
import classes from "./SearchPage.module.css";

const SearchMap = lazyPart(() => import("./map/SearchMap.tsx"));

/** The map comes after the rest: its library is the heaviest part of the product. */
export const LazyMap = (props: SearchMapProps) => (
  <Suspense
    fallback={
      <div className={classes.mapWait} role="status">
        Ouverture de la carte…
      </div>
    }
  >
    <SearchMap {...props} />
  </Suspense>
);
