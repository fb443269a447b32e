import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Conversation } from '@yoodee/api-contract/conversations';
import { openGuestConversation, sendGuestMessage } from '@yoodee/api-contract/guest-conversations';
import { conversationLinks, conversations, members, outboxMessages, rateWindows } from '../../db/schema.ts';
import { callAs, enquire, messagesOf, onlyConversationOf, tokenSentTo } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { textsTo } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
let seller: TestMember;
beforeAll(async () => {
  server = await openTestServer({ LINK_TEXTS_PER_DAY_SITE: '20' });
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  seller = await createTestMember(server, { first_name: 'ลงทุน', last_name: 'รวย' });
});
afterAll(() => server.close());

const visitor = (method: 'POST' | 'PATCH', path: string, body: object, headers: Record<string, string> = {}) =>
  callAs(server.app, null)(method, `/public/conversation${path}`, body, headers);
const open = async (token: string, place: object = {}) =>
  openGuestConversation.response.parse((await visitor('POST', '', { token, ...place })).json().data);
const reply = async (id: number, text: string, by = seller) => {
  const replied = await callAs(server.app, by)('POST', `/member/conversations/${id}/messages`, { text });
  if (replied.statusCode !== 201) throw new Error(replied.payload);
};
const rowOf = async (id: number) => (await server.db.select().from(conversations).where(eq(conversations.id, id)))[0]!;

/** A visitor has asked and the seller has replied. */
const begin = async (fields: Record<string, unknown> = {}) => {
  const { phone, assetId } = await enquire(server, seller, fields);
  const { id } = await onlyConversationOf(server.app, seller);
  await reply(id, 'ยังอยู่');
  return { id, phone, assetId, token: await tokenSentTo(server.db, phone) };
};
/** Moves everything in a conversation back. */
const letDaysPass = async (id: number, days: number) => {
  const back = sql`make_interval(days => ${days})`;
  await server.db
    .update(conversations)
    .set({
      last_message_at: sql`${conversations.last_message_at} - ${back}`,
      link_sent_at: sql`${conversations.link_sent_at} - ${back}`,
      link_opened_at: sql`${conversations.link_opened_at} - ${back}`,
    })
    .where(eq(conversations.id, id));
  await server.db.delete(rateWindows);
};

