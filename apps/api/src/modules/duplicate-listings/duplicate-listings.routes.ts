import type { FastifyInstance } from 'fastify';
import { getDuplicateListings } from '@yoodee/api-contract/duplicate-listings';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { findOwnAsset } from '../member-assets/own-asset.ts';
import { createDuplicateListingQueries } from './duplicate-listings.queries.ts';

/** Warns when a property is listed twice. */
export const duplicateListingRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const duplicates = createDuplicateListingQueries(db);

  route(app, getDuplicateListings, async ({ params: { id }, caller: { memberId } }) =>
    duplicates.find(await findOwnAsset(db, { id, memberId })),
  );
};
