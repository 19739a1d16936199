import type { CadastreParcelle } from "@lotir/connectors";
import { failure, type ParcelleId, referenceOf, success } from "@lotir/foncier";
import type { Bounds, LayerCounts } from "@lotir/territory/work";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { boundsOf } from "./bounds-of.ts";
import { LayerCount } from "./layer-count.ts";
import { type Beside, readBeside } from "./read-beside.ts";
import { type StoredShape, storedShapeOf } from "./shape-row.ts";

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

/** Ground of a next commune that is loaded too, with the parcels that lie on it. */
export const BESIDE_COLUMNS = ["number", "commune", "neighbour", "geometry"] as const;

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
    return this.#rowOf(parcelle, stored);
  }

  /** The row of a parcel of a next commune, read in its own file: it is no part of this one's count. */
  besideRowOf(parcelle: CadastreParcelle) {
    const { id } = parcelle;
    if (this.#seen.has(id) || referenceOf(id).codeInsee === this.#codeInsee) return undefined;
    this.#seen.add(id);
    const stored = storedShapeOf(parcelle.outline);
    return stored && this.#rowOf(parcelle, stored);
  }

  #rowOf(parcelle: CadastreParcelle, stored: StoredShape) {
    const { id } = parcelle;
    const { contenance = null, arpente = null, updated = null } = parcelle;
    const isBeside = referenceOf(id).codeInsee !== this.#codeInsee;
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
 * Parcels of a commune, and those of the next communes within 60 m of its limit, which are in no list and on no map, but
 * stored beside it: a plot near the limit has neighbours there, and what no parcel covers may be its street.
 */
export const readParcelles = async (
  { routed, ground }: Beside,
  { codeInsee, emit }: { readonly codeInsee: string; readonly emit: EmitRows },
): Promise<LayerOutcome> => {
  const reader = new ParcelleReader(codeInsee);
  const fetched = await routed.of(codeInsee).fetchParcelles({
    codeInsee,
    sink: (batch) => emit(batch.flatMap((parcelle) => [reader.rowOf(parcelle)]).filter((row) => row !== undefined)),
  });
  if (!fetched.ok) return fetched;
  const { provenance } = fetched.value;
  const issue = reader.misfit();
  if (issue !== undefined) return failure({ kind: "malformed", source: provenance.source, where: "parcelles", issue });
  const came = await readBeside(ground, reader.count, (next) =>
    routed.of(next).fetchParcelles({
      codeInsee: next,
      sink: (batch) => {
        const near = batch.filter(({ outline }) => ground?.isNear(outline));
        return emit(near.flatMap((parcelle) => [reader.besideRowOf(parcelle)]).filter((row) => row !== undefined));
      },
    }),
  );
  const known = came.length === 0 ? [] : [...(ground?.own ?? []), ...came];
  const beside = known.map(({ codeInsee: next, ground: shape }, rank) => [rank + 1, codeInsee, next, shape]);
  return success({ counts: reader.counts(), beside, provenance });
};
