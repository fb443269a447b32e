import { asc, eq, isNull, sql } from 'drizzle-orm';
import { conversationReports, conversations } from '../db/schema.ts';
import type { ConversationRole } from '../db/schema/conversations.ts';
import { operation, OperationError, RowId } from './operation.ts';

const personOf = (
  { seller_id, buyer_id, buyer_name }: Pick<typeof conversations.$inferSelect, 'seller_id' | 'buyer_id' | 'buyer_name'>,
  role: ConversationRole,
): string => {
  const memberId = role === 'seller' ? seller_id : buyer_id;
  const name = role === 'buyer' && buyer_name ? ` ${buyer_name}` : '';
  return `${role}${memberId === null ? '' : ` member ${memberId}`}${name}`;
};

const inOneLine = (text: string) => text.replaceAll('\n', ' ');

export const conversationReportOperations = [
  operation({
    name: 'conversation-report list',
    summary: 'Open reports of conversations, the oldest first: who reports whom, and why.',
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db
        .select({ report: conversationReports, conversation: conversations })
        .from(conversationReports)
        .innerJoin(conversations, eq(conversations.id, conversationReports.conversation_id))
        .where(isNull(conversationReports.closed_at))
        .orderBy(asc(conversationReports.created_at));
      if (rows.length === 0) return ['No open reports of conversations.'];
      return rows.map(({ report, conversation }) => {
        const { id, reporter, reason, detail, created_at } = report;
        const reported = reporter === 'seller' ? 'buyer' : 'seller';
        return [
          `${id}  ${reason}  ${created_at.toISOString()}`,
          `${personOf(conversation, reporter)} reports ${personOf(conversation, reported)}`,
          ...(detail ? [inOneLine(detail)] : []),
        ].join('  ');
      });
    },
  }),
  operation({
    name: 'conversation-report show',
    summary: 'A reported conversation as it was when it was reported.',
    input: { report: RowId },
    kind: 'look',
    async run(db, { report: id }) {
      const [report] = await db.select().from(conversationReports).where(eq(conversationReports.id, id));
      if (!report) throw new OperationError(`There is no report ${id}.`);
      if (report.closed_at) return [`Report ${id} is closed; the conversation is no longer stored with it.`];
      return report.messages.map(
        ({ at, author, text }) => `${at}  ${author}  ${inOneLine(text ?? 'enquiry without words')}`,
      );
    },
  }),
  operation({
    name: 'conversation-report close',
    summary: 'The report is dealt with; its copy of the conversation is erased.',
    input: { report: RowId },
    kind: 'change',
    async run(tx, { report: id }, be) {
      const closed = await tx
        .update(conversationReports)
        .set({ closed_at: sql`now()`, messages: [], detail: null })
        .where(sql`${conversationReports.id} = ${id} and ${conversationReports.closed_at} is null`)
        .returning({ id: conversationReports.id });
      if (closed.length === 0) throw new OperationError(`There is no open report ${id}.`);
      return [`Report ${id} ${be('is')} closed.`];
    },
  }),
];
