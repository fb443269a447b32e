import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { conversations, rateWindows } from '../../db/schema.ts';
import { callAs, enquire, messagesOf, onlyConversationOf, tokenSentTo } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let origin: string;
let seller: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  seller = await createTestMember(server);
  buyer = await createTestMember(server);
});
afterAll(() => {
  // Closing a server waits for connections that a client opened and did not use.
  server.app.server.closeAllConnections();
  return server.close();
});

interface ReceivedEvent {
  id: number;
  data: { id: number };
}

const parse = (block: string): ReceivedEvent[] => {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return fields.event === 'conversation' ? [{ id: Number(fields.id), data: JSON.parse(fields.data) }] : [];
};

/** Opens a stream and collects its events; `ended` resolves when the server ends it. */
const follow = async (
  path: string,
  { at = origin, ...options }: { at?: string; headers?: Record<string, string>; body?: object } = {},
) => {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const reply = await fetch(`${at}/api/v1${path}`, {
    method: options.body ? 'POST' : 'GET',
    headers: { ...options.headers, ...(options.body && { 'content-type': 'application/json' }) },
    signal: controller.signal,
    ...(options.body && { body: JSON.stringify(options.body) }),
  });
  const events: ReceivedEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      events.push(...blocks.flatMap(parse));
    }
  };
  const ended = read().catch(() => undefined);
  return { reply, events, ended, leave: () => controller.abort() };
};
const followAs = (member: TestMember, headers: Record<string, string> = {}, at?: string) =>
  follow('/member/conversations/events', { headers: { ...member.headers, ...headers }, ...(at && { at }) });
const write = (member: TestMember, id: number, text: string, app: FastifyInstance = server.app) =>
  callAs(app, member)('POST', `/member/conversations/${id}/messages`, { text });
const begin = async () => {
  await enquire(server, seller, { buyer });
  return (await onlyConversationOf(server.app, seller)).id;
};

/**
 * PostgreSQL notifies a moment after the response, in the order of commits. Resolves when all changes so far have been
 * notified, so that streams opened from here on get later ones only.
 */
const allNotified = async () => {
  const [one, other] = [await createTestMember(server), await createTestMember(server)];
  const witness = await followAs(one);
  await enquire(server, one, { buyer: other });
  await expect.poll(() => witness.events.length).toBe(1);
  witness.leave();
};

describe('a member', () => {
  it('is told of enquiries, messages and ticks of their own conversations, and of no others', async () => {
    const [sellers, buyers, strangers] = await Promise.all([
      followAs(seller),
      followAs(buyer),
      followAs(await createTestMember(server)),
    ]);
    expect(sellers.reply.headers.get('content-type')).toContain('text/event-stream');
    expect(sellers.reply.headers.get('cache-control')).toBe('private, no-store, no-transform');

    const id = await begin();
    await expect.poll(() => sellers.events.length).toBe(1);
    await write(seller, id, 'ยังอยู่');
    await expect.poll(() => buyers.events.length).toBe(2);
    await messagesOf(server.app, buyer, id);
    await expect.poll(() => sellers.events.length).toBe(3);

    expect(sellers.events.map(({ data }) => data)).toEqual([{ id }, { id }, { id }]);
    expect(sellers.events.map((event) => event.id)).toEqual(sellers.events.map((event) => event.id).toSorted());
    expect(strangers.events).toEqual([]);
  });

  it('is not told what the other side keeps to itself', async () => {
    const id = await begin();
    await allNotified();
    const buyers = await followAs(buyer);

    await callAs(server.app, seller)('PATCH', `/member/conversations/${id}`, { note: 'ต่อราคาเก่ง', is_muted: true });
    await write(seller, id, 'ยังอยู่');

    await expect.poll(() => buyers.events.length).toBe(1);
  });

  it('gets what they missed by Last-Event-ID, and nothing without', async () => {
    const id = await begin();
    const first = await followAs(seller);
    await write(buyer, id, 'หนึ่ง');
    await expect.poll(() => first.events.length).toBe(1);
    first.leave();
    await write(buyer, id, 'สอง');
    await allNotified();
    await server.db.update(conversations).set({ changed_at: sql`now() - interval '1 hour'` });

    const again = await followAs(seller, { 'last-event-id': String(first.events[0]!.id) });
    await expect.poll(() => again.events.map(({ data }) => data.id)).toEqual([id]);

    const current = await followAs(seller, { 'last-event-id': String(again.events[0]!.id) });
    const without = await followAs(seller);
    const forged = await followAs(seller, { 'last-event-id': "1' or 1=1" });
    await write(buyer, id, 'สาม');
    for (const { events } of [current, without, forged]) await expect.poll(() => events.length).toBe(1);
  });

  it('gets changes that another transaction numbered earlier and committed later', async () => {
    const id = await begin();
    const [row] = await server.db.select().from(conversations).where(eq(conversations.id, id));

    const again = await followAs(seller, { 'last-event-id': String(row!.change + 5) });

    await expect.poll(() => again.events.map(({ data }) => data.id)).toEqual([id]);
  });

  it.each([
    ['without a token', {}],
    ['with a forged token', { authorization: 'Bearer abc' }],
  ])('%s is refused', async (_what, headers) => {
    expect((await follow('/member/conversations/events', { headers })).reply.status).toBe(401);
  });

  it('has at most ten streams; one that is closed makes room', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, () => followAs(seller)));
    expect((await followAs(seller)).reply.status).toBe(429);

    streams[0]!.leave();

    await expect.poll(async () => (await followAs(seller)).reply.status, { interval: 200 }).toBe(200);
  });
});

describe('a link', () => {
  it('follows its conversation and no other', async () => {
    const { phone, assetId } = await enquire(server, seller);
    const { id } = await onlyConversationOf(server.app, seller);
    await write(seller, id, 'ยังอยู่');
    const token = await tokenSentTo(server.db, phone);
    await allNotified();
    const guest = await follow('/public/conversation/events', { body: { token } });
    await enquire(server, seller, { buyer, assetId });

    await write(seller, id, 'มาดูได้');

    await expect.poll(() => guest.events.map(({ data }) => data)).toEqual([{ id }]);
  });

  it('is refused when it is forged or malformed', async () => {
    const statusOf = async (token: string) =>
      (await follow('/public/conversation/events', { body: { token } })).reply.status;

    expect([await statusOf('A'.repeat(43)), await statusOf('x')]).toEqual([404, 400]);
  });
});

describe('a stream', () => {
  it('ends with the session, at the next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const [leaving, staying] = [await followAs(seller), await followAs(buyer)];
    await callAs(server.app, seller)('POST', '/member/auth/logout');

    await vi.advanceTimersByTimeAsync(20_000);

    await leaving.ended;
    expect(await Promise.race([staying.ended.then(() => 'ended'), delay(50, 'open')])).toBe('open');
  });

  it('ends when its link is revoked', async () => {
    const { phone } = await enquire(server, seller);
    const { id } = await onlyConversationOf(server.app, seller);
    await write(seller, id, 'ยังอยู่');
    const token = await tokenSentTo(server.db, phone);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const guest = await follow('/public/conversation/events', { body: { token } });
    await callAs(server.app, null)('POST', '/public/conversation/revoke', { token });

    await vi.advanceTimersByTimeAsync(20_000);

    await guest.ended;
  });

  it('ends when the process stops, so that its client connects to another one', async () => {
    const replica = await server.replica();
    const at = await replica.listen({ host: '127.0.0.1', port: 0 });
    const { ended } = await followAs(seller, {}, at);

    await replica.close();

    await ended;
  });
});
