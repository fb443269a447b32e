import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';
import { inventedTown, townBounds } from './town.ts';

export interface ArchiveOptions {
  /** Another value gives another archive of the same town. */
  build?: string;
  /** Other names for its layers, as another scheme would have. */
  layerNames?: Record<string, string>;
  /** The number of the tile type in the header: 1 is MVT, 2 PNG. */
  tileType?: number;
  /** Entries of a leaf directory. Without it all entries are in the root directory. */
  leafSize?: number;
}

const [minZoom, maxZoom] = [6, 15];
const [west, south, east, north] = townBounds;

/** Bytes of the header. */
const headerLength = 127;

const tileX = (lng: number, zoom: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const tileY = (lat: number, zoom: number) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom);
};

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

interface Tile {
  id: number;
  bytes: Buffer;
}

const tilesOf = (layerNames: Record<string, string>): Tile[] => {
  const indexes = Object.entries(inventedTown).map(([layer, data]) => ({
    layer: layerNames[layer] ?? layer,
    index: new GeoJSONVT(data, { maxZoom, tolerance: 2, buffer: 64 }),
  }));
  return from(minZoom, maxZoom)
    .flatMap((zoom) =>
      from(tileX(west, zoom), tileX(east, zoom)).flatMap((x) =>
        from(tileY(north, zoom), tileY(south, zoom)).map((y) => [zoom, x, y] as const),
      ),
    )
    .map(([zoom, x, y]) => {
      const layers = Object.fromEntries(
        indexes.flatMap(({ layer, index }) => {
          const tile = index.getTile(zoom, x, y);
          return tile ? [[layer, tile]] : [];
        }),
      );
      const bytes = gzipSync(fromGeojsonVt(layers, { version: 2, extent: 4096 }), { level: 9 });
      return { id: zxyToTileId(zoom, x, y), bytes };
    })
    .sort((a, b) => a.id - b.id);
};

/** Unsigned LEB128. */
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];

interface Entry {
  id: number;
  length: number;
  /** 0 for a leaf directory. */
  run: 0 | 1;
}

/** A directory: ids as differences, run lengths, lengths, and offsets where 0 means "after the one before". */
const directoryOf = (entries: readonly Entry[], offset = 0): Buffer =>
  gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
      ...entries.flatMap(({ run }) => varint(run)),
      ...entries.flatMap(({ length }) => varint(length)),
      ...entries.flatMap((_, index) => varint(index === 0 ? offset + 1 : 0)),
    ]),
  );

/** The root directory and its leaves, if they are to have `leafSize` entries. */
const directoriesOf = (tiles: readonly Tile[], leafSize: number | undefined): { root: Buffer; leaves: Buffer } => {
  const entries = tiles.map(({ id, bytes }): Entry => ({ id, length: bytes.length, run: 1 }));
  if (leafSize === undefined) return { root: directoryOf(entries), leaves: Buffer.alloc(0) };
  let offset = 0;
  const leaves = from(0, Math.ceil(entries.length / leafSize) - 1).map((index) => {
    const leaf = entries.slice(index * leafSize, (index + 1) * leafSize);
    const bytes = directoryOf(leaf, offset);
    offset += leaf.reduce((sum, { length }) => sum + length, 0);
    return { id: leaf[0]!.id, bytes };
  });
  const root = directoryOf(leaves.map(({ id, bytes }) => ({ id, length: bytes.length, run: 0 })));
  return { root, leaves: Buffer.concat(leaves.map(({ bytes }) => bytes)) };
};

/** The invented town as a PMTiles archive (specification: github.com/protomaps/PMTiles, version 3). */
export const buildArchive = ({ build = '1', layerNames = {}, tileType = 1, leafSize }: ArchiveOptions = {}): Buffer => {
  const tiles = tilesOf(layerNames);
  const { root, leaves } = directoriesOf(tiles, leafSize);
  const metadata = gzipSync(
    JSON.stringify({
      name: 'Invented town',
      description: 'Streets and names do not exist',
      build,
      vector_layers: Object.keys(inventedTown).map((layer) => ({ id: layerNames[layer] ?? layer, fields: {} })),
    }),
  );
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const metadataAt = headerLength + root.length;
  const leavesAt = metadataAt + metadata.length;
  const dataAt = leavesAt + leaves.length;
  const lengths = [
    [headerLength, root.length],
    [metadataAt, metadata.length],
    [leavesAt, leaves.length],
    [dataAt, data.length],
    [tiles.length, tiles.length],
  ].flat();
  [...lengths, tiles.length].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  const isClustered = 1;
  const gzip = 2;
  [isClustered, gzip, gzip, tileType, minZoom, maxZoom].forEach((value, index) => header.writeUInt8(value, 96 + index));
  [west, south, east, north].forEach((degrees, index) =>
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4),
  );
  return Buffer.concat([header, root, metadata, leaves, data]);
};
