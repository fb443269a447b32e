import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openStatuses } from '@yoodee/asset-rules';
import { imageHref } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assetImages, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';

/** Sharp enough for a card on a phone, in CSS pixels times its density. */
const width = 640;

/** A number of at most nine digits without leading zeros: the one spelling of each. */
const wholeNumber = /^[1-9]\d{0,8}$/;

const readNumber = (text: string): number => {
  if (!wholeNumber.test(text)) throw new ApiError('not_found');
  return Number(text);
};

const findKey = async (db: Db, assetId: number, place: number): Promise<string | undefined> => {
  const [found] = await db
    .select({ key: assetImages.key })
    .from(assetImages)
    .innerJoin(assets, eq(assets.id, assetImages.asset_id))
    .where(
      and(eq(assetImages.asset_id, assetId), eq(assetImages.kind, 'photo'), inArray(assets.status, [...openStatuses])),
    )
    .orderBy(asc(assetImages.sort), asc(assetImages.id))
    .limit(1)
    .offset(place - 1);
  return found?.key;
};

/** An asset's photograph by its position, `/img/of/{asset}/{place}`: redirects to the picture. */
export const photographRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  app.get<{ Params: { asset: string; place: string } }>(
    '/img/of/:asset/:place',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const key = await findKey(readDb, readNumber(params.asset), readNumber(params.place));
      if (key === undefined) throw new ApiError('not_found');
      // Cached briefly, because the seller may reorder the photographs.
      return reply.header('cache-control', 'public, max-age=300').redirect(imageHref(key, width), 302);
    },
  );
};
