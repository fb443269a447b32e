import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { viewings } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { Change } from '../conversations/conversation-changes.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';
import { forDue, toBoth } from './due-viewings.ts';

const { starts_at, agreed_at, day_reminder_at, hours_reminder_at, feedback_asked_at } = viewings;

/**
 * Reminders are created only outside of quiet hours, because one that waits in the outbox could go out for a cancelled
 * viewing. Text messages do not wait for the morning, so feedback is not asked for at night either. `at` is the current
 * time.
 */
const isDaytime = (at: SQL) => sql`(${quietUntil(at)}) is null`;

const isAgreed = eq(viewings.state, 'confirmed');

/** Starts within these hours, and was agreed on before them: otherwise both sides have just been notified. */
const isNear = (at: SQL, hours: number) =>
  sql`(${starts_at} > ${at} and ${starts_at} <= ${at} + make_interval(hours => ${hours})
    and ${agreed_at} < ${starts_at} - make_interval(hours => ${hours}))`;

/** A day before, but not shortly before the second reminder. */
const remindADayBefore = (db: Db, env: Env, at: SQL) =>
  forDue(db, env, {
    due: and(
      isAgreed,
      isDaytime(at),
      sql`${day_reminder_at} is null`,
      isNear(at, 24),
      sql`${starts_at} > ${at} + interval '3 hours'`,
    )!,
    columns: () => ({ day_reminder_at: at }),
    notices: () => toBoth('viewing_reminder'),
  });

const remindTwoHoursBefore = (db: Db, env: Env, at: SQL) =>
  forDue(db, env, {
    due: and(isAgreed, isDaytime(at), sql`${hours_reminder_at} is null`, isNear(at, 2))!,
    columns: () => ({ hours_reminder_at: at }),
    notices: () => toBoth('viewing_reminder'),
  });

/** Asks for feedback from nine o'clock on the next day, from sides that have given none. */
const askHowItWas = (db: Db, env: Env, at: SQL) =>
  forDue(db, env, {
    due: and(
      isAgreed,
      isDaytime(at),
      sql`${feedback_asked_at} is null`,
      sql`(${at}) at time zone 'Asia/Bangkok'
        >= date_trunc('day', ${starts_at} at time zone 'Asia/Bangkok') + interval '1 day 9 hours'`,
      sql`${starts_at} > ${at} - interval '4 days'`,
    )!,
    columns: () => ({ feedback_asked_at: at }),
    notices: ({ viewing: { seller_outcome, buyer_outcome } }) => [
      ...(seller_outcome === null ? [{ to: 'seller', kind: 'viewing_feedback' } as const] : []),
      ...(buyer_outcome === null ? [{ to: 'buyer', kind: 'viewing_feedback' } as const] : []),
    ],
  });

/**
 * Reminds both sides a day and two hours before, and asks for feedback. Columns of the viewing record what was sent and
 * are cleared by a new time, so that each reminder goes out once per time. Any replica may run it at any time. `at` is
 * the current time.
 */
export const remindOfViewings = async (db: Db, env: Env, at: SQL = sql`now()`): Promise<Change[]> => [
  ...(await remindTwoHoursBefore(db, env, at)),
  ...(await remindADayBefore(db, env, at)),
  ...(await askHowItWas(db, env, at)),
];
