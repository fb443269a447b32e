import { asc, desc, eq, isNull } from 'drizzle-orm';
import { conversationAppeals, conversationStrikes, members } from '../db/schema.ts';
import { refusePauseAppeal } from '../modules/conversations/strikes/pause-appeals.ts';
import { forgiveMember } from '../modules/conversations/strikes/strikes.ts';
import { operation, OperationError, RowId } from './operation.ts';

export const conversationStrikeOperations = [
  operation({
    name: 'strike list',
    summary: 'Strikes of conversations, the newest first. Three within 90 days stop new conversations for 30 days.',
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db.select().from(conversationStrikes).orderBy(desc(conversationStrikes.created_at));
      if (rows.length === 0) return ['No strikes.'];
      return rows.map(({ id, kind, subject, cause, conversation_id, created_at }) =>
        [`${id}  ${created_at.toISOString()}`, `${kind} ${subject}`, `${cause}, conversation ${conversation_id}`].join(
          '  ',
        ),
      );
    },
  }),
  operation({
    name: 'strike remove',
    summary: 'The strike does not count any more.',
    input: { strike: RowId },
    kind: 'change',
    async run(tx, { strike: id }, be) {
      const [removed] = await tx.delete(conversationStrikes).where(eq(conversationStrikes.id, id)).returning();
      if (!removed) throw new OperationError(`There is no strike ${id}.`);
      return [`Strike ${id} against ${removed.kind} ${removed.subject} ${be('is')} removed.`];
    },
  }),
  operation({
    name: 'strike appeals',
    summary: 'Open appeals against a pause of new conversations, the oldest first.',
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db
        .select({ appeal: conversationAppeals, first: members.first_name, last: members.last_name })
        .from(conversationAppeals)
        .innerJoin(members, eq(members.id, conversationAppeals.member_id))
        .where(isNull(conversationAppeals.refused_at))
        .orderBy(asc(conversationAppeals.created_at));
      if (rows.length === 0) return ['No open appeals.'];
      return rows.map(({ appeal: { member_id, created_at, text }, first, last }) =>
        [`member ${member_id} ${first} ${last}`, created_at.toISOString(), text.replaceAll('\n', ' ')].join('  '),
      );
    },
  }),
  operation({
    name: 'strike forgive',
    summary: 'The appeal is right: the strikes of the member are removed, and their pause ends.',
    input: { member: RowId },
    kind: 'change',
    run: async (tx, { member }, be) => {
      const count = await forgiveMember(tx, member);
      if (count === 0) throw new OperationError(`Member ${member} has no strikes.`);
      return [`${count} strikes of member ${member} ${be('are')} removed.`];
    },
  }),
  operation({
    name: 'strike refuse',
    summary: 'The pause of the member stays; they see that the appeal was refused.',
    input: { member: RowId },
    kind: 'change',
    async run(tx, { member }, be) {
      if (!(await refusePauseAppeal(tx, member))) throw new OperationError(`Member ${member} has no open appeal.`);
      return [`The appeal of member ${member} ${be('is')} refused.`];
    },
  }),
];
