import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { readNow } from '../../db/read-now.ts';
import { viewings } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import type { ConversationRow } from '../conversations/conversation-access.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import { readProposals } from './proposed-times.ts';
import { proposeTimes, takeFreeTime } from './take-time.ts';
import { tellSides, type ViewingNotice } from './tell-sides.ts';
import type { ViewingRow } from './viewing-access.ts';

/** Open viewings of one conversation. */
const mostOpen = 3;

/** A free time, or times to choose from. */
export type Wanted =
  { kind: 'slot'; starts_at: string } | { kind: 'proposal'; times: string[]; reason?: string | null | undefined };

export interface Beginning {
  conversation: ConversationRow;
  role: ConversationRole;
  wanted: Wanted;
  /** `Idempotency-Key`. */
  key: string | null;
}

export const timesOf = (wanted: Wanted): readonly string[] =>
  wanted.kind === 'slot' ? [wanted.starts_at] : wanted.times;

const digestOf = (wanted: Wanted) =>
  createHash('sha256')
    .update(JSON.stringify([wanted.kind, ...timesOf(wanted)]))
    .digest('base64url');

/** The viewing of an earlier request with the key. Throws `idempotency_mismatch` if it asked for something else. */
export const findByKey = async (
  tx: Db,
  { conversation, role, key, wanted }: Beginning,
): Promise<ViewingRow | undefined> => {
  if (key === null) return undefined;
  const [found] = await tx
    .select()
    .from(viewings)
    .where(and(eq(viewings.conversation_id, conversation.id), eq(viewings.begun_by, role), eq(viewings.key, key)));
  if (found && found.request_digest !== digestOf(wanted)) throw new ApiError('idempotency_mismatch');
  return found;
};

const noticesOf = ({ state }: ViewingRow, role: ConversationRole): ViewingNotice[] => {
  if (role === 'seller') return [{ to: 'buyer', kind: 'viewing_proposed' }];
  if (state !== 'confirmed') return [{ to: 'seller', kind: 'viewing_requested' }];
  return [
    { to: 'seller', kind: 'viewing_booked' },
    { to: 'buyer', kind: 'viewing_confirmed' },
  ];
};

/**
 * Begins a viewing in a locked conversation, whose seller is locked too, and tells its sides. Throws `slot_taken`, `slot_past`,
 * `too_many_requests` when the two have several open, and `invalid_request` for times that are over or too far ahead.
 */
export const beginViewing = async (tx: Db, env: Env, beginning: Beginning): Promise<ViewingRow> => {
  const { conversation, role, wanted, key } = beginning;
  const isOpen = inArray(viewings.state, ['requested', 'offered', 'confirmed']);
  const now = await readNow(tx);
  const open = await tx
    .select({ startsAt: viewings.starts_at })
    .from(viewings)
    .where(and(eq(viewings.conversation_id, conversation.id), isOpen));
  if (open.filter(({ startsAt }) => startsAt === null || startsAt > now).length >= mostOpen)
    throw new ApiError('too_many_requests');
  const calendar = { sellerId: conversation.seller_id!, assetId: conversation.asset_id! };
  const timing =
    wanted.kind === 'slot'
      ? await takeFreeTime(tx, calendar, new Date(wanted.starts_at))
      : await proposeTimes(tx, calendar, { times: readProposals(wanted.times, now), by: role });
  const reason = wanted.kind === 'proposal' ? cleanLine(wanted.reason ?? '') : null;
  const [viewing] = await tx
    .insert(viewings)
    .values({
      ...{ conversation_id: conversation.id, asset_id: conversation.asset_id, seller_id: conversation.seller_id },
      ...timing,
      ...{
        key,
        request_digest: key === null ? null : digestOf(wanted),
        begun_by: role,
        is_answered: role === 'seller',
      },
      ...(reason !== null && { reason, reason_by: role }),
    })
    .returning();
  await tellSides(tx, env, { viewing: viewing!, conversation }, noticesOf(viewing!, role));
  return viewing!;
};
