/** What names a règlement: the partition of the plan, and the file that its zones name (empty when they name none). */
export interface ReglementKey {
  readonly partition: string;
  readonly nomfic: string;
}

export interface ZoneReference {
  readonly codeInsee: string;
  readonly partition: string | null;
  readonly nomfic: string | null;
}

/** A zone published without its partition belongs to the plan of its own commune. */
export const reglementKeyOf = ({ codeInsee, partition, nomfic }: ZoneReference): ReglementKey => ({
  partition: partition ?? `DU_${codeInsee}`,
  nomfic: nomfic ?? "",
});

/** Code INSEE of the commune, or SIREN of the group of communes, as the documents are filed. */
export const territoireOf = ({ partition }: Pick<ReglementKey, "partition">): string =>
  partition.replace(/^[A-Z]+_/, "");
