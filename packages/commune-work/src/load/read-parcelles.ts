import type { CadastreParcelle, Connectors } from "@lotir/connectors";
import { failure, type ParcelleId, referenceOf, success } from "@lotir/foncier";
import type { Bounds, LayerCounts } from "@lotir/territory/work";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { boundsOf } from "./bounds-of.ts";
import { LayerCount } from "./layer-count.ts";
import { storedShapeOf } from "./shape-row.ts";

export const PARCELLE_COLUMNS = [
  "id",
  "commune",
  "prefixe",
  "section",
  "numero",
  "contenance",
  "arpente",
  "updated_on",
  "surface_m2",
  "centre",
  "mended",
  "is_beside",
  "geometry",
] as const;

const around = (a: Bounds | undefined, b: Bounds | undefined): Bounds | undefined =>
  a && b ? [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] : (a ?? b);

/** The parcels of one answer, told apart: those of the commune, and those of the next ones. */
class ParcelleReader {
  readonly count = new LayerCount();
  readonly #codeInsee: string;
  readonly #seen = new Set<ParcelleId>();
  readonly #elsewhere = new Map<string, number>();
  #bounds: Bounds | undefined;

  constructor(codeInsee: string) {
    this.#codeInsee = codeInsee;
  }

  /** The row of a parcel; undefined when it is set aside for good. */
  rowOf(parcelle: CadastreParcelle) {
    const { id } = parcelle;
    if (this.#seen.has(id)) return this.count.setAside("doublon");
    this.#seen.add(id);
    const stored = storedShapeOf(parcelle.outline);
    if (stored === undefined) return this.count.setAside("forme-vide");
    const { codeInsee } = referenceOf(id);
    if (codeInsee === this.#codeInsee) this.#count(parcelle, stored.mended);
    else this.#countElsewhere(codeInsee);
    const { contenance = null, arpente = null, updated = null } = parcelle;
    const isBeside = codeInsee !== this.#codeInsee;
    const reference = [this.#codeInsee, id.slice(5, 8), id.slice(8, 10), id.slice(10)];
    return [
      id,
      ...reference,
      contenance,
      arpente,
      updated,
      stored.areaM2,
      stored.centre,
      stored.mended,
      isBeside,
      stored.ewkb,
    ];
  }

  counts(): LayerCounts {
    return { ...this.count.counts(), ...(this.#bounds ? { bounds: this.#bounds } : {}) };
  }

  /** Why the answer cannot be this commune's cadastre, in French; undefined when it can. */
  misfit(): string | undefined {
    const { read, kept } = this.count.counts();
    if (read === 0) return "aucune parcelle";
    const [[other, count] = ["", 0]] = [...this.#elsewhere].sort((a, b) => b[1] - a[1]);
    if (count <= kept) return undefined;
    return `${count} parcelles sur ${read} sont d’une autre commune (${other} au lieu de ${this.#codeInsee})`;
  }

  #count({ contenance, outline }: CadastreParcelle, mended: boolean): void {
    this.#bounds = around(this.#bounds, boundsOf([outline]));
    if (mended) this.count.note("formes-reparees");
    if (contenance === undefined) this.count.note("sans-contenance");
    this.count.keep();
  }
  #countElsewhere(codeInsee: string): void {
    this.count.setAside("autre-commune");
    this.#elsewhere.set(codeInsee, (this.#elsewhere.get(codeInsee) ?? 0) + 1);
  }
}

/**
 * Parcels of a commune. The few of the next communes that some editions add are set aside: they are in no list and on
 * no map, but stored beside it, because a plot that touches them has a neighbour there.
 */
export const readParcelles = async (
  connectors: Connectors,
  { codeInsee, emit }: { readonly codeInsee: string; readonly emit: EmitRows },
): Promise<LayerOutcome> => {
  const reader = new ParcelleReader(codeInsee);
  const fetched = await connectors.fetchParcelles({
    codeInsee,
    sink: (batch) => emit(batch.flatMap((parcelle) => [reader.rowOf(parcelle)]).filter((row) => row !== undefined)),
  });
  if (!fetched.ok) return fetched;
  const { provenance } = fetched.value;
  const issue = reader.misfit();
  if (issue !== undefined) return failure({ kind: "malformed", source: provenance.source, where: "parcelles", issue });
  return success({ counts: reader.counts(), provenance });
};
