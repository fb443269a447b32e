import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { viewings } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { Change } from '../conversations/conversation-changes.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';
import { forDue, toBoth } from './due-viewings.ts';

const { starts_at, agreed_at, day_reminder_at, hours_reminder_at, feedback_asked_at } = viewings;

/**
 * Reminders do not wait in the outbox until the morning: the viewing may be cancelled by then. Text messages never wait, so
 * the question is not asked at night either. `at` is the present.
 */
const isDaytime = (at: SQL) => sql`(${quietUntil(at)}) is null`;

const isAgreed = eq(viewings.state, 'confirmed');

/** Within these hours before the viewing, and not when it was agreed on in that time: then both know. */
const isNear = (at: SQL, hours: number) =>
  sql`(${starts_at} > ${at} and ${starts_at} <= ${at} + make_interval(hours => ${hours})
    and ${agreed_at} < ${starts_at} - make_interval(hours => ${hours}))`;

/** A day before; not when it is so late that the second reminder is about to come. */
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

/** On the next day from nine in the morning on, those who have not said it of themselves. */
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
 * Reminds both sides a day and two hours before, and asks how it was. What was sent is a column of the viewing, which a new
 * time clears, so that each goes out once and none after a change. Any replica may run it at any time. `at` is the present.
 */
export const remindOfViewings = async (db: Db, env: Env, at: SQL = sql`now()`): Promise<Change[]> => [
  ...(await remindTwoHoursBefore(db, env, at)),
  ...(await remindADayBefore(db, env, at)),
  ...(await askHowItWas(db, env, at)),
];
