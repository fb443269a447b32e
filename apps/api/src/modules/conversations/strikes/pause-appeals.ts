import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ConversationPause } from '@yoodee/api-contract/conversation-pause';
import type { Db } from '../../../db/database.ts';
import { conversationAppeals } from '../../../db/schema.ts';
import { ApiError } from '../../../http/problem.ts';
import { findPause } from './strikes.ts';

const subjectOf = (memberId: number) => [{ kind: 'member' as const, subject: String(memberId) }];

/** The pause of a member, and what became of their appeal; null without a pause. */
export const readPause = async (db: Db, memberId: number): Promise<ConversationPause | null> => {
  const until = await findPause(db, subjectOf(memberId));
  if (!until) return null;
  const [appeal] = await db.select().from(conversationAppeals).where(eq(conversationAppeals.member_id, memberId));
  const state = appeal ? (appeal.refused_at ? 'refused' : 'open') : 'none';
  return { until: until.toISOString(), appeal: state };
};

/** Stores the appeal of a member. Throws `wrong_state` without a pause, and after an appeal. */
export const receivePauseAppeal = async (tx: Db, memberId: number, text: string): Promise<void> => {
  if (!(await findPause(tx, subjectOf(memberId)))) throw new ApiError('wrong_state');
  const stored = await tx
    .insert(conversationAppeals)
    .values({ member_id: memberId, text })
    .onConflictDoNothing()
    .returning({ memberId: conversationAppeals.member_id });
  if (stored.length === 0) throw new ApiError('wrong_state');
};

/** Leaves the pause as it is. False without an open appeal. */
export const refusePauseAppeal = async (tx: Db, memberId: number): Promise<boolean> => {
  const refused = await tx
    .update(conversationAppeals)
    .set({ refused_at: sql`now()` })
    .where(and(eq(conversationAppeals.member_id, memberId), isNull(conversationAppeals.refused_at)))
    .returning({ memberId: conversationAppeals.member_id });
  return refused.length > 0;
};
