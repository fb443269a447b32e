import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { assets, conversations, viewings } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { ConversationRow } from '../conversations/conversation-access.ts';
import type { Change } from '../conversations/conversation-changes.ts';
import { tellSides, touchConversation, type ViewingNotice } from './tell-sides.ts';
import type { ViewingRow } from './viewing-access.ts';

/** Viewings per transaction. On the embedded engine a transaction blocks all readers. */
const batch = 50;

interface Sides {
  viewing: ViewingRow;
  conversation: ConversationRow;
}

/** A scheduled action on the viewings that fulfil a condition. */
interface Doing {
  due: SQL;
  columns(sides: Sides): PgUpdateSetSource<typeof viewings>;
  notices(sides: Sides): readonly ViewingNotice[];
}

/**
 * Runs an action once on every due viewing, and notifies its sides. The condition is checked again under the row lock;
 * rows that another replica or a side has locked are left for the next run. Returns the changes to publish.
 */
export const forDue = async (db: Db, env: Env, { due, columns, notices }: Doing): Promise<Change[]> => {
  const find = () =>
    db
      .select({ id: viewings.id })
      .from(viewings)
      .innerJoin(conversations, eq(conversations.id, viewings.conversation_id))
      .leftJoin(assets, eq(assets.id, viewings.asset_id))
      .where(due);
  const ids = (await find()).map(({ id }) => id);
  const changes: Change[] = [];
  for (let from = 0; from < ids.length; from += batch)
    await db.transaction(async (tx) => {
      const found = await tx
        .select({ viewing: viewings, conversation: conversations })
        .from(viewings)
        .innerJoin(conversations, eq(conversations.id, viewings.conversation_id))
        .leftJoin(assets, eq(assets.id, viewings.asset_id))
        .where(and(inArray(viewings.id, ids.slice(from, from + batch)), due))
        .orderBy(viewings.id)
        .for('update', { of: [conversations, viewings], skipLocked: true });
      for (const sides of found) {
        const [viewing] = await tx
          .update(viewings)
          .set(columns(sides))
          .where(eq(viewings.id, sides.viewing.id))
          .returning();
        await tellSides(tx, env, { ...sides, viewing: viewing! }, notices(sides));
        changes.push(await touchConversation(tx, sides.conversation.id));
      }
    });
  return changes;
};

export const toBoth = (kind: ViewingNotice['kind']): ViewingNotice[] => [
  { to: 'seller', kind },
  { to: 'buyer', kind },
];
