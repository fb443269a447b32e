import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import type { MemberNotification } from '@yoodee/api-contract/notifications';
import type { Viewing } from '@yoodee/api-contract/viewings';
import {
  assets,
  conversationMessages,
  conversations,
  members,
  outboxMessages,
  sellerFacts,
  viewings,
} from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { callAs, enquire } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { textsTo } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { book, sellerWithHours, sendBooking, step, viewingFor } from '../../testing/test-viewing.ts';
import { endViewings } from './end-viewings.ts';
import { remindOfViewings } from './remind-of-viewings.ts';
import { computeSellerFacts } from './seller-facts.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
let assetId: number;
let viewing: Viewing;

beforeAll(async () => {
  server = await openTestServer({ LEADS_PER_HOUR_IP: '1000', SMS_REMINDERS: 'all' });
});
beforeEach(async () => {
  ({ seller, assetId } = await sellerWithHours(server));
  buyer = await createTestMember(server);
  ({ viewing } = await book(server.app, assetId, { buyer }));
});
afterAll(() => server.close());

const noticesOf = async (member: TestMember) => {
  const reply = await callAs(server.app, member)('GET', '/member/notifications');
  return (reply.json().data.items as MemberNotification[])
    .filter(({ data }) => data.viewing_id === viewing.id)
    .map(({ kind, data }) => (data.status ? `${kind} ${data.status}` : kind));
};
const end = () => endViewings(server.db, server.env);
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Puts the viewing on a day in Bangkok; it was agreed on two days earlier. */
const put = async (at: string, id = viewing.id) => {
  const time = new Date(at);
  await server.db
    .update(viewings)
    .set({
      ...{ starts_at: time, busy_from: time, busy_until: new Date(time.getTime() + 1_800_000) },
      agreed_at: new Date(time.getTime() - 48 * 3_600_000),
    })
    .where(eq(viewings.id, id));
};
/** What the job of a time does about the viewing; those of other tests are due as well. */
const remindAt = async (at: string, env: Partial<Env> = {}) => {
  const changes = await remindOfViewings(server.db, { ...server.env, ...env }, sql`${at}::timestamptz`);
  return changes.filter(({ id }) => id === viewing.conversation_id);
};

describe('viewings that cannot take place', () => {
  it.each(['sold', 'rented', 'hidden', 'deleted'] as const)('are ended when the asset is %s', async (status) => {
    await server.db.update(assets).set({ status }).where(eq(assets.id, assetId));

    const changes = await end();

    expect(changes.map(({ id }) => id)).toContain(viewing.conversation_id);
    const after = await viewingFor(server.app, buyer, viewing.id);
    expect(after).toMatchObject({ state: 'cancelled', ended_by: 'site', ending: 'asset_closed', steps: [] });
    expect(await noticesOf(buyer)).toEqual(['viewing_cancelled asset_closed']);
    expect(await noticesOf(seller)).toEqual(['viewing_cancelled asset_closed']);
    expect(await end()).toEqual([]);
  });

  it.each(['reserved', 'expired', 'paused'] as const)('do not include those of a %s asset', async (status) => {
    await server.db.update(assets).set({ status }).where(eq(assets.id, assetId));

    await end();

    expect(await viewingFor(server.app, buyer, viewing.id)).toMatchObject({ state: 'confirmed' });
  });

  it('are ended when the asset is erased', async () => {
    await server.db.delete(assets).where(eq(assets.id, assetId));

    await end();

    const after = await viewingFor(server.app, buyer, viewing.id);
    expect(after).toMatchObject({ state: 'cancelled', ending: 'asset_closed', asset: null });
  });

  it.each([
    ['is about to be deleted', { deletion_requested_at: new Date() }],
    ['is suspended', { user_status: 'suspended' as const }],
  ])('are ended when an account %s', async (_what, values) => {
    await server.db.update(members).set(values).where(eq(members.id, seller.id));

    await end();

    const after = await viewingFor(server.app, buyer, viewing.id);
    expect(after).toMatchObject({ state: 'cancelled', ending: 'account_closed' });
  });

  it('are ended when one side blocks the other, who is not told why', async () => {
    const path = `/member/conversations/${viewing.conversation_id}`;
    await callAs(server.app, seller)('PATCH', path, { is_blocked: true });

    await end();

    const after = await viewingFor(server.app, buyer, viewing.id);
    expect(after).toMatchObject({ state: 'cancelled', ended_by: 'other', ending: null, reason: null });
  });

  it('are ended when nobody answers in time, and their times are free again', async () => {
    const reply = await sendBooking(server.app, assetId, { buyer, kind: 'proposal', times: [soon(30)] });
    const { id } = reply.json().data.viewing as Viewing;
    await end();
    expect(await viewingFor(server.app, seller, id)).toMatchObject({ state: 'requested' });
    await server.db
      .update(viewings)
      .set({ answer_by: sql`now()` })
      .where(eq(viewings.id, id));

    const tooLate = await step(server.app, seller, id, { step: 'accept' });
    await end();

    expect(tooLate.json().code).toBe('viewing_changed');
    expect(await viewingFor(server.app, seller, id)).toMatchObject({ state: 'expired', times: [], ended_by: null });
  });

  it('leave past ones alone', async () => {
    await put(soon(-30));
    await server.db.update(assets).set({ status: 'sold' }).where(eq(assets.id, assetId));

    await end();

    expect(await viewingFor(server.app, buyer, viewing.id)).toMatchObject({ state: 'confirmed' });
  });

  it('are ended once, by two replicas at once', async () => {
    await server.db.update(assets).set({ status: 'sold' }).where(eq(assets.id, assetId));

    await Promise.all([end(), end()]);

    expect(await noticesOf(buyer)).toEqual(['viewing_cancelled asset_closed']);
  });
});

