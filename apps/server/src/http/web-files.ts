import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Handler, Hono } from "hono";

/** Serves the built React app: hashed files for ever, compressed at build, everything else answers the page, whose router decides. */
export const serveWebFiles = (app: Hono, folder: string): void => {
  const page = join(folder, "index.html");
  app.use("/assets/*", async (context, next) => {
    await next();
    if (context.res.ok) context.header("Cache-Control", "public, max-age=31536000, immutable");
  });
  app.use("/assets/*", serveStatic({ root: folder, precompressed: true }));
  // A file of a former build is missing, not a page: a screen that is left open must know it.
  app.all("/assets/*", (context) => context.notFound());
  const servePage: Handler = (context) => {
    if (!existsSync(page)) return context.text("L'interface n'est pas construite : lancez « npm run build:web ».", 503);
    context.header("Cache-Control", "no-cache");
    return context.html(readFileSync(page, "utf8"));
  };
  // The root first: the static files would give the folder itself.
  app.get("/", servePage);
  app.use("*", serveStatic({ root: folder }));
  app.get("*", servePage);
};