describe('a buyer without an account', () => {
  it('gets a link when the seller replies, reads and writes with it, and the seller sees when', async () => {
    const { id, phone, token } = await begin({ message: 'ยังว่างไหม' });
    expect(await textsTo(server.db, phone)).toEqual([
      `ผู้ขายตอบข้อความของคุณในอยู่ดีแล้ว อ่านและตอบกลับได้ที่ ${server.env.PUBLIC_ORIGIN}/conversation#${token}`,
    ]);

    const opened = await open(token);
    expect(opened.conversation).toMatchObject({
      ...{ id, side: 'buying', phone: null, line_id: null, unread: 1, note: null },
      other: { name: 'ลงทุน รวย', member_id: seller.id },
    });
    expect(opened.messages.items.map(({ mine, text }) => [mine, text])).toEqual([
      [true, 'ยังว่างไหม'],
      [false, 'ยังอยู่'],
    ]);
    expect(Date.parse(opened.expires_at) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect((await messagesOf(server.app, seller, id)).at(-1)).toMatchObject({ state: 'delivered' });

    const seen = await visitor('PATCH', '', { token, read_until: opened.messages.items.at(-1)!.id });
    expect(seen.json().data).toMatchObject({ unread: 0 });
    expect((await messagesOf(server.app, seller, id)).at(-1)).toMatchObject({ state: 'read' });

    const sent = await Promise.all(
      [1, 2, 3].map(() => visitor('POST', '/messages', { token, text: 'ขอนัดดู' }, { 'idempotency-key': 'g-1' })),
    );
    expect(new Set(sent.map(({ payload }) => payload)).size).toBe(1);
    expect(sendGuestMessage.response.parse(sent[0]!.json().data)).toMatchObject({ mine: true, key: 'g-1' });
    expect(await onlyConversationOf(server.app, seller)).toMatchObject({ is_waiting: true, phone });
  });

  it('is sent no link for an enquiry, so that nobody can have texts sent to the phones of others', async () => {
    const { phone } = await enquire(server, seller);

    expect(await textsTo(server.db, phone)).toEqual([]);
  });

  it('gets the link in the language of the enquiry, without what a stranger chose', async () => {
    const { phone } = await enquire(server, seller, { name: 'www.scam.example' });
    const { id } = await onlyConversationOf(server.app, seller);
    await server.db.update(conversations).set({ buyer_locale: 'en' }).where(eq(conversations.id, id));
    await reply(id, 'call me at www.scam.example');

    expect((await textsTo(server.db, phone))[0]).toMatch(
      new RegExp(`^The seller on Yoodee answered you. Read and reply: ${server.env.PUBLIC_ORIGIN}/en/conversation#`),
    );
  });

  it('gets one text a day while they do not look, and none while they do', async () => {
    const { id, phone, token } = await begin();
    await reply(id, 'อีกข้อ');
    expect(await textsTo(server.db, phone)).toHaveLength(1);

    await letDaysPass(id, 1);
    await reply(id, 'วันต่อมา');
    expect(await textsTo(server.db, phone)).toHaveLength(2);

    await letDaysPass(id, 1);
    await open(token);
    await reply(id, 'ยังดูอยู่');
    expect(await textsTo(server.db, phone)).toHaveLength(2);
    expect((await open(await tokenSentTo(server.db, phone))).conversation.id).toBe(id);
  });

  it('blocks the seller, who then cannot write', async () => {
    const { id, token } = await begin();

    const blocked = await visitor('PATCH', '', { token, is_blocked: true });
    expect((blocked.json().data as Conversation).closed_by).toBe('me');
    await expect(reply(id, 'ทำไม')).rejects.toThrow('wrong_state');
    expect((await visitor('POST', '/messages', { token, text: 'x' })).json().code).toBe('wrong_state');
  });

  it('pages with the link', async () => {
    const { token } = await begin();
    const { messages } = await open(token);

    expect((await open(token, { before: messages.items[1]!.id })).messages.items).toHaveLength(1);
    expect((await open(token, { after: messages.items[0]!.id })).messages.items).toHaveLength(1);
  });

  it('is warned about contact details of a new account, and the seller about theirs', async () => {
    const { id, token } = await begin({ message: 'โทร 086 111 2222' });
    await reply(id, 'แอดไลน์ line id: newseller');

    expect((await messagesOf(server.app, seller, id))[0]!.warnings).toEqual(['contact']);
    expect((await open(token)).messages.items.at(-1)!.warnings).toEqual(['contact']);
  });
});

describe('a link', () => {
  const attempts: [string, 'POST' | 'PATCH', string, object][] = [
    ['open it', 'POST', '', {}],
    ['write', 'POST', '/messages', { text: 'x' }],
    ['change it', 'PATCH', '', { is_blocked: true }],
    ['report it', 'POST', '/reports', { reason: 'spam' }],
    ['revoke it', 'POST', '/revoke', {}],
    ['follow its events', 'POST', '/events', {}],
  ];

  it.each(attempts)(
    'that is forged, expired, revoked or claimed cannot be used to %s, with one response',
    async (_what, method, path, body) => {
      const expired = await begin();
      await letDaysPass(expired.id, 31);
      seller = await createTestMember(server);
      const revoked = await begin();
      expect((await visitor('POST', '/revoke', { token: revoked.token })).statusCode).toBe(200);
      seller = await createTestMember(server);
      const claimed = await begin();
      const member = await createTestMember(server, { phone: claimed.phone });
      await onlyConversationOf(server.app, member);

      const tokens = ['A'.repeat(43), expired.token, revoked.token, claimed.token];
      const replies = await Promise.all(tokens.map((token) => visitor(method, path, { token, ...body })));

      const told = replies.map(({ statusCode, json }) => [statusCode, { ...json(), request_id: '' }]);
      expect(told[0]).toMatchObject([404, { code: 'not_found' }]);
      expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
      for (const { id } of [expired, revoked, claimed]) expect(await rowOf(id)).toMatchObject({ buyer_blocked: false });
    },
  );

  it.each([
    ['missing', {}],
    ['too short', { token: 'abc' }],
    ['too long', { token: 'A'.repeat(44) }],
    ['no text', { token: 7 }],
  ])('that is %s is refused, naming the field', async (_what, body) => {
    expect((await visitor('POST', '', body)).json().errors).toHaveProperty('token');
  });

  it('opens its own conversation only, and is not stored', async () => {
    const mine = await begin();
    seller = await createTestMember(server);
    const other = await begin();

    expect((await open(mine.token)).conversation.id).toBe(mine.id);
    const stored = await server.db
      .select()
      .from(conversationLinks)
      .where(eq(conversationLinks.conversation_id, other.id));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(other.token);
  });

  it('that was revoked is not sent again, until the buyer enquires again', async () => {
    const { id, phone, assetId, token } = await begin();
    await visitor('POST', '/revoke', { token });
    await letDaysPass(id, 2);

    await reply(id, 'ยังสนใจไหม');
    expect(await textsTo(server.db, phone)).toHaveLength(1);

    await enquire(server, seller, { assetId, phone: phone.replace('+66', '0'), message: 'สนใจอยู่' });
    await reply(id, 'นัดได้เลย');
    expect((await open(await tokenSentTo(server.db, phone))).conversation.id).toBe(id);
  });
});

describe('the costs of text messages', () => {
  const texts = async () => server.db.$count(outboxMessages);
  /** Guests ask sellers; every seller replies to every one. */
  const replyToGuests = async (sellers: readonly TestMember[], phones: readonly (string | undefined)[]) => {
    const before = await texts();
    for (const one of sellers) {
      for (const phone of phones) await enquire(server, one, phone === undefined ? {} : { phone });
      const { items } = (await callAs(server.app, one)('GET', '/member/conversations?side=selling')).json().data as {
        items: Conversation[];
      };
      for (const { id } of items) await reply(id, 'ยังอยู่', one);
    }
    return (await texts()) - before;
  };

  it('are limited for the whole site: half of a day’s texts at once; messages are stored without one', async () => {
    const sent = await replyToGuests(
      [seller],
      Array.from({ length: 13 }, () => undefined),
    );

    expect(sent).toBe(10);
  });

  it('are limited for one phone, however many sellers it was given to', async () => {
    const sellers = await Promise.all(Array.from({ length: 7 }, () => createTestMember(server)));

    expect(await replyToGuests(sellers, ['0812223334'])).toBe(5);
  });

  it('are limited for one seller', async () => {
    await begin();
    await server.db
      .update(rateWindows)
      .set({ count: 30 })
      .where(eq(rateWindows.bucket, `conversation:text:seller:${seller.id}`));

    expect(await replyToGuests([seller], [undefined])).toBe(0);
  });
});

describe('a member with the verified phone', () => {
  const claimants = async (phone: string) => createTestMember(server, { phone });
  const listOf = async (member: TestMember) =>
    (await callAs(server.app, member)('GET', '/member/conversations')).json().data.items as Conversation[];

  it('gets the conversations that were begun with it', async () => {
    const { id, phone, token } = await begin();
    const member = await claimants(phone);

    const [first, second] = await Promise.all([listOf(member), listOf(member)]);

    expect([first, second].map((list) => list.map((one) => one.id))).toEqual([[id], [id]]);
    expect(await messagesOf(server.app, member, id)).toHaveLength(2);
    expect((await visitor('POST', '', { token })).statusCode).toBe(404);
  });

  it('gets them after a change of phone, and keeps them after the next one', async () => {
    const { id, phone } = await begin();
    const member = await createTestMember(server);
    expect(await listOf(member)).toEqual([]);

    await server.db.update(members).set({ phone }).where(eq(members.id, member.id));
    expect(await listOf(member)).toMatchObject([{ id }]);
    await server.db.update(members).set({ phone: '+66899999999' }).where(eq(members.id, member.id));
    expect(await listOf(member)).toMatchObject([{ id }]);
  });

  it('gets none that only names it as a contact phone, and none that is over: the number may have changed hands', async () => {
    const { id, phone } = await begin();
    const other = await createTestMember(server, { contact_phone: phone });
    expect(await listOf(other)).toEqual([]);
    await letDaysPass(id, 31);

    expect(await listOf(await claimants(phone))).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ buyer_id: null });
  });

  it('has nothing written into a conversation of theirs by others who know the number', async () => {
    const member = await createTestMember(server);
    const { assetId } = await enquire(server, seller, { buyer: member, message: 'จากสมาชิก' });
    await enquire(server, seller, { assetId, phone: member.phone.replace('+66', '0'), message: 'จากคนอื่น' });

    const [own, ...others] = await listOf(member);

    expect(others).toEqual([]);
    expect((await messagesOf(server.app, member, own!.id)).map(({ text }) => text)).toEqual(['จากสมาชิก']);
    expect(await listOf(seller)).toHaveLength(2);
  });

  it('who sells gets no conversation with themselves', async () => {
    await enquire(server, seller, { phone: seller.phone.replace('+66', '0') });

    expect(await listOf(seller)).toMatchObject([{ side: 'selling' }]);
    const rows = await server.db
      .select()
      .from(conversations)
      .where(and(eq(conversations.seller_id, seller.id), eq(conversations.buyer_id, seller.id)));
    expect(rows).toEqual([]);
  });
});

it('T40 limits how often one address opens links', async () => {
  const guesser = newVisitor(server.app);
  await guesser.post('/public/conversation', { token: 'B'.repeat(43) });
  await server.db
    .update(rateWindows)
    .set({ count: 600 })
    .where(sql`${rateWindows.bucket} like 'conversation:link:%'`);

  expect((await guesser.post('/public/conversation', { token: 'B'.repeat(43) })).json().code).toBe('too_many_requests');
});
