import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  isChosen,
  notificationTopics,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationTopic,
} from '@yoodee/api-contract/notification-kinds';
import type { NotificationSettings } from '@yoodee/api-contract/notification-choices';
import type { Db } from '../../db/database.ts';
import { emailCodes, members, outboxMessages } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { createPushDeviceQueries } from '../outbox/push-devices.queries.ts';
import type { Unsubscriber } from './unsubscribe-token.ts';

/** Which channels the site has, besides the bell. `push` is the public key for which browsers subscribe. */
export type OfferedChannels = Record<'line' | 'email', boolean> & { push: string | null };

const waitsForMorning = and(
  isNotNull(outboxMessages.news),
  isNull(outboxMessages.sent_at),
  isNull(outboxMessages.failed_at),
  eq(outboxMessages.tries, 0),
);

/** What members chose to be told. */
export const createChoiceQueries = (db: Db) => {
  /** Merges choices in one statement: other topics and channels keep theirs, also with concurrent requests. */
  const choose = async (
    memberId: number,
    topic: NotificationTopic,
    changes: NotificationChoices[NotificationTopic],
  ) => {
    const before = sql`coalesce(${members.notification_choices} -> ${topic}::text, '{}')`;
    const after = sql`${before} || ${JSON.stringify(changes)}::jsonb`;
    await db
      .update(members)
      .set({
        notification_choices: sql`${members.notification_choices} || jsonb_build_object(${topic}::text, ${after})`,
      })
      .where(eq(members.id, memberId));
  };

  return {
    choose: (memberId: number, topic: NotificationTopic, channel: NotificationChannel, isOn: boolean) =>
      choose(memberId, topic, { [channel]: isOn }),

    /** When quiet hours are switched off, messages that waited for the morning are sent now. */
    setQuietHours: (memberId: number, isQuiet: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(members).set({ quiet_hours: isQuiet }).where(eq(members.id, memberId));
        if (isQuiet) return;
        await tx
          .update(outboxMessages)
          .set({ next_try_at: sql`now()` })
          .where(and(eq(outboxMessages.member_id, memberId), waitsForMorning));
      }),

    async setDigestHour(memberId: number, hour: number): Promise<void> {
      await db.update(members).set({ digest_hour: hour }).where(eq(members.id, memberId));
    },

    /** Throws `signed_out`. */
    async read(memberId: number, offered: OfferedChannels): Promise<NotificationSettings> {
      const [member] = await db
        .select({
          choices: members.notification_choices,
          quietHours: members.quiet_hours,
          digestHour: members.digest_hour,
          lineSub: members.line_sub,
          email: members.email,
          pendingEmail: emailCodes.email,
        })
        .from(members)
        .leftJoin(emailCodes, and(eq(emailCodes.member_id, members.id), gt(emailCodes.expires_at, sql`now()`)))
        .where(eq(members.id, memberId));
      if (!member) throw new ApiError('signed_out');
      const { choices, quietHours, digestHour, lineSub, email, pendingEmail } = member;
      const linkState = lineSub === null ? 'unlinked' : 'linked';
      return {
        topics: notificationTopics.map((topic) => ({
          topic,
          bell: isChosen(choices, topic, 'bell'),
          line: isChosen(choices, topic, 'line'),
          email: isChosen(choices, topic, 'email'),
          push: isChosen(choices, topic, 'push'),
        })),
        quiet_hours: quietHours,
        digest_hour: digestHour,
        line: offered.line ? linkState : 'unavailable',
        email_available: offered.email,
        email,
        pending_email: pendingEmail,
        push_key: offered.push,
        push_devices: offered.push === null ? [] : await createPushDeviceQueries(db).list(memberId),
      };
    },

    /**
     * Switches all mail of a member off, and removes what waits. False when the address is no longer theirs, so that an
     * old link does not silence a new address.
     */
    unsubscribe: ({ memberId, email }: Unsubscriber): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [member] = await tx
          .select({ id: members.id })
          .from(members)
          .where(and(eq(members.id, memberId), eq(members.email, email)))
          .for('no key update');
        if (!member) return false;
        const queries = createChoiceQueries(tx);
        for (const topic of notificationTopics) await queries.choose(memberId, topic, 'email', false);
        await tx
          .delete(outboxMessages)
          .where(and(eq(outboxMessages.member_id, memberId), eq(outboxMessages.channel, 'email'), waitsForMorning));
        return true;
      }),

    /** The verified address of a member. */
    async findEmail(memberId: number): Promise<string | null> {
      const [member] = await db.select({ email: members.email }).from(members).where(eq(members.id, memberId));
      return member?.email ?? null;
    },
  };
};
