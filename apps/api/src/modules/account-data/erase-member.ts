import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { deletionGraceDays } from '@yoodee/api-contract';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import {
  assetImages,
  assets,
  leads,
  members,
  notifications,
  otpCodes,
  outboxMessages,
  serviceRequests,
} from '../../db/schema.ts';
import { unreferencedKeys } from '../images/asset-images.queries.ts';
import type { ImageStore } from '../images/image-store.ts';

export const erasureEveryMs = 60 * 60 * 1_000;

/** Stands where a name was, in the language that was written in. */
const nameOfNobody = sql`case locale when 'en' then 'Deleted member' else 'สมาชิกที่ลบบัญชีแล้ว' end`;

/** What others hold of a member stays theirs, without saying whose it was. */
const anonymise = async (tx: Db, memberId: number): Promise<void> => {
  await tx
    .update(leads)
    .set({
      name: nameOfNobody,
      phone: '',
      message: null,
      viewing_slots: null,
      status: 'closed',
      updated_at: sql`now()`,
    })
    .where(eq(leads.sender_id, memberId));
  await tx
    .update(notifications)
    .set({ data: sql`${notifications.data} || jsonb_build_object('name', ${leads.name})` })
    .from(leads)
    .where(
      and(
        eq(leads.sender_id, memberId),
        // The receiver's own notices have an index; all notices have none by what they hold.
        eq(notifications.member_id, leads.member_id),
        eq(notifications.kind, 'lead_received'),
        sql`${notifications.data} @> jsonb_build_object('lead_id', ${leads.id})`,
      ),
    );
  await tx
    .update(serviceRequests)
    .set({ name: nameOfNobody, phone: '', detail: null, updated_at: sql`now()` })
    .where(eq(serviceRequests.member_id, memberId));
};

/**
 * Erases a member in one transaction: row, sessions, consents, listings, favourites, searches and notices go with it,
 * codes and messages to their phone as well, and what they wrote to others loses their name. Returns the keys of their
 * pictures; null when there is no such member.
 */
const eraseRows = async (tx: Db, memberId: number): Promise<string[] | null> => {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (!member) return null;
  const ofAssets = await tx
    .select({ key: assetImages.key })
    .from(assetImages)
    .innerJoin(assets, eq(assets.id, assetImages.asset_id))
    .where(eq(assets.owner_id, memberId));
  await anonymise(tx, memberId);
  await tx.delete(otpCodes).where(eq(otpCodes.phone, member.phone));
  await tx.delete(outboxMessages).where(eq(outboxMessages.recipient, member.phone));
  await tx.delete(members).where(eq(members.id, memberId));
  await bumpContentVersion(tx);
  return [member.imageKey, member.uploadedImageKey, ...ofAssets.map(({ key }) => key)].filter((key) => key !== null);
};

/** Rows first: a picture that a crash leaves behind is shown by nothing, and swept. */
const removePictures = async (db: Db, store: ImageStore, keys: readonly string[]): Promise<void> => {
  for (const key of await unreferencedKeys(db, [...new Set(keys)])) await store.remove(key);
};

/** Erases a member everywhere, at once. False when there is no such member. */
export const eraseMember = async ({ db, store }: { db: Db; store: ImageStore }, memberId: number): Promise<boolean> => {
  const keys = await db.transaction((tx) => eraseRows(tx, memberId));
  if (keys) await removePictures(db, store, keys);
  return keys !== null;
};

const isDue = sql`${members.deletionRequestedAt} <= now() - make_interval(days => ${deletionGraceDays})`;

/** Erases a member whose days of grace are over; a row that another replica is at work on is left to it. */
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
 * A job that erases the members whose days of grace are over; any replica may run it at any time. One who cannot be erased
 * is logged and tried again at the next turn: the others' right does not wait for them.
 */
export const createErasure =
  ({ db, store, logger }: { db: Db; store: ImageStore; logger: Pick<FastifyBaseLogger, 'error'> }) =>
  async (): Promise<void> => {
    const due = await db.select({ id: members.id }).from(members).where(isDue).orderBy(members.deletionRequestedAt);
    for (const { id: memberId } of due)
      await eraseDue({ db, store }, memberId).catch((err: unknown) =>
        logger.error({ err, memberId }, 'member not erased'),
      );
  };
