export { buildWeb } from "./build-web.ts";
export { compose, type Running } from "./compose.ts";
export { StartRefused } from "./start-refused.ts";
