import { lastOf, type Region, type Vertex } from "@lotir/geometry";

/** A stretch of a cut that two lots share, read along the first one's boundary (its land on the left). */
export interface Contact {
  readonly tag: number;
  readonly from: Vertex;
  readonly to: Vertex;
  readonly length: number;
}

interface Side {
  readonly a: Vertex;
  readonly b: Vertex;
}

const cutSides = (region: Region): Side[] => {
  const sides: Side[] = [];
  let a = lastOf(region.outer);
  for (const b of region.outer) {
    if (a.edge < 0) sides.push({ a, b });
    a = b;
  }
  return sides;
};

const overlap = (side: Side, other: Side): Contact | undefined => {
  const [dx, dy] = [side.b.x - side.a.x, side.b.y - side.a.y];
  const length = Math.hypot(dx, dy);
  if (length < 1e-6) return undefined;
  const along = (v: Vertex): number => ((v.x - side.a.x) * dx + (v.y - side.a.y) * dy) / length;
  const low = Math.max(0, along(other.b));
  const high = Math.min(length, along(other.a));
  if (high - low < 1e-6) return undefined;
  const at = (s: number): Vertex => ({
    x: side.a.x + (dx * s) / length,
    y: side.a.y + (dy * s) / length,
    edge: side.a.edge,
  });
  return {
    tag: side.a.edge,
    from: low === 0 ? side.a : at(low),
    to: high === length ? side.b : at(high),
    length: high - low,
  };
};

/** Every stretch that one lot shares with another, by the tags of the cuts that made them. */
export const contactsOf = (region: Region, other: Region): Contact[] => {
  const contacts: Contact[] = [];
  const others = cutSides(other);
  for (const side of cutSides(region)) {
    for (const facing of others) {
      if (facing.a.edge !== side.a.edge) continue;
      const contact = overlap(side, facing);
      if (contact !== undefined) contacts.push(contact);
    }
  }
  return contacts;
};
