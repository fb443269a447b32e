import type { InjectOptions } from 'fastify';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  lineProofs,
  otpCodes,
  outboxMessages,
  phoneChanges,
  passkeyChallenges,
  rateWindows,
  sessionProofs,
  sessions,
} from '../db/schema.ts';
import type { TestServer } from './test-server.ts';

/** The code in the newest undelivered message to a phone. */
export const codeSentTo = async (db: Db, phone: string): Promise<string> => {
  const [message] = await db
    .select({ code: outboxMessages.code })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, phone))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  if (!message?.code) throw new Error(`No code waits for ${phone}`);
  return message.code;
};

/** The undelivered messages to a phone, oldest first. */
export const textsTo = async (db: Db, phone: string): Promise<string[]> => {
  const messages = await db
    .select({ body: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, phone))
    .orderBy(outboxMessages.id);
  return messages.map(({ body }) => body);
};

/** Requests a code for an E.164 phone and returns it from the message. */
export const requestCode = async ({ app, db }: TestServer, phone: string, options: InjectOptions = {}) => {
  const reply = await app.inject({
    ...options,
    method: 'POST',
    url: '/api/v1/member/auth/otp',
    body: { phone_number: phone },
  });
  if (reply.statusCode !== 200) throw new Error(`No code for ${phone}: ${reply.body}`);
  return { refCode: reply.json().data.ref_code as string, otp: await codeSentTo(db, phone) };
};

/** A wrong code. */
export const wrongFor = (otp: string): string => otp.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** Lets `seconds` pass for everything that sign-in decides by the database clock, by moving its rows back. */
export const letTimePass = async (db: Db, seconds: number): Promise<void> => {
  const back = sql`make_interval(secs => ${seconds})`;
  await db.update(otpCodes).set({
    created_at: sql`${otpCodes.created_at} - ${back}`,
    expires_at: sql`${otpCodes.expires_at} - ${back}`,
  });
  await db.update(passkeyChallenges).set({ expires_at: sql`${passkeyChallenges.expires_at} - ${back}` });
  await db.update(lineProofs).set({ expires_at: sql`${lineProofs.expires_at} - ${back}` });
  await db.update(rateWindows).set({
    starts_at: sql`${rateWindows.starts_at} - ${back}`,
    ends_at: sql`${rateWindows.ends_at} - ${back}`,
  });
  await db.update(sessions).set({
    seen_at: sql`${sessions.seen_at} - ${back}`,
    browser_key_at: sql`${sessions.browser_key_at} - ${back}`,
    former_key_until: sql`${sessions.former_key_until} - ${back}`,
    expires_at: sql`${sessions.expires_at} - ${back}`,
  });
  await db.update(phoneChanges).set({ changed_at: sql`${phoneChanges.changed_at} - ${back}` });
  await db.update(sessionProofs).set({ proved_at: sql`${sessionProofs.proved_at} - ${back}` });
  await db.update(outboxMessages).set({
    next_try_at: sql`${outboxMessages.next_try_at} - ${back}`,
    expires_at: sql`${outboxMessages.expires_at} - ${back}`,
  });
};
