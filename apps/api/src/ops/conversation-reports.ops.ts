import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { conversationReports, conversations } from '../db/schema.ts';
import type { ConversationRole } from '../db/schema/conversations.ts';
import { saveReportedFiles } from '../modules/conversations/attachments/save-reported-files.ts';
import { strike } from '../modules/conversations/strikes/strikes.ts';
import type { Db } from '../db/database.ts';
import { Folder, operation, OperationError, RowId } from './operation.ts';

const personOf = (
  { seller_id, buyer_id, buyer_name }: Pick<typeof conversations.$inferSelect, 'seller_id' | 'buyer_id' | 'buyer_name'>,
  role: ConversationRole,
): string => {
  const memberId = role === 'seller' ? seller_id : buyer_id;
  const name = role === 'buyer' && buyer_name ? ` ${buyer_name}` : '';
  return `${role}${memberId === null ? '' : ` member ${memberId}`}${name}`;
};

const inOneLine = (text: string) => text.replaceAll('\n', ' ');

/** Erases what is stored with an open report. */
const close = async (tx: Db, id: number) => {
  const [closed] = await tx
    .update(conversationReports)
    .set({ closed_at: sql`now()`, messages: [], detail: null })
    .where(and(eq(conversationReports.id, id), isNull(conversationReports.closed_at)))
    .returning({ reporter: conversationReports.reporter, conversationId: conversationReports.conversation_id });
  if (!closed) throw new OperationError(`There is no open report ${id}.`);
  return closed;
};

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
      return report.messages.map(({ at, author, text, attachments = [] }) =>
        [`${at}  ${author}  ${inOneLine(text ?? 'no words')}`, ...attachments.map((one) => `file ${one}`)].join('  '),
      );
    },
  }),
  operation({
    name: 'conversation-report files',
    summary: 'Saves the files of a reported conversation, by their number, in a folder on the machine of the site.',
    input: { report: RowId, folder: Folder },
    kind: 'work',
    run: ({ db, store }, { report, folder }, isDryRun) =>
      saveReportedFiles({ db, store }, { report, folder, isDryRun }),
  }),
  operation({
    name: 'conversation-report uphold',
    summary: 'The report is right: a strike against the other side (and the asset, if it is the seller). Closes it.',
    input: { report: RowId },
    kind: 'change',
    async run(tx, { report: id }, be) {
      const { reporter, conversationId } = await close(tx, id);
      const [row] = await tx.select().from(conversations).where(eq(conversations.id, conversationId)).for('update');
      const reported = reporter === 'seller' ? 'buyer' : 'seller';
      const count = await strike(tx, row!, reported, 'report');
      return [`Report ${id} ${be('is')} upheld: ${count} strikes against the ${reported}.`];
    },
  }),
  operation({
    name: 'conversation-report close',
    summary: 'The report is dealt with; its copy of the conversation is erased.',
    input: { report: RowId },
    kind: 'change',
    async run(tx, { report: id }, be) {
      await close(tx, id);
      return [`Report ${id} ${be('is')} closed.`];
    },
  }),
];
