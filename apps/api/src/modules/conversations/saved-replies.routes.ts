import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getSavedReplies, putSavedReplies } from '@yoodee/api-contract/saved-replies';
import type { Db } from '../../db/database.ts';
import { savedReplies } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { lockMember } from '../members/members.queries.ts';
import { firstReplies } from './first-replies.ts';
import { readMessageText } from './message-text.ts';

/** A member's saved replies. */
export const savedReplyRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const read = async (memberId: number) => {
    const items = await db
      .select({ text: savedReplies.text, locale: savedReplies.locale })
      .from(savedReplies)
      .where(eq(savedReplies.member_id, memberId))
      .orderBy(asc(savedReplies.position));
    return { items: items.length > 0 ? items : firstReplies };
  };

  route(app, getSavedReplies, ({ caller: { memberId } }) => read(memberId));

  route(app, putSavedReplies, async ({ body: { items }, caller: { memberId } }) => {
    const rows = items.map(({ text, locale }, position) => {
      const readable = readMessageText(text);
      if (readable === null)
        throw new ApiError('invalid_request', { errors: { [`items.${position}.text`]: 'required' } });
      return { member_id: memberId, position, text: readable, locale };
    });
    await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      await tx.delete(savedReplies).where(eq(savedReplies.member_id, memberId));
      if (rows.length > 0) await tx.insert(savedReplies).values(rows);
    });
    return read(memberId);
  });
};
