export { type BoundedCommand, type Bounds, boundedCommand, canIsolateNetwork } from "./bounded-command.ts";
export { killGroup } from "./kill-group.ts";
