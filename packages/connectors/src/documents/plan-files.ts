/** One file of a planning document, and the address of its bytes. */
export interface PlanFile {
  /** "06088_reglement_20240112.pdf". */
  readonly nom: string;
  readonly titre: string | undefined;
  /** The folder of the package: "Reglement", "Annexes"… */
  readonly dossier: string | undefined;
  readonly url: string;
}

const REGLEMENT = /r[eè]glement/i;
const OTHER = /graphique|padd|oap|rapport|annexe|zonage|plan[_ -]?de|orientation|liste|sommaire|emplacement/i;

/**
 * The written règlement among the files of a plan, the likeliest first: a PDF so named, which is not the drawings,
 * the annexes or another volume. A plan may have several (one per sector); an empty list is "not found", not "none".
 */
export const reglementsAmong = (files: readonly PlanFile[]): readonly PlanFile[] =>
  files
    .filter(({ nom, titre }) => /\.pdf$/i.test(nom) && REGLEMENT.test(`${nom} ${titre ?? ""}`))
    .filter(({ nom, titre }) => !OTHER.test(`${nom} ${titre ?? ""}`))
    .toSorted((a, b) => a.nom.length - b.nom.length || a.nom.localeCompare(b.nom));
