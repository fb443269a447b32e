import { createHash } from 'node:crypto';
import { and, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { maxPushDevices, type PushDevice } from '@yoodee/api-contract/notification-choices';
import type { Db } from '../../db/database.ts';
import { pushDevices, sessions } from '../../db/schema.ts';
import { readDevice } from '../members/device.ts';
import { lockMember } from '../members/members.queries.ts';

export type PushDeviceRow = typeof pushDevices.$inferSelect;

interface NewDevice {
  memberId: number;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  userAgent: string | null;
}

const endpointHash = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

const ofMember = (memberId: number) => eq(pushDevices.member_id, memberId);
const newestFirst = [desc(pushDevices.created_at), desc(pushDevices.id)] as const;

/** Devices that show a member's notifications. */
export const createPushDeviceQueries = (db: Db) => ({
  async list(memberId: number): Promise<PushDevice[]> {
    const rows = await db
      .select()
      .from(pushDevices)
      .where(ofMember(memberId))
      .orderBy(...newestFirst);
    return rows.map(({ id, user_agent, created_at, endpoint }) => ({
      id,
      ...readDevice(user_agent),
      created_at: created_at.toISOString(),
      endpoint_hash: endpointHash(endpoint),
    }));
  },

  /** Adds or updates a device. A browser shows the news of one member: the last one who subscribed. */
  add: ({ memberId, sessionId, userAgent, endpoint, ...keys }: NewDevice): Promise<void> =>
    db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const values = {
        ...{ member_id: memberId, session_id: sessionId, endpoint, ...keys },
        ...{ user_agent: userAgent?.slice(0, 300) ?? null, created_at: sql`now()`, last_message_id: null },
      };
      await tx.insert(pushDevices).values(values).onConflictDoUpdate({ target: pushDevices.endpoint, set: values });
      const kept = tx
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(ofMember(memberId))
        .orderBy(...newestFirst)
        .limit(maxPushDevices);
      await tx.delete(pushDevices).where(and(ofMember(memberId), notInArray(pushDevices.id, kept)));
    }),

  /** Whether the member had this device. */
  async remove(memberId: number, id: number): Promise<boolean> {
    const { rowCount } = await db.delete(pushDevices).where(and(ofMember(memberId), eq(pushDevices.id, id)));
    return rowCount !== 0;
  },

  /** Devices that have not got this message yet, without those whose session was ended. */
  async findWaiting(memberId: number, messageId: number): Promise<PushDeviceRow[]> {
    const rows = await db
      .select({ device: pushDevices })
      .from(pushDevices)
      .leftJoin(sessions, eq(sessions.id, pushDevices.session_id))
      .where(
        and(
          ofMember(memberId),
          isNull(sessions.ended_at),
          or(isNull(pushDevices.last_message_id), sql`${pushDevices.last_message_id} <> ${messageId}`),
        ),
      );
    return rows.map(({ device }) => device);
  },

  async markAccepted(id: number, messageId: number): Promise<void> {
    await db.update(pushDevices).set({ last_message_id: messageId }).where(eq(pushDevices.id, id));
  },

  /** Removes a device that its push service no longer knows, unless it has subscribed anew in the meantime. */
  async forget({ id, endpoint, auth }: PushDeviceRow): Promise<void> {
    await db
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint), eq(pushDevices.auth, auth)));
  },
});
