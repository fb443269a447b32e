import { asc, gt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { Listen, Listening } from '../../db/listen.ts';
import { conversations } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import type { ConversationRow, Reader } from './conversation-access.ts';

const channel = 'conversation_changes';

/** What changed: the conversation, the number of its change, and who is told. */
const Change = z.object({ id: z.int(), change: z.int(), to: z.array(z.string()) });
export type Change = z.infer<typeof Change>;

const keyOf = (reader: Reader) =>
  'memberId' in reader ? `member:${reader.memberId}` : `conversation:${reader.linkedId}`;

type Changed = Pick<ConversationRow, 'id' | 'change' | 'seller_id' | 'buyer_id'>;

/** The change of a row, for the sides that may see it. */
export const changeOf = (
  { id, change, seller_id, buyer_id }: Changed,
  roles: readonly ConversationRole[] = ['seller', 'buyer'],
): Change => {
  const seller = seller_id === null ? [] : [keyOf({ memberId: seller_id })];
  const buyer = [keyOf(buyer_id === null ? { linkedId: id } : { memberId: buyer_id })];
  return { id, change, to: roles.flatMap((role) => (role === 'seller' ? seller : buyer)) };
};

type Listener = (change: Pick<Change, 'id' | 'change'>) => void;

/** Changes that committed while the connection was being replaced are sent after it, up to this many. */
const maxMissed = 1_000;

/**
 * Tells readers of this and other processes that a conversation has changed. PostgreSQL distributes the changes (LISTEN),
 * over one connection that is open while there are readers. The embedded engine has one process, which needs no help.
 */
export const createConversationChanges = ({
  db,
  listen,
  logger,
}: {
  db: Db;
  listen: Listen | null;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}) => {
  const listeners = new Map<string, Set<Listener>>();
  let listening: Listening | null = null;
  let latest = 0;

  const tell = ({ id, change, to }: Change) => {
    latest = Math.max(latest, change);
    for (const key of to) for (const listener of listeners.get(key) ?? []) listener({ id, change });
  };

  const tellMissed = async () => {
    if (latest === 0) return;
    const rows = await db
      .select()
      .from(conversations)
      .where(gt(conversations.change, latest))
      .orderBy(asc(conversations.change))
      .limit(maxMissed);
    for (const row of rows) tell(changeOf(row));
  };

  const startListening = () => {
    listening ??=
      listen?.(channel, {
        onMessage: (payload) => tell(Change.parse(JSON.parse(payload))),
        onConnected: () => void tellMissed().catch((err: unknown) => logger.warn({ err }, 'changes not read')),
      }) ?? null;
  };

  return {
    /** Call it after the commit. A failure is only logged: readers also load conversations when they open them. */
    async publish(change: Change | null): Promise<void> {
      if (!change) return;
      if (!listen) return tell(change);
      await db
        .execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`)
        .catch((err: unknown) => logger.warn({ err }, 'change not published'));
    },

    /** Returns the function that ends it. */
    subscribe(reader: Reader, listener: Listener): () => void {
      const key = keyOf(reader);
      const ofReader = listeners.get(key) ?? new Set<Listener>();
      listeners.set(key, ofReader.add(listener));
      startListening();
      return () => {
        ofReader.delete(listener);
        if (ofReader.size === 0 && listeners.get(key) === ofReader) listeners.delete(key);
      };
    },

    async close(): Promise<void> {
      listeners.clear();
      await listening?.stop();
    },
  };
};
export type ConversationChanges = ReturnType<typeof createConversationChanges>;