describe('reminders', () => {
  const day = '2031-03-05';

  it('go out a day and two hours before, once each, to both', async () => {
    await put(`${day}T14:00:00+07:00`);
    const told: Record<string, string[]> = {};
    for (const at of ['03-04T13:59', '03-04T14:01', '03-04T18:00', '03-05T11:59', '03-05T12:01', '03-05T13:30']) {
      const before = await server.db.select().from(viewings).where(eq(viewings.id, viewing.id));
      const changes = await remindAt(`2031-${at}:00+07:00`);
      told[at] = changes.length > 0 ? await noticesOf(before[0] ? buyer : seller) : [];
    }

    expect(told).toEqual({
      ...{ '03-04T13:59': [], '03-04T14:01': ['viewing_reminder'], '03-04T18:00': [] },
      ...{ '03-05T11:59': [], '03-05T12:01': ['viewing_reminder'], '03-05T13:30': [] },
    });
    expect(await noticesOf(seller)).toEqual(['viewing_reminder']);
  });

  it('wait for the morning, because the viewing may be cancelled overnight', async () => {
    await put(`${day}T09:30:00+07:00`);

    const atNight = await remindAt(`${day}T07:45:00+07:00`);
    const inTheMorning = await remindAt(`${day}T08:00:00+07:00`);

    expect([atNight.length, inTheMorning.length]).toEqual([0, 1]);
  });

  it('never go out for what was cancelled, moved away or is still a question', async () => {
    await put(soon(20));
    await step(server.app, seller, viewing.id, { step: 'move', times: [soon(200)] });
    const second = await book(server.app, assetId, { buyer });
    await put(soon(20), second.viewing.id);
    await step(server.app, buyer, second.viewing.id, { step: 'cancel' });

    const at = new Date(Date.now() + 19 * 3_600_000);
    const noon = `${at.toISOString().slice(0, 10)}T05:00:00Z`;
    await remindAt(noon);
    await remindAt(soon(18.5));

    expect(await noticesOf(buyer)).not.toContain('viewing_reminder');
    expect(await noticesOf(seller)).not.toContain('viewing_reminder');
  });

  it('that are unsent are withdrawn when the viewing is cancelled', async () => {
    const linked = { line_sub: `U${buyer.id}` };
    await server.db.update(members).set(linked).where(eq(members.id, buyer.id));
    await put(`${day}T14:00:00+07:00`);
    await remindAt('2031-03-04T15:00:00+07:00');
    await enquire(server, buyer);
    const newsOf = async () => {
      const rows = await server.db.select().from(outboxMessages).where(eq(outboxMessages.member_id, buyer.id));
      return rows.flatMap(({ news }) => [news!.count, ...news!.items.map(({ text }) => text)]);
    };
    const before = await newsOf();

    await step(server.app, seller, viewing.id, { step: 'cancel' });
    const after = await newsOf();

    expect(before).toEqual([2, expect.stringContaining('เตือนนัดดู'), expect.stringContaining('มีคนติดต่อ')]);
    expect(after).toEqual([2, expect.stringContaining('มีคนติดต่อ'), expect.stringContaining('ถูกยกเลิก')]);
  });

  it('come again for a new time', async () => {
    await put(`${day}T14:00:00+07:00`);
    await remindAt(`2031-03-04T15:00:00+07:00`);
    await server.db.update(viewings).set({ day_reminder_at: null }).where(eq(viewings.id, viewing.id));
    await put('2031-03-08T14:00:00+07:00');

    expect(await remindAt('2031-03-05T15:00:00+07:00')).toEqual([]);
    expect(await remindAt('2031-03-07T15:00:00+07:00')).toHaveLength(1);
  });

  it('are not sent when it was agreed on a moment ago', async () => {
    await put(`${day}T14:00:00+07:00`);
    await server.db
      .update(viewings)
      .set({ agreed_at: new Date(`${day}T12:30:00+07:00`) })
      .where(eq(viewings.id, viewing.id));

    expect(await remindAt(`${day}T12:40:00+07:00`)).toEqual([]);
  });

  /** A viewing at two in the afternoon of a buyer without an account; the seller has taken a step unless they are silent. */
  const bookAsGuest = async ({ isSilent = false, locale = 'th' as 'th' | 'en' } = {}) => {
    const { viewing: booked, token } = await book(server.app, assetId);
    const { phone, conversation_id } = await viewingFor(server.app, seller, booked.id);
    await server.db.update(conversations).set({ buyer_locale: locale }).where(eq(conversations.id, conversation_id!));
    const take = (step: object) =>
      callAs(server.app, null)('POST', '/public/viewings/steps', { token, id: booked.id, action: step });
    if (!isSilent) {
      await step(server.app, seller, booked.id, { step: 'move', times: [soon(400)] });
      await take({ step: 'accept' });
    }
    // The seller of the others is busy then.
    await server.db
      .update(viewings)
      .set({ busy_from: null, busy_until: null })
      .where(eq(viewings.seller_id, seller.id));
    const time = new Date(`${day}T14:00:00+07:00`);
    await server.db
      .update(viewings)
      .set({ starts_at: time, agreed_at: new Date(time.getTime() - 48 * 3_600_000) })
      .where(eq(viewings.id, booked.id));
    const before = (await textsTo(server.db, phone!)).length;
    return { take, textsSince: async () => (await textsTo(server.db, phone!)).slice(before) };
  };
  const link = /#[\w-]{43}$/;

  it('reach a buyer without an account by text, where the site has them', async () => {
    const guest = await bookAsGuest();

    await remindAt('2031-03-04T15:30:00+07:00', { SMS_REMINDERS: 'none' });
    const withoutTexts = await guest.textsSince();
    await remindAt('2031-03-05T12:30:00+07:00', { SMS_REMINDERS: 'before' });
    const reminded = await guest.textsSince();
    await remindAt('2031-03-06T09:00:00+07:00', { SMS_REMINDERS: 'before' });

    expect(withoutTexts).toEqual([]);
    expect(reminded).toEqual([expect.stringMatching(/^เตือนนัดดู/)]);
    expect(await guest.textsSince()).toEqual(reminded);
  });

  it.each([
    ['th', 'นัดดูทรัพย์ในอยู่ดีเป็นอย่างไรบ้าง ตอบหรือเลิกรับ SMS ได้ที่ '],
    ['en', 'How was your viewing on Yoodee? Answer, or stop these texts: '],
  ] as const)('ask a buyer without an account once, in %s, by a link that takes the answer', async (locale, words) => {
    const guest = await bookAsGuest({ locale });

    await remindAt('2031-03-05T12:30:00+07:00');
    await Promise.all([remindAt('2031-03-06T09:00:00+07:00'), remindAt('2031-03-06T09:01:00+07:00')]);

    const [reminder, question, ...more] = await guest.textsSince();
    expect(reminder).toMatch(link);
    expect(question!.replace(/http\S+/, '')).toBe(words);
    expect(more).toEqual([]);
    const token = link.exec(question!)![0].slice(1);
    const opened = await callAs(server.app, null)('POST', '/public/viewings', { token });
    expect(opened.statusCode).toBe(200);
  });

  it('ask for feedback neither at night, nor an unverified phone, nor a buyer who has revoked the link', async () => {
    const silent = await bookAsGuest({ isSilent: true });
    const revoked = await bookAsGuest();
    await server.db.update(conversations).set({ link_revoked_at: sql`now()` });
    await remindAt('2031-03-06T09:00:00+07:00');
    const late = await bookAsGuest();

    await remindAt('2031-03-06T23:00:00+07:00');
    const atNight = await late.textsSince();
    await remindAt('2031-03-07T08:00:00+07:00');

    expect([await silent.textsSince(), await revoked.textsSince(), atNight]).toEqual([[], [], []]);
    expect(await late.textsSince()).toHaveLength(1);
  });

  it('ask for feedback on the next day, from sides that have given none', async () => {
    await put(`${day}T14:00:00+07:00`);
    await server.db.update(viewings).set({ seller_outcome: 'kept' }).where(eq(viewings.id, viewing.id));

    const early = await remindAt('2031-03-06T08:59:00+07:00');
    const asked = await remindAt('2031-03-06T09:00:00+07:00');
    const again = await remindAt('2031-03-06T10:00:00+07:00');

    expect([early.length, asked.length, again.length]).toEqual([0, 1, 0]);
    expect(await noticesOf(buyer)).toEqual(['viewing_feedback']);
    expect(await noticesOf(seller)).not.toContain('viewing_feedback');
  });

  it('go out once, by two replicas at once', async () => {
    await put(`${day}T14:00:00+07:00`);
    const at = '2031-03-04T15:00:00+07:00';

    const told = await Promise.all([remindAt(at), remindAt(at)]);

    expect(told.flat()).toHaveLength(1);
  });
});

