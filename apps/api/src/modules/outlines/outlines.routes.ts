import type { FastifyInstance } from 'fastify';
import { getOutline } from '@yoodee/api-contract/geo';
import { findDistrict, findSubdistrict } from '@yoodee/server-thai-geo';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Outlines } from './outlines.ts';

/** A new file is used by the maps of the next ten minutes. */
const cacheControl = 'public, max-age=600';

/** Five decimals are a metre; the stored numbers are no more exact. */
const degrees = (value: number) => Math.round(value * 1e5) / 1e5;

const cornersOf = (ring: Float32Array): [lng: number, lat: number][] =>
  Array.from({ length: ring.length / 2 }, (_, at) => [degrees(ring[2 * at]!), degrees(ring[2 * at + 1]!)]);

/** `/geo/outlines`, for maps. */
export const outlineRoutes = (app: FastifyInstance, { outlines, env }: { outlines: Outlines; env: Env }) => {
  route(app, getOutline, async ({ params: { code }, reply }) => {
    if (!(code.length === 4 ? findDistrict(code) : findSubdistrict(code))) throw new ApiError('not_found');
    const outline = await outlines.of(code);
    reply.header('cache-control', cacheControl);
    return outline && { rings: outline.rings.map(cornersOf), credit: env.OUTLINES_CREDIT ?? null };
  });
};
