export { type Env, readEnv } from "./read-env.ts";
