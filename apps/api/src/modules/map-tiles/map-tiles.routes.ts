import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { getMapTiles, getSatelliteMap } from '@yoodee/api-contract/geo';
import type { Env } from '../../env.ts';
import { hasContent } from '../../http/entity-tags.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { parseRequest } from '../../http/validation.ts';
import type { MapTiles } from './map-tiles.ts';

/** A new archive is used by the maps of the next minute. */
const archiveCaching = 'public, max-age=60';
const tileCaching = 'public, max-age=31536000, immutable';

const gunzipped = promisify(gunzip);
/** Bytes of an unpacked tile. */
const maxTile = 16 * 2 ** 20;

const whole = (max: number) => z.coerce.number().check(z.int(), z.gte(0), z.lte(max));
const TileParams = z.object({
  archive: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  z: whole(22),
  x: whole(2 ** 22 - 1),
  y: whole(2 ** 22 - 1),
});

const acceptsGzip = (header: string | string[] | undefined) => /\bgzip\b(?!;\s*q=0(?!\.0*[1-9]))/.test(String(header));

/** `/geo/tiles`, the tiles of an archive below its hash (a tile never changes), and `/geo/satellite`. */
export const mapTilesRoutes = (
  app: FastifyInstance,
  {
    mapTiles,
    env,
  }: { mapTiles: MapTiles; env: Pick<Env, 'MAP_SATELLITE' | 'MAP_SATELLITE_CREDIT' | 'MAP_SATELLITE_ZOOM'> },
) => {
  app.addHook('onClose', () => mapTiles.close());

  route(app, getMapTiles, async ({ reply }) => {
    reply.header('cache-control', archiveCaching);
    const archive = await mapTiles.current();
    return (
      archive && {
        archive: archive.id,
        min_zoom: archive.minZoom,
        max_zoom: archive.maxZoom,
        bounds: archive.bounds,
      }
    );
  });

  route(app, getSatelliteMap, async ({ reply }) => {
    reply.header('cache-control', archiveCaching);
    if (env.MAP_SATELLITE === undefined) return null;
    return { tiles: env.MAP_SATELLITE, credit: env.MAP_SATELLITE_CREDIT ?? null, max_zoom: env.MAP_SATELLITE_ZOOM };
  });

  app.get('/geo/tiles/:archive/:z/:x/:y', { schema: { hide: true } }, async (request, reply) => {
    const { archive, z: zoom, x, y } = parseRequest(TileParams, request.params);
    if (x >= 2 ** zoom || y >= 2 ** zoom) throw new ApiError('not_found');
    const tile = await mapTiles.find(archive, zoom, x, y);
    if (tile === undefined) throw new ApiError('not_found');
    const etag = `"${archive}-${zoom}-${x}-${y}"`;
    reply.headers({ 'cache-control': tileCaching, vary: 'Accept-Encoding', etag });
    if (tile === null) return reply.status(204).send();
    if (hasContent(request.headers['if-none-match'], etag)) return reply.status(304).send();
    reply.type('application/vnd.mapbox-vector-tile');
    if (!tile.isGzip) return reply.send(tile.bytes);
    if (acceptsGzip(request.headers['accept-encoding']))
      return reply.header('content-encoding', 'gzip').send(tile.bytes);
    return reply.send(await gunzipped(tile.bytes, { maxOutputLength: maxTile }));
  });
};
