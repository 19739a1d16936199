import { holdLess } from "./hold-less.ts";

// Before anything else is read: the process may be replaced by one that holds less memory.
holdLess();
await import("./start-product.ts");
