import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

/** Written in a database that this version prepares, and told to every source that it asks. */
export const APP_VERSION = version;
export const USER_AGENT = `Lotir/${version}`;
