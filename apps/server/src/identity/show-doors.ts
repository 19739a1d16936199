import { open } from "../call.ts";

export const showDoors = open.showDoors.handler(({ context: { lotir } }) => ({ success: true, data: lotir.doors }));
