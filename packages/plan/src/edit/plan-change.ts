import type { PlanDocument } from "../document/plan-document.ts";
import type { PlanObject } from "../document/plan-object.ts";

/** What a gesture did to one object. `before` null: it was added; `after` null: it was removed. */
export interface PlanChange {
  readonly id: string;
  readonly before: PlanObject | null;
  readonly after: PlanObject | null;
}

/** The fields of an object that may change one by one: each is settled apart when two people write the same object. */
export const OBJECT_FIELDS = [
  "kind",
  "layer",
  "points",
  "holes",
  "closed",
  "color",
  "fill",
  "width",
  "dash",
  "text",
  "fontSize",
  "fontWeight",
  "visible",
  "locked",
  "rank",
  "facts",
] as const satisfies readonly (keyof PlanObject)[];
export type ObjectField = (typeof OBJECT_FIELDS)[number];

/** What fields are called on a screen. */
export const FIELD_LABELS = {
  kind: "Nature",
  layer: "Calque",
  points: "Forme et place",
  holes: "Vides",
  closed: "Fermeture",
  color: "Couleur",
  fill: "Remplissage",
  width: "Épaisseur",
  dash: "Tirets",
  text: "Texte",
  fontSize: "Taille du texte",
  fontWeight: "Graisse du texte",
  visible: "Affichage",
  locked: "Verrou",
  rank: "Ordre",
  facts: "Ce qu'il représente",
} as const satisfies Record<ObjectField, string>;

/** The fields that one writer gives an object. */
export type ObjectPatch = { readonly [Field in ObjectField]?: PlanObject[Field] };

/** Whether two values made of plain data are the same; a missing key is no value. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(Reflect.get(a, key), Reflect.get(b, key)));
};

/** What `after` says otherwise than `before`. */
export const patchBetween = (before: PlanObject, after: PlanObject): ObjectPatch =>
  Object.fromEntries(
    OBJECT_FIELDS.filter((field) => !isSameValue(before[field], after[field])).map((field) => [field, after[field]]),
  );

/** The same change, the other way round. */
export const reversed = (changes: readonly PlanChange[]): readonly PlanChange[] =>
  changes.map(({ id, before, after }) => ({ id, before: after, after: before })).toReversed();

const applied = (standing: PlanObject | undefined, { before, after }: PlanChange): PlanObject | undefined => {
  if (after === null) return undefined;
  if (before === null || standing === undefined) return after;
  return { ...standing, ...patchBetween(before, after) };
};

/**
 * The plan once changed. Only what a change touches is written: what another person did meanwhile to the other fields of
 * the same object stays.
 */
export const applyChanges = (document: PlanDocument, changes: readonly PlanChange[]): PlanDocument => {
  const objects = new Map(document.objects.map((object) => [object.id, object]));
  for (const change of changes) {
    const next = applied(objects.get(change.id), change);
    if (next === undefined) objects.delete(change.id);
    else objects.set(change.id, next);
  }
  return { ...document, objects: [...objects.values()] };
};

/** What leads from one set of objects to another. */
export const changesBetween = (before: readonly PlanObject[], after: readonly PlanObject[]): readonly PlanChange[] => {
  const [was, is] = [new Map(before.map((each) => [each.id, each])), new Map(after.map((each) => [each.id, each]))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const change = { id, before: was.get(id) ?? null, after: is.get(id) ?? null };
    return isSameValue(change.before, change.after) ? [] : [change];
  });
};
