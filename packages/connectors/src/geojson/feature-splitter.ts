const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

const MAX_FEATURE_BYTES = 20_000_000;
const MAX_ENVELOPE_BYTES = 1_000_000;

/** A text that is not a FeatureCollection ("wrong"), or that stops before its end ("cut"). */
export class NotGeoJsonError extends Error {
  readonly fault: "cut" | "wrong";
  constructor(issue: string, fault: "cut" | "wrong") {
    super(issue);
    this.fault = fault;
  }
}

/** One object, or what surrounds the objects, longer than any real one. */
export class OversizedError extends Error {
  readonly limitBytes: number;
  constructor(limitBytes: number) {
    super("objet démesuré");
    this.limitBytes = limitBytes;
  }
}

/** Bytes kept across parts, up to a limit. */
class Hoard {
  #parts: Buffer[] = [];
  #bytes = 0;
  readonly #limit: number;
  constructor(limit: number) {
    this.#limit = limit;
  }
  add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > this.#limit) throw new OversizedError(this.#limit);
    if (part.length > 0) this.#parts.push(Buffer.from(part));
  }
  text(): string {
    return Buffer.concat(this.#parts).toString("utf8");
  }
  take(last: Buffer): string {
    if (this.#parts.length === 0) return last.toString("utf8");
    this.add(last);
    const text = this.text();
    this.#parts = [];
    this.#bytes = 0;
    return text;
  }
}

/**
 * Cuts a GeoJSON FeatureCollection into the texts of its features as the bytes come, so that a file of any length is
 * read in the memory of one feature. Structure is found on bytes: every structural character of JSON is ASCII, and
 * no byte of a longer UTF-8 sequence is.
 */
export class FeatureSplitter {
  #phase: "before" | "inside" | "after" = "before";
  #depth = 0;
  #string: "none" | "open" | "escaped" = "none";
  #feature = new Hoard(MAX_FEATURE_BYTES);
  #envelope = new Hoard(MAX_ENVELOPE_BYTES);
  #from = 0;

  /** The features completed by this part of the bytes. */
  push(part: Uint8Array): string[] {
    const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    const done: string[] = [];
    this.#from = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#string !== "none") this.#readInString(byte);
      else if (byte === QUOTE) this.#string = "open";
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#open(bytes, at);
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#close(bytes, at, done);
      if (this.#phase === "inside" && this.#depth === 2) this.#expectSeparator(byte);
    }
    this.#keep(bytes.subarray(this.#from));
    return done;
  }

  /** The collection without its features, as JSON text; throws NotGeoJsonError when it stopped before its end. */
  end(): string {
    const envelope = this.#envelope.text().trim();
    if (envelope === "" || this.#depth !== 0 || this.#string !== "none")
      throw new NotGeoJsonError("texte interrompu avant sa fin", "cut");
    if (this.#phase !== "after") throw new NotGeoJsonError("aucune liste « features »", "wrong");
    return envelope;
  }

  #readInString(byte: number): void {
    if (this.#string === "escaped") this.#string = "open";
    else if (byte === BACKSLASH) this.#string = "escaped";
    else if (byte === QUOTE) this.#string = "none";
  }

  #open(bytes: Buffer, at: number): void {
    if (this.#phase === "inside" && this.#depth === 2) this.#from = at;
    this.#depth += 1;
    if (this.#phase !== "before" || this.#depth !== 2 || bytes[at] !== OPEN_BRACKET) return;
    this.#envelope.add(bytes.subarray(this.#from, at + 1));
    this.#from = at + 1;
    if (/"features"\s*:\s*\[$/.test(this.#envelope.text())) this.#phase = "inside";
  }

  #close(bytes: Buffer, at: number, done: string[]): void {
    this.#depth -= 1;
    if (this.#depth < 0) throw new NotGeoJsonError("accolade fermée sans être ouverte", "wrong");
    if (this.#phase !== "inside") return;
    if (this.#depth === 2) done.push(this.#feature.take(bytes.subarray(this.#from, at + 1)));
    if (this.#depth === 1) {
      this.#phase = "after";
      this.#from = at;
    }
  }

  // Between two features only a comma and blanks may stand.
  #expectSeparator(byte: number): void {
    const isBlank = byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
    const isEdge = byte === CLOSE_BRACE || byte === CLOSE_BRACKET || byte === OPEN_BRACKET || byte === COMMA;
    if (!isBlank && !isEdge)
      throw new NotGeoJsonError("la liste « features » contient autre chose que des objets", "wrong");
  }

  #keep(rest: Buffer): void {
    if (this.#phase !== "inside") this.#envelope.add(rest);
    else if (this.#depth > 2) this.#feature.add(rest);
  }
}
