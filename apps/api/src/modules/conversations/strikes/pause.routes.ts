import type { FastifyInstance } from 'fastify';
import { appealConversationPause } from '@yoodee/api-contract/conversation-pause';
import type { Db } from '../../../db/database.ts';
import { ApiError } from '../../../http/problem.ts';
import { route } from '../../../http/route.ts';
import { cleanLines } from '../../sanitising/member-text.ts';
import { receivePauseAppeal } from './pause-appeals.ts';

/** Appeals against a pause of new conversations. */
export const pauseRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  route(app, appealConversationPause, async ({ body, caller: { memberId } }) => {
    const text = cleanLines(body.text);
    if (!text) throw new ApiError('invalid_request', { errors: { text: 'required' } });
    await db.transaction((tx) => receivePauseAppeal(tx, memberId, text));
    return null;
  });
};
