import type { FastifyInstance } from 'fastify';
import { findDistrict } from '@yoodee/server-thai-geo';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { tagContent } from '../../http/caching.ts';
import { ApiError } from '../../http/problem.ts';
import { parseRequest } from '../../http/validation.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits, type RateLimit } from '../../rate-limits/rate-limits.ts';
import { toCsv } from './monthly-prices-csv.ts';
import { createMonthlyPriceQueries } from './monthly-prices.queries.ts';

/** The table changes a few times a day. */
const cacheControl = 'public, max-age=3600';

const licence = 'https://creativecommons.org/licenses/by/4.0/';

const Query = z.object({
  month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))),
  district: z.optional(z.string().check(z.regex(/^\d{4}$/))),
});

const downloadLimit = (ip: string): RateLimit => ({
  bucket: `monthly-prices:ip:${callerNetwork(ip)}`,
  max: 60,
  seconds: 60,
  problem: 'too_many_requests',
});

/** `/api/monthly-prices.csv`: the medians for anybody, under the licence that the `Link` header names. */
export const monthlyPriceRoutes = (app: FastifyInstance, { db, readDb }: { db: Db; readDb: Db }) => {
  const prices = createMonthlyPriceQueries(readDb);

  app.get('/api/monthly-prices.csv', { schema: { hide: true }, onSend: tagContent }, async (request, reply) => {
    if (request.apiKey === null) await enforceRateLimits(db, [downloadLimit(request.ip)]);
    const { month, district } = parseRequest(Query, request.query);
    if (district !== undefined && !findDistrict(district)) throw new ApiError('not_found');
    if (month !== undefined && !(await prices.hasMonth(month))) throw new ApiError('not_found');
    const name = (await prices.isDemonstration()) ? 'monthly-asking-prices-demonstration' : 'monthly-asking-prices';
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': cacheControl,
        'content-disposition': `attachment; filename="${name}.csv"`,
        link: `<${licence}>; rel="license"`,
      })
      .send(toCsv(await prices.all({ month, district })));
  });
};
