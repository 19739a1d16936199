import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { contractRoutes } from "./contract-routes.ts";

/** The most that Brotli does: a few seconds more at build, a fiftieth less on every wire. */
const BROTLI_QUALITY = 11;

/** The map (MapLibre) sits behind a lazy route: the first screen never waits for it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    contractRoutes(),
    // Compressed once, at build, and served as they lie: see `web-files.ts`.
    compression({
      include: /\.(?:js|mjs|css|svg)$/,
      threshold: 1024,
      algorithms: [
        "gzip",
        defineAlgorithm("brotliCompress", { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      ],
    }),
  ],
  build: { outDir: "dist", emptyOutDir: true, target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
  worker: { format: "es" },
  optimizeDeps: { exclude: ["maplibre-gl"] },
});
