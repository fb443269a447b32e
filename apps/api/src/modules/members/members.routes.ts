import type { FastifyInstance } from 'fastify';
import { getMember } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { createPublicMemberQueries } from './public-members.queries.ts';

/** What visitors read of members. */
export const memberRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const members = createPublicMemberQueries(db);

  route(app, getMember, ({ params: { id }, query: { page = 1 } }) => members.read(id, page));
};
