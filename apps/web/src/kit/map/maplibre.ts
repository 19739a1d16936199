import "maplibre-gl/dist/maplibre-gl.css";
import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

// Without this address no map ever loads: the library does not find its worker by itself once bundled.
maplibre.setWorkerUrl(workerUrl);

export { maplibre };
