import { inflateRawSync } from 'node:zlib';

const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;

/** Offset and length of the central directory, from the end record. */
const readEnd = (zip: Buffer) => {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== endSignature) throw new Error('Not a ZIP file, or one with a comment');
  return { count: zip.readUInt16LE(end + 10), at: zip.readUInt32LE(end + 16) };
};

/** The files of a ZIP archive (PKWARE APPNOTE 4.3) by name; for archives below 4 GB without comments. */
export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let { at } = readEnd(zip);
  for (let left = readEnd(zip).count; left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== centralSignature) throw new Error(`No entry at ${at}`);
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return files;
};
