import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createConversationChanges, type Change, type ConversationChanges } from './conversation-changes.ts';
import { callAs, enquire, onlyConversationOf } from '../../testing/test-conversation.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let replica: FastifyInstance;
beforeAll(async () => {
  server = await openTestServer();
  replica = await server.replica();
});
afterAll(() => server.close());

it('a message that one replica stores is told by the other', async () => {
  const [seller, buyer] = [await createTestMember(server), await createTestMember(server)];
  await enquire(server, seller, { buyer });
  const { id } = await onlyConversationOf(server.app, seller);
  const at = await replica.listen({ host: '127.0.0.1', port: 0 });
  const controller = new AbortController();
  const stream = await fetch(`${at}/api/v1/member/conversations/events`, {
    headers: buyer.headers,
    signal: controller.signal,
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async () => {
    for (;;) text += (await reader.read()).value ?? '';
  };
  void read().catch(() => undefined);
  // The connection that listens may open after the stream: the message is repeated until it is told.
  await expect
    .poll(
      async () => {
        await callAs(server.app, seller)('POST', `/member/conversations/${id}/messages`, { text: 'ยังอยู่' });
        return text;
      },
      { interval: 200 },
    )
    .toContain(`data: {"id":${id}}`);
  controller.abort();
});

it('changes are told again after the connection that listens has broken, with those that were missed', async () => {
  const database = await openTestDatabase();
  const changes: ConversationChanges = createConversationChanges({ ...database, logger: { warn: () => undefined } });
  const told: number[] = [];
  changes.subscribe({ memberId: 7 }, ({ change }) => told.push(change));
  const publish = (change: number) => changes.publish({ id: 1, change, to: ['member:7'] } satisfies Change);
  await expect.poll(async () => (await publish(1), told.length), { interval: 100 }).toBeGreaterThan(0);

  await database.db.execute(sql`
    insert into conversations (id, subject, buyer_name, buyer_locale, change) overriding system value
    values (1, 0, '', 'th', 50)`);
  await database.db.execute(sql`
    insert into members (id, first_name, last_name, phone) overriding system value values (7, 'ก', 'ข', '+66800000007')`);
  await database.db.execute(sql`update conversations set seller_id = 7`);
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' or
    (datname = current_database() and query = 'select 1')`);

  await expect.poll(() => told, { timeout: 10_000 }).toContain(50);
  await changes.close();
  await database.close();
});
