import { openEmbedded } from "./embedded/open-embedded.ts";
import { type Migration, readMigrations } from "./migrate.ts";
import type { Home, Opened, OpenOptions } from "./open-options.ts";
import { openServer } from "./server/open-server.ts";

/**
 * Opens the database at home, created and brought up to date if need be. What can be expected (folder held, newer
 * version, server away, rights missing) is a failure, with its sentence in `openFailureSentence`.
 *
 * `migrations` is for tests of one migration after another; leave it out.
 */
export const openDatabase = (
  options: OpenOptions & { readonly home: Home; readonly migrations?: readonly Migration[] },
): Promise<Opened> => {
  const known = { migrations: readMigrations(), ...options };
  return options.home.kind === "embedded" ? openEmbedded(options.home.folder, known) : openServer(options.home, known);
};
