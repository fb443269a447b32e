import { ByteReader } from './byte-reader.ts';

interface Point {
  dx: number;
  dy: number;
  isOnCurve: boolean;
}

const signed = (isPositive: number, value: number) => (isPositive & 1 ? value : -value);

/** A step to the next point: its flag says how many bytes follow, and what they mean (WOFF 2.0 §5.2). */
const readPoint = (flag: number, glyphs: ByteReader): Point => {
  const kind = flag & 0x7f;
  const isOnCurve = (flag & 0x80) === 0;
  const point = (dx: number, dy: number): Point => ({
    dx: dx && signed(kind, dx),
    dy: dy && signed(kind >> 1, dy),
    isOnCurve,
  });
  if (kind < 10) return { dx: 0, dy: signed(kind, ((kind & 14) << 7) + glyphs.u8()), isOnCurve };
  if (kind < 20) return { dx: signed(kind, (((kind - 10) & 14) << 7) + glyphs.u8()), dy: 0, isOnCurve };
  if (kind < 84) {
    const base = kind - 20;
    const byte = glyphs.u8();
    return point(1 + (base & 0x30) + (byte >> 4), 1 + ((base & 0x0c) << 2) + (byte & 0x0f));
  }
  if (kind < 120) {
    const base = kind - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + glyphs.u8();
    return point(dx, 1 + (((base % 12) >> 2) << 8) + glyphs.u8());
  }
  if (kind < 124) {
    const high = glyphs.u8();
    const shared = glyphs.u8();
    return point((high << 4) + (shared >> 4), ((shared & 0x0f) << 8) + glyphs.u8());
  }
  return point(glyphs.u16(), glyphs.u16());
};

const shorts = (values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeInt16BE(value, index * 2));
  return buffer;
};

const boundsOf = (points: readonly Point[]): number[] => {
  let [x, y] = [0, 0];
  const places = points.map(({ dx, dy }) => [(x += dx), (y += dy)] as const);
  const xs = places.map(([px]) => px);
  const ys = places.map(([, py]) => py);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const componentFlags = { wordArguments: 1, scale: 8, more: 32, xyScale: 64, matrix: 128, instructions: 256 } as const;

/** The parts of a composite glyph as they stand; whether instructions follow. */
const readComponents = (composites: ByteReader): { bytes: Buffer; hasInstructions: boolean } => {
  const parts: Buffer[] = [];
  for (;;) {
    const flags = composites.u16();
    const has = (name: keyof typeof componentFlags) => (flags & componentFlags[name]) !== 0;
    const transform = has('scale') ? 2 : has('xyScale') ? 4 : has('matrix') ? 8 : 0;
    // Glyph index, arguments, transform.
    const rest = composites.take(2 + (has('wordArguments') ? 4 : 2) + transform);
    parts.push(shorts([(flags << 16) >> 16]), rest);
    if (!has('more')) return { bytes: Buffer.concat(parts), hasInstructions: has('instructions') };
  }
};

const streamNames = ['contours', 'points', 'flags', 'glyphs', 'composites', 'bounds', 'instructions'] as const;

const readStreams = (table: Buffer) => {
  const header = new ByteReader(table);
  header.take(4);
  const glyphCount = header.u16();
  header.take(2);
  const sizes = streamNames.map(() => header.u32());
  const streams = Object.fromEntries(
    streamNames.map((name, index) => [name, new ByteReader(header.take(sizes[index]!))]),
  ) as Record<(typeof streamNames)[number], ByteReader>;
  return { glyphCount, streams };
};

/**
 * The `glyf` and `loca` (long) tables of a font whose `glyf` was transformed by WOFF 2.0 (§5.1). Points are written in
 * the plain form, which takes more room and says the same.
 */
export const restoreGlyphs = (table: Buffer): { glyf: Buffer; loca: Buffer } => {
  const { glyphCount, streams } = readStreams(table);
  const hasBounds = streams.bounds.take(4 * ((glyphCount + 31) >> 5));
  const explicitBounds = (glyph: number) =>
    (hasBounds[glyph >> 3]! & (0x80 >> (glyph & 7))) === 0 ? null : streams.bounds.take(8);
  const readInstructions = () => {
    const length = streams.glyphs.short255();
    return Buffer.concat([shorts([length]), streams.instructions.take(length)]);
  };

  const simpleGlyph = (glyph: number, contourCount: number): Buffer => {
    const counts = Array.from({ length: contourCount }, () => streams.points.short255());
    const total = counts.reduce((sum, count) => sum + count, 0);
    const points = Array.from({ length: total }, () => readPoint(streams.flags.u8(), streams.glyphs));
    let last = -1;
    return Buffer.concat([
      shorts([contourCount]),
      explicitBounds(glyph) ?? shorts(boundsOf(points)),
      shorts(counts.map((count) => (last += count))),
      readInstructions(),
      Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
      shorts(points.map(({ dx }) => dx)),
      shorts(points.map(({ dy }) => dy)),
    ]);
  };

  const compositeGlyph = (glyph: number): Buffer => {
    const { bytes, hasInstructions } = readComponents(streams.composites);
    const bounds = explicitBounds(glyph) ?? shorts([0, 0, 0, 0]);
    return Buffer.concat([shorts([-1]), bounds, bytes, ...(hasInstructions ? [readInstructions()] : [])]);
  };

  const loca = Buffer.alloc(4 * (glyphCount + 1));
  const glyphs: Buffer[] = [];
  let offset = 0;
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    const contourCount = streams.contours.i16();
    const drawn =
      contourCount === 0
        ? Buffer.alloc(0)
        : contourCount > 0
          ? simpleGlyph(glyph, contourCount)
          : compositeGlyph(glyph);
    const padded = Buffer.concat([drawn, Buffer.alloc(-drawn.length & 3)]);
    glyphs.push(padded);
    offset += padded.length;
    loca.writeUInt32BE(offset, 4 * (glyph + 1));
  }
  return { glyf: Buffer.concat(glyphs), loca };
};
