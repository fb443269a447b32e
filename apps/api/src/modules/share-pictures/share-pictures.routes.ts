import type { FastifyInstance } from 'fastify';
import { isLocale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { hasContent } from '../../http/entity-tags.ts';
import { ApiError } from '../../http/problem.ts';
import { checkReachable } from '../assets/assets.routes.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import type { Pictures } from '../images/pictures.ts';
import { createSharePictures } from './share-pictures.ts';

/** Social networks cache pictures by URL; a new price is visible after an hour. */
const cacheControl = 'public, max-age=3600';

/** `asset-7.jpg` */
const filePattern = /^asset-([1-9]\d{0,14})\.jpg$/;

/** Pictures for shared links: `/share/{locale}/asset-{id}.jpg`, 1200 × 630. */
export const sharePictureRoutes = (
  app: FastifyInstance,
  { readDb, pictures: { variants } }: { readDb: Db; pictures: Pictures },
) => {
  const sharePictures = createSharePictures({ variants });
  const assets = createAssetQueries(readDb);

  app.get<{ Params: { locale: string; file: string } }>(
    '/share/:locale/:file',
    { schema: { hide: true } },
    async ({ params: { locale, file }, headers }, reply) => {
      const [, id] = filePattern.exec(file) ?? [];
      if (!isLocale(locale) || !id) throw new ApiError('not_found');
      const row = await assets.findById(Number(id));
      if (!row) throw new ApiError('not_found');
      checkReachable(row);
      const [summary] = await assets.findOpenSummaries([row.id]);
      if (!summary) throw new ApiError('not_found');
      const picture = sharePictures.of(summary, locale);
      const etag = `"${picture.hash}"`;
      reply.headers({ etag, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' });
      if (hasContent(headers['if-none-match'], etag)) return reply.status(304).send();
      return reply.type('image/jpeg').send(await picture.bytes());
    },
  );
};
