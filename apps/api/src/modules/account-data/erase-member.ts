import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { deletionGraceDays } from '@yoodee/api-contract/account-data';
import { hourMs } from '@yoodee/site';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import {
  alertReaders,
  assetImages,
  assets,
  changedImages,
  leads,
  members,
  otpCodes,
  outboxMessages,
  serviceRequests,
} from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { eraseFromConversations } from '../conversations/erase-from-conversations.ts';
import { keysOf, unreferencedKeys } from '../images/image-references.queries.ts';
import type { ImageStore } from '../images/image-store.ts';
import { eraseFromViewings } from '../viewings/erase-from-viewings.ts';
import type { MemberRow } from '../members/member.view.ts';
import { createSecurityEventQueries } from '../security-events/security-events.queries.ts';

const erasureEveryMs = hourMs;

/** Replaces the name, in the language of the message. */
const nameOfNobody = sql`case locale when 'en' then 'Deleted member' else 'สมาชิกที่ลบบัญชีแล้ว' end`;

/** Removes the member's name from what others received. */
const anonymise = async (tx: Db, { id: memberId, phone }: Pick<MemberRow, 'id' | 'phone'>): Promise<void> => {
  await eraseFromViewings(tx, { memberId, phone });
  await eraseFromConversations(tx, { memberId, phone });
  // The previous release still reads this table.
  await tx.delete(leads).where(eq(leads.sender_id, memberId));
  await tx
    .update(serviceRequests)
    .set({ name: nameOfNobody, phone: '', detail: null, updated_at: sql`now()` })
    .where(eq(serviceRequests.member_id, memberId));
};

/**
 * Erases a member in one transaction: row, sessions, consents, listings, favourites, searches and notifications; codes
 * and messages to their phone; alerts of their address; their name in messages to others. Returns the keys of their
 * pictures, or null when there is no such member.
 */
const eraseRows = async (tx: Db, memberId: number): Promise<string[] | null> => {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (!member) return null;
  const ofAssets = await tx
    .select({ key: assetImages.key, source: assetImages.source_key })
    .from(assetImages)
    .innerJoin(assets, eq(assets.id, assetImages.asset_id))
    .where(eq(assets.owner_id, memberId));
  const ofChanges = await tx
    .select({ key: changedImages.key, source: changedImages.source_key })
    .from(changedImages)
    .innerJoin(assets, eq(assets.id, changedImages.asset_id))
    .where(eq(assets.owner_id, memberId));
  await anonymise(tx, member);
  await tx.delete(otpCodes).where(eq(otpCodes.phone, member.phone));
  await tx.delete(outboxMessages).where(eq(outboxMessages.recipient, member.phone));
  if (member.email !== null) await tx.delete(alertReaders).where(eq(alertReaders.email, member.email));
  if (member.line_sub !== null) await tx.delete(alertReaders).where(eq(alertReaders.line_sub, member.line_sub));
  await createSecurityEventQueries(tx).erase(memberId);
  await tx.delete(members).where(eq(members.id, memberId));
  await bumpContentVersion(tx);
  const keys = keysOf([...ofAssets, ...ofChanges]);
  return [member.image_key, member.uploaded_image_key, ...keys].filter((key) => key !== null);
};

/** Rows first: if a crash leaves a file, nothing refers to it and the image cleanup removes it. */
const removePictures = async (db: Db, store: ImageStore, keys: readonly string[]): Promise<void> => {
  for (const key of await unreferencedKeys(db, [...new Set(keys)])) await store.remove(key);
};

/** Erases a member immediately. False when there is no such member. */
export const eraseMember = async ({ db, store }: { db: Db; store: ImageStore }, memberId: number): Promise<boolean> => {
  const keys = await db.transaction((tx) => eraseRows(tx, memberId));
  if (keys) await removePictures(db, store, keys);
  return keys !== null;
};

const isDue = sql`${members.deletion_requested_at} <= now() - make_interval(days => ${deletionGraceDays})`;

/** Erases a member whose grace period is over. A row that another replica has locked is skipped. */
const eraseDue = async ({ db, store }: { db: Db; store: ImageStore }, memberId: number): Promise<void> => {
  const keys = await db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, memberId), isDue))
      .for('update', { skipLocked: true });
    return due ? eraseRows(tx, due.id) : null;
  });
  if (keys) await removePictures(db, store, keys);
};

/**
 * Erases the members whose grace period is over; safe on several replicas. A failure is logged and retried in the next
 * run, and does not stop the others.
 */
export const createErasure =
  ({ db, store, logger }: { db: Db; store: ImageStore; logger: Pick<FastifyBaseLogger, 'error'> }) =>
  async (): Promise<void> => {
    const due = await db.select({ id: members.id }).from(members).where(isDue).orderBy(members.deletion_requested_at);
    for (const { id: memberId } of due)
      await eraseDue({ db, store }, memberId).catch((err: unknown) =>
        logger.error({ err, memberId }, 'member not erased'),
      );
  };

export const eraseMembersJob = ({
  db,
  pictures: { store },
  logger,
}: {
  db: Db;
  pictures: { store: ImageStore };
  logger: Pick<FastifyBaseLogger, 'error'>;
}): ScheduledJob => ({ name: 'erase members', everyMs: erasureEveryMs, run: createErasure({ db, store, logger }) });
