import type { FastifyInstance } from 'fastify';
import { imageWidths } from '@yoodee/site';
import { hasContent } from '../../http/entity-tags.ts';
import { ApiError } from '../../http/problem.ts';
import { attachmentKeyPrefix, imageKeyPattern } from './image-store.ts';
import type { Pictures } from './pictures.ts';

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

const readWidth = (text: string): number => {
  const width = imageWidths.find((known) => String(known) === text);
  if (width === undefined) throw new ApiError('invalid_request', { errors: { width: 'unknown_value' } });
  return width;
};

const readKey = (file: string): string => {
  const key = file.endsWith('.webp') ? file.slice(0, -'.webp'.length) : '';
  if (!imageKeyPattern.test(key) || key.startsWith(attachmentKeyPrefix))
    throw new ApiError('invalid_request', { errors: { key: 'invalid' } });
  return key;
};

/** Pictures for visitors: `/img/{width}/{key}.webp`, at the root of the site. A key's content never changes. */
export const pictureRoutes = (app: FastifyInstance, { pictures: { variants } }: { pictures: Pictures }) => {
  app.get<{ Params: { width: string; file: string } }>(
    '/img/:width/:file',
    { schema: { hide: true } },
    async ({ params, headers: requestHeaders }, reply) => {
      const width = readWidth(params.width);
      const key = readKey(params.file);
      const etag = `"${key}-${width}"`;
      if (hasContent(requestHeaders['if-none-match'], etag))
        return reply
          .headers({ ...headers, etag })
          .status(304)
          .send();
      const picture = await variants.get(key, width);
      if (!picture) throw new ApiError('not_found');
      return reply.headers({ ...headers, etag, 'content-type': 'image/webp' }).send(picture);
    },
  );
};
