import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toTrueType } from './woff2.ts';

const read = (script: 'latin' | 'thai') =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`)),
  );

/** Tables of a TrueType font by tag. */
const tablesOf = (font: Buffer) =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const offset = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))] as const;
    }),
  );

describe.each(['latin', 'thai'] as const)('the %s part of the site’s face', (script) => {
  const tables = tablesOf(toTrueType(read(script)));

  it('keeps what it takes to draw it in every weight', () => {
    expect([...tables.keys()]).toEqual(
      expect.arrayContaining(['cmap', 'fvar', 'glyf', 'gvar', 'head', 'loca', 'maxp']),
    );
  });

  it('has a place for each glyph, in order and inside its table', () => {
    const glyphCount = tables.get('maxp')!.readUInt16BE(4);
    const loca = tables.get('loca')!;
    const offsets = Array.from({ length: glyphCount + 1 }, (_, glyph) => loca.readUInt32BE(4 * glyph));

    expect(loca).toHaveLength(4 * (glyphCount + 1));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsets.at(-1)).toBe(tables.get('glyf')!.length);
    expect(tables.get('head')!.readInt16BE(50)).toBe(1);
  });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['another format', Buffer.from('wOFF'.padEnd(100, '0'))],
  ['half a font', read('thai').subarray(0, 2_000)],
])('refuses %s', (_what, font) => {
  expect(() => toTrueType(font)).toThrow();
});