describe('facts of a seller', () => {
  const factsOf = async () => {
    const reply = await callAs(server.app, null)('GET', `/assets/${assetId}`);
    const { answers_within_min, kept_viewings } = (reply.json().data as AssetDetail).seller;
    return { answers_within_min, kept_viewings };
  };

  /** An enquiry of two days ago, answered after some minutes, and its viewing, with what the buyer says. */
  const addCase = async (minutes: number | null, outcome: 'kept' | 'no_show' | null, isOpened = true) => {
    const { phone } = await enquire(server, seller, { assetId });
    const [row] = await server.db
      .update(conversations)
      .set({
        created_at: sql`now() - interval '2 days'`,
        ...(isOpened && { link_opened_at: sql`now()` }),
      })
      .where(and(eq(conversations.seller_id, seller.id), eq(conversations.buyer_phone, phone)))
      .returning();
    if (minutes !== null)
      await server.db.insert(conversationMessages).values({
        ...{ conversation_id: row!.id, author: 'seller', text: 'ว่าง', locale: 'th' },
        created_at: sql`now() - interval '2 days' + make_interval(mins => ${minutes})`,
      });
    if (outcome)
      await server.db.insert(viewings).values({
        ...{ conversation_id: row!.id, seller_id: seller.id, asset_id: assetId, state: 'confirmed', begun_by: 'buyer' },
        ...{ length_min: 30, starts_at: new Date(Date.now() - 86_400_000), buyer_outcome: outcome },
      });
  };

  it('are shown from ten cases on, and only from buyers who exist', async () => {
    for (let index = 0; index < 9; index += 1) await addCase(20 + index, index === 0 ? 'no_show' : 'kept');
    await addCase(null, 'no_show', false);
    await computeSellerFacts(server.db);
    const fewViewings = await factsOf();
    await addCase(5, 'kept');

    await computeSellerFacts(server.db);

    expect(fewViewings).toEqual({ answers_within_min: 24, kept_viewings: undefined });
    expect(await factsOf()).toEqual({ answers_within_min: 24, kept_viewings: { kept: 9, of: 10 } });
    const profile = await callAs(server.app, null)('GET', `/members/${seller.id}`);
    expect(profile.json().data).toMatchObject({ kept_viewings: { kept: 9, of: 10 } });
  });

  it('say nothing of a seller who leaves most enquiries unanswered', async () => {
    for (let index = 0; index < 12; index += 1) await addCase(index < 5 ? 1 : null, null);

    await computeSellerFacts(server.db);

    expect(await factsOf()).toEqual({ answers_within_min: undefined, kept_viewings: undefined });
  });

  it('are removed when they are no longer true', async () => {
    await server.db.insert(sellerFacts).values({ member_id: seller.id, answers_within_min: 3 });

    await computeSellerFacts(server.db);

    expect(await factsOf()).toEqual({ answers_within_min: undefined, kept_viewings: undefined });
  });
});
