import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression, PMTiles, ResolvedValueCache, TileType, type Header } from 'pmtiles';
import { ArchiveProblem, type ArchiveBytes } from './archive-source.ts';
import { closestTiles, type PlacedTile } from './closest-tiles.ts';

/** Limits against a faulty archive: bytes of one read, and of its decompressed content. */
const [maxRead, maxUnpacked] = [4 * 2 ** 20, 32 * 2 ** 20];

/** Directories that are kept in memory, the least recently used ones go first. One has a few thousand entries. */
const keptDirectories = 64;

/** Bytes that hold the header and the root directory (PMTiles specification, version 3). */
const headLength = 16_384;

/** Layers of the Protomaps scheme without which its style draws nothing. */
const neededLayers = ['earth', 'water', 'roads', 'places'];

const gunzipped = promisify(gunzip);

const unpack = async (bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
  if (compression === Compression.None) return bytes;
  if (compression !== Compression.Gzip) throw new ArchiveProblem('it is compressed in another way than gzip');
  const unpacked = await gunzipped(bytes, { maxOutputLength: maxUnpacked });
  return new Uint8Array(unpacked).buffer;
};

/** A tile as it is stored. */
export interface StoredTile {
  bytes: Buffer;
  isGzip: boolean;
}

export interface TileArchive {
  /** Hash of the archive's head, directory and description, which differ between any two builds. */
  id: string;
  minZoom: number;
  maxZoom: number;
  bounds: [west: number, south: number, east: number, north: number];
  /** Null where the archive has no tile. */
  find(z: number, x: number, y: number): Promise<StoredTile | null>;
  /** Unpacked tiles of the closest zoom from a tile id on, see {@link closestTiles}. */
  closestFrom(tileId: number): AsyncGenerator<PlacedTile>;
  close(): Promise<void>;
}

const check = (header: Header, size: number) => {
  const { tileType, tileCompression, minLon, minLat, maxLon, maxLat } = header;
  if (header.specVersion !== 3) throw new ArchiveProblem('it is no PMTiles archive of version 3');
  if (tileType !== TileType.Mvt) throw new ArchiveProblem('its tiles are not vector tiles (MVT)');
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None)
    throw new ArchiveProblem('its tiles are compressed in another way than gzip');
  if (size < header.tileDataOffset + (header.tileDataLength ?? 0)) throw new ArchiveProblem('it is truncated');
  if (header.minZoom > header.maxZoom || minLon >= maxLon || minLat >= maxLat)
    throw new ArchiveProblem('its bounds or zoom levels are not valid');
};

const layersOf = (metadata: unknown): string[] => {
  const layers = (metadata as { vector_layers?: { id?: unknown }[] } | null)?.vector_layers;
  return Array.isArray(layers) ? layers.map(({ id }) => String(id)) : [];
};

/** Opens an archive and checks that our style can draw it. Throws {@link ArchiveProblem}; then the bytes are closed. */
export const openTileArchive = async (bytes: ArchiveBytes): Promise<TileArchive> => {
  const getBytes = async (offset: number, length: number) => {
    if (length > maxRead) throw new ArchiveProblem(`it asks for ${length} bytes at once`);
    const read = await bytes.read(offset, length);
    // The head of a small archive ends earlier.
    if (read.length < length && offset > 0) throw new ArchiveProblem('it is truncated');
    return { data: new Uint8Array(read).buffer };
  };
  const source = { getBytes, getKey: () => 'archive' };
  const cache = new ResolvedValueCache(keptDirectories, undefined, unpack);
  const readable = new PMTiles(source, cache, unpack);
  const asStored = new PMTiles(source, cache, async (data) => data);
  try {
    const header = await readable.getHeader();
    check(header, bytes.size);
    const metadata = await readable.getMetadata();
    const missing = neededLayers.filter((layer) => !layersOf(metadata).includes(layer));
    if (missing.length > 0) throw new ArchiveProblem(`it lacks layers of the Protomaps scheme: ${missing.join(', ')}`);
    const head = await bytes.read(0, headLength);
    const description = JSON.stringify([bytes.size, metadata]);
    return {
      id: createHash('sha256').update(head).update(description).digest('hex').slice(0, 16),
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      async find(z, x, y) {
        const tile = await asStored.getZxy(z, x, y);
        return tile ? { bytes: Buffer.from(tile.data), isGzip: header.tileCompression === Compression.Gzip } : null;
      },
      closestFrom: (tileId) =>
        closestTiles({
          header,
          // A separate cache: reading all directories would evict those that visitors need.
          directory: (() => {
            const own = new ResolvedValueCache(2, undefined, unpack);
            return (offset, length) => own.getDirectory(source, offset, length, header);
          })(),
          read: async (offset, length) => Buffer.from((await getBytes(offset, length)).data),
          unpack: async (tile) =>
            header.tileCompression === Compression.Gzip ? gunzipped(tile, { maxOutputLength: maxUnpacked }) : tile,
          from: tileId,
        }),
      close: bytes.close,
    };
  } catch (error) {
    await bytes.close();
    if (error instanceof ArchiveProblem) throw error;
    throw new ArchiveProblem('it is no PMTiles archive, or damaged', { cause: error });
  }
};
