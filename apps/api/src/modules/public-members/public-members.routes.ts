import type { FastifyInstance } from 'fastify';
import { getMember } from '@yoodee/api-contract/members';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { createPublicMemberQueries } from './public-members.queries.ts';

/** Public profiles of members. */
export const publicMemberRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  const members = createPublicMemberQueries(readDb);

  route(app, getMember, ({ params: { id }, query: { page = 1 } }) => members.read(id, page));
};
