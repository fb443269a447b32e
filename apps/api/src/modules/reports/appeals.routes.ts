import type { FastifyInstance } from 'fastify';
import { appealHiding } from '@yoodee/api-contract/appeals';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { cleanLines } from '../sanitising/member-text.ts';
import { receiveAppeal } from './appeals.ts';

/** Appeals of owners against the hiding of their assets. */
export const appealRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  route(app, appealHiding, async ({ params: { id }, body, caller: { memberId } }) => {
    const text = cleanLines(body.text);
    if (!text) throw new ApiError('invalid_request', { errors: { text: 'required' } });
    await db.transaction((tx) => receiveAppeal(tx, { id, memberId }, text));
    return null;
  });
};
