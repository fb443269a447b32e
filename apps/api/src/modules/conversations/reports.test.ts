import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { conversationMessages, conversationReports, rateWindows } from '../../db/schema.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import { perform } from '../../ops/perform.ts';
import { dataFolders } from '../../services.ts';
import { callAs, enquire, onlyConversationOf, tokenSentTo } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { testPdf } from '../../testing/test-pdf.ts';
import { multipartOf } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let seller: TestMember;
let id: number;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  await server.db.delete(conversationReports);
  seller = await createTestMember(server);
  const { phone } = await enquire(server, seller, { name: 'วิภา', message: 'ยังว่างไหม' });
  ({ id } = await onlyConversationOf(server.app, seller));
  await callAs(server.app, seller)('POST', `/member/conversations/${id}/messages`, { text: 'โอนมัดจำก่อน' });
  token = await tokenSentTo(server.db, phone);
});
afterAll(() => server.close());

const bySeller = (body: object, by = seller) =>
  callAs(server.app, by)('POST', `/member/conversations/${id}/reports`, body);
const byGuest = (body: object) => callAs(server.app, null)('POST', '/public/conversation/reports', { token, ...body });
const ops = async (command: string, values: Record<string, number | string> = {}) =>
  perform(
    { db: server.db, store: await openDiskImageStore(dataFolders(server.env).images), origin: '', dump: null },
    {
      ...{ command, actor: 'somchai', note: null, isDryRun: false },
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    },
  );

it('operators see the conversation as it was, whatever happens to it later', async () => {
  expect((await byGuest({ reason: 'asks_for_money', detail: ' ให้โอนก่อน\nดูห้อง ' })).statusCode).toBe(201);
  await server.db.delete(conversationMessages).where(eq(conversationMessages.conversation_id, id));
  const [report] = await server.db.select().from(conversationReports);

  expect(await ops('conversation-report list')).toEqual([
    expect.stringMatching(
      new RegExp(`^${report!.id}  asks_for_money  .*  buyer วิภา reports seller member ${seller.id}  ให้โอนก่อน ดูห้อง$`),
    ),
  ]);
  expect(await ops('conversation-report show', { report: report!.id })).toEqual([
    expect.stringMatching(/buyer {2}ยังว่างไหม$/),
    expect.stringMatching(/seller {2}โอนมัดจำก่อน$/),
  ]);
});

it('operators save the files of a reported conversation', async () => {
  const { headers, payload } = multipartOf(testPdf());
  const url = `/api/v1/member/conversations/${id}/attachments`;
  const uploaded = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...seller.headers, ...headers },
  });
  const { id: file } = uploaded.json().data as { id: number };
  await callAs(server.app, seller)('POST', `/member/conversations/${id}/messages`, { attachment_ids: [file] });
  await byGuest({ reason: 'scam' });
  const [report] = await server.db.select().from(conversationReports);
  const folder = join(server.env.DATA_DIR, 'evidence');

  expect((await ops('conversation-report show', { report: report!.id })).at(-1)).toMatch(
    `seller  no words  file ${file}`,
  );
  expect(await ops('conversation-report files', { report: report!.id, folder })).toEqual([`${file}-pdf is saved.`]);
  expect((await readFile(join(folder, `${file}-pdf`))).equals(testPdf())).toBe(true);
});

it('a second report of one side replaces the first; both sides can report', async () => {
  await bySeller({ reason: 'spam' });
  await bySeller({ reason: 'offensive' });
  await byGuest({ reason: 'scam' });

  const reports = await server.db.select().from(conversationReports);
  expect(reports.map(({ reporter, reason }) => [reporter, reason]).toSorted()).toEqual([
    ['buyer', 'scam'],
    ['seller', 'offensive'],
  ]);
});

it('closing a report erases its copy of the conversation', async () => {
  await bySeller({ reason: 'spam', detail: 'น่ารำคาญ' });
  const [report] = await server.db.select().from(conversationReports);

  await ops('conversation-report close', { report: report!.id });

  expect(await ops('conversation-report list')).toEqual(['No open reports of conversations.']);
  expect(await server.db.select().from(conversationReports)).toMatchObject([{ messages: [], detail: null }]);
  await expect(ops('conversation-report close', { report: report!.id })).rejects.toThrow('no open report');
});

it.each([
  ['no reason', {}, 'reason'],
  ['an unknown reason', { reason: 'boring' }, 'reason'],
  ['a long text', { reason: 'scam', detail: 'ก'.repeat(1_001) }, 'detail'],
  ['another field', { reason: 'scam', reporter: 'seller' }, 'reporter'],
])('%s is refused, naming the field', async (_what, body, field) => {
  for (const reply of [await bySeller(body), await byGuest(body)]) expect(reply.json().errors).toHaveProperty(field);
  expect(await server.db.$count(conversationReports)).toBe(0);
});

it('a member reports at most twenty a day', async () => {
  await bySeller({ reason: 'spam' });
  await server.db
    .update(rateWindows)
    .set({ count: 20 })
    .where(eq(rateWindows.bucket, `conversation:report:member:${seller.id}`));

  expect((await bySeller({ reason: 'spam' })).json().code).toBe('too_many_requests');
  expect((await byGuest({ reason: 'scam' })).statusCode).toBe(201);
});
