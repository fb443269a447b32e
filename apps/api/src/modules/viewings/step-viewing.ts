import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ViewingStepInput } from '@yoodee/api-contract/viewings';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { readNow } from '../../db/read-now.ts';
import { assets, viewings } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { isClosed, otherRole, sideOf } from '../conversations/conversation-access.ts';
import type { Change } from '../conversations/conversation-changes.ts';
import { cleanLine, cleanLines } from '../sanitising/member-text.ts';
import { readProposals } from './proposed-times.ts';
import { agreeOn, moveTo, proposeTimes, untimed } from './take-time.ts';
import { resolveNotices, tellSides, touchConversation, type ViewingNotice } from './tell-sides.ts';
import { lockViewing, type ViewingReader, type ViewingRow } from './viewing-access.ts';
import { stepLimits } from './viewing-limits.ts';
import { isPossible, viewingRules } from './viewing-steps.ts';

type Columns = PgUpdateSetSource<typeof viewings>;

/** Nobody is shown an asset in these states. */
export const closedStatuses: readonly AssetStatus[] = ['sold', 'rented', 'hidden', 'deleted'];

const requireAsset = async (tx: Db, { asset_id }: ViewingRow): Promise<number> => {
  const [asset] =
    asset_id === null ? [] : await tx.select({ status: assets.status }).from(assets).where(eq(assets.id, asset_id));
  if (!asset || closedStatuses.includes(asset.status)) throw new ApiError('viewing_changed');
  return asset_id!;
};

/** The time that is accepted: one of those proposed, and to come. */
const acceptedOf = ({ times }: ViewingRow, startsAt: string | undefined, now: Date): Date => {
  if (startsAt === undefined && times.length > 1)
    throw new ApiError('invalid_request', { errors: { starts_at: 'required' } });
  const at = startsAt === undefined ? times[0] : times.find((time) => time.getTime() === Date.parse(startsAt));
  if (!at || at <= now) throw new ApiError('viewing_changed');
  return at;
};

/** A new time has its own reminders, and a new revision of the calendar event. */
const revised = {
  ...{
    sequence: sql`${viewings.sequence} + 1`,
    day_reminder_at: null,
    hours_reminder_at: null,
    feedback_asked_at: null,
  },
  ...{ seller_outcome: null, buyer_outcome: null },
};

/** Ends a viewing: its time is free again. */
export const ended = (state: 'declined' | 'cancelled' | 'expired', by: ConversationRole | 'site' | null) => ({
  ...untimed,
  ...revised,
  state,
  ended_by: by,
});

interface Step {
  viewing: ViewingRow;
  role: ConversationRole;
  input: ViewingStepInput;
  now: Date;
}

const timingOf = async (tx: Db, { viewing, role, input, now }: Step): Promise<Columns> => {
  const calendar = { sellerId: viewing.seller_id!, assetId: await requireAsset(tx, viewing), except: viewing.id };
  if (input.step === 'accept') {
    const at = acceptedOf(viewing, input.starts_at, now);
    return { ...(await agreeOn(tx, calendar, { at, lengthMin: viewing.length_min, now })), ...revised };
  }
  const { times: typed, step } = input as Extract<ViewingStepInput, { times: string[] }>;
  const wanted = { times: readProposals(typed, now), by: role };
  const isMove = step === 'move';
  return { ...(await (isMove ? moveTo(tx, calendar, wanted) : proposeTimes(tx, calendar, wanted))), ...revised };
};

const columnsOf = async (tx: Db, step: Step): Promise<Columns> => {
  const { role, input } = step;
  switch (input.step) {
    case 'accept':
    case 'propose':
    case 'move':
      return timingOf(tx, step);
    case 'decline':
    case 'cancel':
      return ended(viewingRules[input.step].to![role] as 'declined' | 'cancelled', role);
    default:
      return { [`${role}_outcome`]: input.step };
  }
};

/** Both sides are notified of agreements and cancellations, the other side of all other steps. */
const noticesOf = ({ state }: ViewingRow, { role, input, viewing: before }: Step): ViewingNotice[] => {
  const other = otherRole(role);
  const both = (kind: ViewingNotice['kind']): ViewingNotice[] => [
    { to: other, kind },
    { to: role, kind, isOwn: true },
  ];
  if (state === 'confirmed') return both(before.state === 'confirmed' ? 'viewing_moved' : 'viewing_confirmed');
  if (input.step === 'cancel') return both('viewing_cancelled');
  if (input.step === 'decline') return [{ to: other, kind: 'viewing_declined' }];
  // Urgent, because a buyer could set out for the earlier time.
  const isUrgent = before.state === 'confirmed';
  return [{ to: other, kind: other === 'seller' ? 'viewing_requested' : 'viewing_proposed', isUrgent }];
};

const isOutcome = ({ step }: ViewingStepInput) => step === 'kept' || step === 'no_show';
const takesTime = ({ step }: ViewingStepInput) => step === 'accept' || step === 'propose' || step === 'move';

const reasonOf = (input: ViewingStepInput, role: ConversationRole): Columns => {
  if (isOutcome(input)) return {};
  const reason = 'reason' in input ? cleanLine(input.reason ?? '') : null;
  return { reason, reason_by: reason === null ? null : role };
};

/**
 * Takes a step of a viewing and tells its sides. Throws `not_found`, `viewing_changed` when the step is not possible now,
 * `slot_taken`, `too_many_requests`, and `invalid_request` for times that are over or too far ahead.
 */
export const stepViewing = (
  db: Db,
  env: Env,
  { id, reader, input, ip }: { id: number; reader: ViewingReader; input: ViewingStepInput; ip: string },
): Promise<Change> =>
  db.transaction(async (tx) => {
    await enforceRateLimits(tx, stepLimits(reader, ip));
    const { viewing, conversation, role } = await lockViewing(tx, id, { reader, withSeller: takesTime(input) });
    const now = await readNow(tx);
    const isRefused = takesTime(input) && isClosed(conversation);
    if (isRefused || !isPossible(input.step, role, { ...viewing, now })) throw new ApiError('viewing_changed');
    const step = { viewing, role, input, now };
    const [after] = await tx
      .update(viewings)
      .set({
        ...(await columnsOf(tx, step)),
        ...reasonOf(input, role),
        ...(role === 'seller' && !isOutcome(input) && { is_answered: true }),
        updated_at: sql`now()`,
      })
      .where(eq(viewings.id, id))
      .returning();
    const { memberId } = sideOf(conversation, role);
    if (memberId !== null) await resolveNotices(tx, memberId, id);
    if (!isOutcome(input)) await tellSides(tx, env, { viewing: after!, conversation }, noticesOf(after!, step));
    return touchConversation(tx, conversation.id);
  });

/** Notes something for the reader only. Throws `not_found`. */
export const noteViewing = async (
  db: Db,
  { id, reader, note }: { id: number; reader: ViewingReader; note: string | null },
): Promise<void> => {
  await db.transaction(async (tx) => {
    const { role } = await lockViewing(tx, id, { reader, withSeller: false });
    await tx
      .update(viewings)
      .set({ [`${role}_note`]: cleanLines(note ?? '') || null })
      .where(eq(viewings.id, id));
  });
};
