import type { Feature, Geometry } from "./feature.ts";

/** A file as it will be sent: bytes, whether they are gzipped, and the date of its edition. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly isGzip: boolean;
  readonly modified: Date;
}

export interface ServedPlace {
  readonly label: string;
  readonly at: readonly [lon: number, lat: number];
  readonly postcode?: string;
  readonly city?: string;
}

/** What geo.api.gouv.fr says of a commune. */
export interface ServedIdentity {
  readonly nom: string;
  readonly code: string;
  readonly codesPostaux: readonly string[];
  readonly departement?: { readonly code: string; readonly nom: string };
  readonly population?: number;
  readonly centre?: Geometry;
}

/** One planning document and its files, by name. */
export interface ServedPlan {
  readonly id: string;
  readonly nom: string;
  readonly type: string;
  readonly publishedOn: string;
  readonly files: ReadonlyMap<string, { readonly titre: string; readonly bytes: () => Promise<Uint8Array> }>;
}

/**
 * One commune as the sources would publish it. Undefined is "this source has no such file": the server then answers
 * as the source does.
 */
export interface ServedCommune {
  readonly codeInsee: string;
  readonly identity: () => Promise<ServedIdentity>;
  readonly contour: () => Promise<Geometry | undefined>;
  readonly parcelles: () => Promise<ServedFile | undefined>;
  readonly batiments: () => Promise<ServedFile | undefined>;
  readonly dvf: (year: number) => Promise<ServedFile | undefined>;
  /** A file that cannot be read as GeoJSON is given as it is: judging it is the connectors' work. */
  readonly zones: () => Promise<readonly Feature[] | ServedFile | undefined>;
  /** What the plan draws besides its zones; absent where nothing tells of it. */
  readonly prescriptions?: () => Promise<readonly Feature[]>;
  readonly voies: () => Promise<readonly Feature[] | ServedFile | undefined>;
  readonly places: () => Promise<readonly ServedPlace[]>;
  readonly plans: readonly ServedPlan[];
}
