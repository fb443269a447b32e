import type { FastifyInstance } from 'fastify';
import { getLookAlikes } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { findOwnAsset } from '../member-assets/own-asset.ts';
import { createLookAlikeQueries } from './look-alikes.queries.ts';

/** Warns before one property is listed twice. */
export const lookAlikeRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const lookAlikes = createLookAlikeQueries(db);

  route(app, getLookAlikes, async ({ params: { id }, caller: { memberId } }) =>
    lookAlikes.find(await findOwnAsset(db, { id, memberId })),
  );
};
