import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { departementOf } from "@lotir/connectors";

export interface CommuneFolder {
  readonly codeInsee: string;
  readonly folder: string;
  /** Bytes of its parcels as they are kept: what the commune is likely to cost beside the others. */
  readonly weight: number;
}

const CODE = /^(?:\d{5}|2[AB]\d{3})$/;
const PARCELLES = /^parcelles\.(?:geo)?json(?:\.gz)?$/;

const parcelBytes = (folder: string): number | undefined => {
  const name = readdirSync(folder).find((each) => PARCELLES.test(each));
  return name === undefined ? undefined : statSync(join(folder, name)).size;
};

/** The sub-folder of a commune, where a folder holds one by code INSEE; else the folder itself. */
export const folderOf = (folder: string, codeInsee: string): string => {
  const inside = join(folder, codeInsee);
  return existsSync(inside) && statSync(inside).isDirectory() ? inside : folder;
};

/** The communes of a département among the sub-folders of a folder, each named by its code INSEE. */
export const communeFolders = (folder: string, departement: string): readonly CommuneFolder[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && CODE.test(entry.name) && departementOf(entry.name) === departement)
    .map(({ name }) => ({
      codeInsee: name,
      folder: join(folder, name),
      weight: parcelBytes(join(folder, name)) ?? 1,
    }));
