import type { InjectOptions } from 'fastify';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { otpCodes, outboxMessages, rateWindows, sessions } from '../db/schema.ts';
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

/** Asks for a code for an E.164 phone and reads it as its owner would. */
export const askCode = async ({ app, db }: TestServer, phone: string, options: InjectOptions = {}) => {
  const reply = await app.inject({
    ...options,
    method: 'POST',
    url: '/api/v1/member/auth/otp',
    body: { phone_number: phone },
  });
  if (reply.statusCode !== 200) throw new Error(`No code for ${phone}: ${reply.body}`);
  return { refCode: reply.json().data.ref_code as string, otp: await codeSentTo(db, phone) };
};

/** A code that is not `otp`. */
export const wrongFor = (otp: string): string => otp.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** Lets `seconds` go by for everything that sign-in decides by the database clock, by moving its rows back. */
export const letTimePass = async (db: Db, seconds: number): Promise<void> => {
  const back = sql`make_interval(secs => ${seconds})`;
  await db.update(otpCodes).set({
    createdAt: sql`${otpCodes.createdAt} - ${back}`,
    expiresAt: sql`${otpCodes.expiresAt} - ${back}`,
  });
  await db.update(rateWindows).set({
    startsAt: sql`${rateWindows.startsAt} - ${back}`,
    endsAt: sql`${rateWindows.endsAt} - ${back}`,
  });
  await db.update(sessions).set({
    seenAt: sql`${sessions.seenAt} - ${back}`,
    expiresAt: sql`${sessions.expiresAt} - ${back}`,
  });
  await db.update(outboxMessages).set({
    nextTryAt: sql`${outboxMessages.nextTryAt} - ${back}`,
    expiresAt: sql`${outboxMessages.expiresAt} - ${back}`,
  });
};
