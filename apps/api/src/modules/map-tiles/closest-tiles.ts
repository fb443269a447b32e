import { tileIdToZxy, zxyToTileId, type Entry, type Header } from 'pmtiles';

/** Bytes of neighbouring tiles that are read at once: an archive of a country is some hundred reads. */
const readAtOnce = 2 ** 20;

/** A tile of vector data, unpacked. */
export interface PlacedTile {
  id: number;
  z: number;
  x: number;
  y: number;
  bytes: Buffer;
}

interface ClosestTilesOptions {
  header: Header;
  directory(offset: number, length: number): Promise<Entry[]>;
  read(offset: number, length: number): Promise<Buffer>;
  unpack(tile: Buffer): Promise<Buffer>;
  /** A tile id (PMTiles specification, version 3): earlier tiles are left out. */
  from: number;
}

type Directories = Pick<ClosestTilesOptions, 'header' | 'directory' | 'from'>;

/** Entries of tiles in the order of their ids, one leaf directory in memory at a time. */
async function* entriesOf(given: Directories, offset: number, length: number): AsyncGenerator<Entry> {
  const entries = await given.directory(offset, length);
  for (const [index, entry] of entries.entries()) {
    if (entry.runLength > 0) yield entry;
    // A leaf begins with its own id and ends before that of the next one.
    else if ((entries[index + 1]?.tileId ?? Infinity) > given.from)
      yield* entriesOf(given, given.header.leafDirectoryOffset + entry.offset, entry.length);
  }
}

/** Groups of tiles that lie one behind the other. */
async function* runsOf(entries: AsyncGenerator<Entry>): AsyncGenerator<Entry[]> {
  let run: Entry[] = [];
  let end = 0;
  for await (const entry of entries) {
    const first = run[0];
    if (first && (entry.offset !== end || end + entry.length - first.offset > readAtOnce)) {
      yield run;
      run = [];
    }
    run.push(entry);
    end = entry.offset + entry.length;
  }
  if (run.length > 0) yield run;
}

/**
 * The tiles of an archive's closest zoom, from one id on. Content that is stored once for several neighbours, such as
 * open sea, is left out: it has nothing that is at one place only.
 */
export async function* closestTiles({
  header,
  directory,
  read,
  unpack,
  from,
}: ClosestTilesOptions): AsyncGenerator<PlacedTile> {
  const first = Math.max(from, zxyToTileId(header.maxZoom, 0, 0));
  const all = entriesOf({ header, directory, from: first }, header.rootDirectoryOffset, header.rootDirectoryLength);
  const wanted = async function* () {
    for await (const entry of all) if (entry.tileId >= first && entry.runLength === 1) yield entry;
  };
  for await (const run of runsOf(wanted())) {
    const [start, last] = [run[0]!.offset, run.at(-1)!];
    const bytes = await read(header.tileDataOffset + start, last.offset + last.length - start);
    for (const { tileId, offset, length } of run) {
      const [z, x, y] = tileIdToZxy(tileId);
      yield { id: tileId, z, x, y, bytes: await unpack(bytes.subarray(offset - start, offset - start + length)) };
    }
  }
}
