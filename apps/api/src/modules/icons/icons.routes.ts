import type { FastifyInstance } from 'fastify';
import { hasContent } from '../../http/entity-tags.ts';
import { ApiError } from '../../http/problem.ts';
import { etagOf, isIconPrefix, pickIcons } from './icon-sets.ts';

const iconName = /^[a-z0-9-]+$/;
const fileName = /^([a-z0-9-]+)\.json$/;
const maxIcons = 100;
const weekS = 7 * 24 * 60 * 60;

/** `GET /api/icons/{prefix}.json?icons=a,b`: Iconify's API with the installed sets; nothing is fetched from outside. */
export const iconRoutes = (app: FastifyInstance) => {
  app.get<{ Params: { file: string }; Querystring: { icons?: string | string[] } }>(
    '/api/icons/:file',
    { schema: { hide: true } },
    async ({ params, query, headers }, reply) => {
      const prefix = fileName.exec(params.file)?.[1];
      if (prefix === undefined) throw new ApiError('invalid_request', { errors: { prefix: 'invalid' } });
      if (!isIconPrefix(prefix)) throw new ApiError('not_found');
      const names = [query.icons ?? []].flat().flatMap((list) => list.split(','));
      if (names.length === 0) throw new ApiError('invalid_request', { errors: { icons: 'required' } });
      if (names.length > maxIcons) throw new ApiError('invalid_request', { errors: { icons: 'too_many' } });
      if (!names.every((name) => iconName.test(name)))
        throw new ApiError('invalid_request', { errors: { icons: 'invalid' } });

      const body = JSON.stringify(await pickIcons(prefix, names));
      const etag = etagOf(body);
      reply.headers({ etag, 'cache-control': `public, max-age=${weekS}` });
      if (hasContent(headers['if-none-match'], etag)) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  );
};
