import { desc, eq, sql } from 'drizzle-orm';
import type { ConversationReportReason } from '@yoodee/api-contract/conversations';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversationReports } from '../../db/schema.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { cleanLines } from '../sanitising/member-text.ts';
import { readAttachments } from './attachments/attachments.queries.ts';
import { lockConversation, type Reader } from './conversation-access.ts';
import { reportLimits } from './conversation-limits.ts';

/** The latest messages are the evidence. */
const reportedMessages = 200;

interface ConversationReport {
  reader: Reader;
  reason: ConversationReportReason;
  detail?: string | null | undefined;
  ip: string;
}

/**
 * Stores a report with the conversation as it is now: a later deletion does not change it. It replaces an earlier one of
 * the same side. Throws `not_found` and `too_many_requests`.
 */
export const reportConversation = (
  db: Db,
  id: number,
  { reader, reason, detail, ip }: ConversationReport,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { role } = await lockConversation(tx, id, reader);
    await enforceRateLimits(tx, reportLimits(reader, ip));
    const latest = await tx
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversation_id, id))
      .orderBy(desc(conversationMessages.id))
      .limit(reportedMessages);
    const attachments = await readAttachments(
      tx,
      latest.map((message) => message.id),
    );
    const report = {
      reason,
      detail: cleanLines(detail ?? '') || null,
      messages: latest.toReversed().map(({ id: messageId, author, text, created_at }) => ({
        ...{ author, text, at: created_at.toISOString() },
        attachments: (attachments.get(messageId) ?? []).map((one) => one.id),
      })),
    };
    await tx
      .insert(conversationReports)
      .values({ conversation_id: id, reporter: role, ...report })
      .onConflictDoUpdate({
        target: [conversationReports.conversation_id, conversationReports.reporter],
        set: { ...report, created_at: sql`now()`, closed_at: null },
      });
  });
