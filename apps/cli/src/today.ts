import { type IsoDate, isoDate } from "@lotir/units";

export const today = (): IsoDate => isoDate(new Date().toISOString().slice(0, 10));
