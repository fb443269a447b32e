/** Reads a binary file from front to back; numbers are big-endian. Throws `RangeError` beyond the end. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  u8 = (): number => this.#bytes.readUInt8(this.#step(1));
  u16 = (): number => this.#bytes.readUInt16BE(this.#step(2));
  i16 = (): number => this.#bytes.readInt16BE(this.#step(2));
  u32 = (): number => this.#bytes.readUInt32BE(this.#step(4));

  take(length: number): Buffer {
    const from = this.#step(length);
    if (from + length > this.#bytes.length) throw new RangeError('The file ends too early.');
    return this.#bytes.subarray(from, from + length);
  }

  /** Seven bits to a byte, the highest first (WOFF 2.0 §4.1). */
  base128(): number {
    let value = 0;
    for (let byte = 0x80; byte & 0x80;) {
      byte = this.u8();
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  }

  /** A number that is mostly below 253 (WOFF 2.0 §5.1). */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }

  #step(length: number): number {
    const from = this.#at;
    this.#at += length;
    return from;
  }
}
