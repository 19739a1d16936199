import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The map (MapLibre) sits behind a lazy route: the first screen never waits for it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
  optimizeDeps: { exclude: ["maplibre-gl"] },
});
