type Position = readonly [lon: number, lat: number, ...rest: number[]];

const POINT = 1;
const LINE_STRING = 2;
const POLYGON = 3;
const MULTI_LINE_STRING = 5;
const MULTI_POLYGON = 6;
const HAS_SRID = 0x20000000;
const WGS84 = 4326;

// Written over by each shape, and read out before the next: a buffer a shape is a tenth of what a commune costs.
let scratch = new DataView(new ArrayBuffer(16_384));

/** Little-endian well-known binary, in hexadecimal, as PostGIS reads it in COPY and in parameters. */
class Writer {
  #length = 0;

  #room(bytes: number): void {
    if (this.#length + bytes <= scratch.byteLength) return;
    const larger = new Uint8Array(Math.max(scratch.byteLength * 2, this.#length + bytes));
    larger.set(new Uint8Array(scratch.buffer, 0, this.#length));
    scratch = new DataView(larger.buffer);
  }

  count(value: number): void {
    this.#room(4);
    scratch.setUint32(this.#length, value, true);
    this.#length += 4;
  }

  kind(kind: number): void {
    this.#room(1);
    scratch.setUint8(this.#length, 1);
    this.#length += 1;
    this.count(kind);
  }

  position([lon, lat]: Position): void {
    if (!Number.isFinite(lon) || !Number.isFinite(lat)) throw new RangeError(`Not a position: ${lon}, ${lat}`);
    this.#room(16);
    scratch.setFloat64(this.#length, lon, true);
    scratch.setFloat64(this.#length + 8, lat, true);
    this.#length += 16;
  }

  line(positions: readonly Position[]): void {
    this.count(positions.length);
    for (const position of positions) this.position(position);
  }

  hex(): string {
    return Buffer.from(scratch.buffer, 0, this.#length).toString("hex");
  }
}

const start = (kind: number): Writer => {
  const writer = new Writer();
  writer.kind(kind | HAS_SRID);
  writer.count(WGS84);
  return writer;
};

export const ewkbPoint = (position: Position): string => {
  const writer = start(POINT);
  writer.position(position);
  return writer.hex();
};

/** Coordinates as in GeoJSON, in WGS84 degrees. */
export const ewkbMultiLineString = (lines: readonly (readonly Position[])[]): string => {
  const writer = start(MULTI_LINE_STRING);
  writer.count(lines.length);
  for (const line of lines) {
    writer.kind(LINE_STRING);
    writer.line(line);
  }
  return writer.hex();
};

/** Coordinates as in GeoJSON: polygons of rings, the outer ring first, each closed by its first point repeated. */
export const ewkbMultiPolygon = (polygons: readonly (readonly (readonly Position[])[])[]): string => {
  const writer = start(MULTI_POLYGON);
  writer.count(polygons.length);
  for (const rings of polygons) {
    writer.kind(POLYGON);
    writer.count(rings.length);
    for (const ring of rings) writer.line(ring);
  }
  return writer.hex();
};
