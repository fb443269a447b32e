import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { brand, hrefs, imageHref, isLocale, toLocale, withoutLocale, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { tagContent } from '../../http/caching.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { ApiError } from '../../http/problem.ts';
import { parseRequest } from '../../http/validation.ts';
import { assetTitle } from '../assets/asset-title.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { embedCard, embedPolicy, embedSize, goneCard } from './embed-card.ts';

/** A new price is visible after five minutes. */
const cacheControl = 'public, max-age=300';

const idPattern = /^[1-9]\d{0,14}$/;

const OEmbedQuery = z.object({
  /** The page of an asset on this site, in either language. */
  url: z.string().check(z.maxLength(2_000)),
  format: z.optional(z.literal('json')),
  maxwidth: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  maxheight: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});

/** The asset and language of a page's address; null for any other address. */
const assetOf = (address: string, origin: string): { id: number; locale: Locale } | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== origin) return null;
  const path = withoutLocale(url.pathname);
  const [, id] = /^\/assets\/([1-9]\d{0,14})$/.exec(path) ?? [];
  if (id === undefined) return null;
  return { id: Number(id), locale: toLocale('en', path) === url.pathname ? 'en' : 'th' };
};

/** `/embed/{locale}/assets/{id}`, which may be framed by any site, and oEmbed (oembed.com) at `/api/oembed`. */
export const embedRoutes = (app: FastifyInstance, { readDb, env }: { readDb: Db; env: Env }) => {
  const assets = createAssetQueries(readDb);

  const findShown = async (id: number) => (await assets.findOpenSummaries([id]))[0];

  app.get<{ Params: { locale: string; id: string } }>(
    '/embed/:locale/assets/:id',
    { schema: { hide: true }, onSend: tagContent },
    async ({ params: { locale, id } }, reply) => {
      if (!isLocale(locale) || !idPattern.test(id)) throw new ApiError('not_found');
      const asset = await findShown(Number(id));
      return reply
        .status(asset ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': embedPolicy, 'cache-control': cacheControl })
        .send(asset ? embedCard(asset, locale) : goneCard(locale));
    },
  );

  app.get('/api/oembed', { schema: { hide: true }, onSend: tagContent }, async (request, reply) => {
    const { url, maxwidth = embedSize.width, maxheight = embedSize.height } = parseRequest(OEmbedQuery, request.query);
    const page = assetOf(url, env.PUBLIC_ORIGIN);
    const asset = page && (await findShown(page.id));
    if (!page || !asset) throw new ApiError('not_found');
    const { id, locale } = page;
    const [width, height] = [Math.min(maxwidth, embedSize.width), Math.min(maxheight, embedSize.height)];
    const title = assetTitle(asset, locale);
    const source = `${env.PUBLIC_ORIGIN}/embed/${locale}/assets/${id}`;
    reply.header('cache-control', cacheControl);
    return {
      version: '1.0',
      type: 'rich',
      provider_name: brand.name[locale],
      provider_url: env.PUBLIC_ORIGIN + hrefs(locale).home,
      title,
      width,
      height,
      html: `<iframe src="${source}" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0" loading="lazy"></iframe>`,
      ...(asset.cover && {
        thumbnail_url: env.PUBLIC_ORIGIN + imageHref(asset.cover.key, 640),
        thumbnail_width: 640,
        thumbnail_height: Math.round((640 * asset.cover.height) / asset.cover.width),
      }),
      cache_age: 300,
    };
  });
};
