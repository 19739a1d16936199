export { askChild, type ChildAnswer, type ChildQuestion } from "./ask-child.ts";
export { type Bounds, boundedCommand, canIsolateNetwork } from "./bounded-command.ts";
export { killGroup } from "./kill-group.ts";
export { oneAtATime } from "./one-at-a-time.ts";
export { type BoundedChild, startBounded } from "./start-bounded.ts";
