import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { restoreGlyphs } from './woff2-glyphs.ts';

/** Tables that a font names by number (WOFF 2.0 §4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '));
const otherTag = 63;

interface Entry {
  tag: string;
  length: number;
  isTransformed: boolean;
}

const readEntry = (header: ByteReader): Entry => {
  const flags = header.u8();
  const tag = (flags & 63) === otherTag ? header.take(4).toString('latin1') : knownTags[flags & 63]!;
  const version = flags >> 6;
  const length = header.base128();
  // For these two, 3 means as it was; for all others 0 does.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, isTransformed, length: isTransformed ? header.base128() : length };
};

const readTables = (font: Buffer): { flavour: number; tables: Map<string, Buffer> } => {
  const header = new ByteReader(font);
  if (header.take(4).toString('latin1') !== 'wOF2') throw new Error('Not a WOFF 2.0 font.');
  const flavour = header.u32();
  header.take(4);
  const count = header.u16();
  header.take(6);
  const compressedSize = header.u32();
  header.take(24);
  const entries = Array.from({ length: count }, () => readEntry(header));
  const data = new ByteReader(brotliDecompressSync(header.take(compressedSize)));
  const tables = new Map<string, Buffer>();
  for (const { tag, length, isTransformed } of entries) {
    const table = data.take(length);
    if (isTransformed && tag !== 'glyf' && tag !== 'loca') throw new Error(`Font table ${tag} is transformed.`);
    if (tag === 'glyf' && isTransformed) {
      const { glyf, loca } = restoreGlyphs(table);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (!tables.has(tag)) tables.set(tag, table);
  }
  return { flavour, tables };
};

/** Where `head` says that `loca` is in its long form. */
const locaFormatAt = 50;

/**
 * A TrueType font out of a WOFF 2.0 one: the libraries that draw text on pictures read no WOFF. Checksums are left
 * zero, which they do not read either. Throws for anything but a font with glyphs transformed as usual.
 */
export const toTrueType = (font: Buffer): Buffer => {
  const { flavour, tables } = readTables(font);
  const head = Buffer.from(tables.get('head')!);
  head.writeInt16BE(1, locaFormatAt);
  tables.set('head', head);
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(flavour, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  sorted.forEach(([tag, table], index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([directory, ...bodies]);
};
