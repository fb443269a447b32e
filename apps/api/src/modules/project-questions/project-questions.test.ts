import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getProjectQuestions } from '@yoodee/api-contract/project-questions';
import { assets, members, notifications, projectPostReports, projectPosts, projects } from '../../db/schema.ts';
import { projectPostOperations } from '../../ops/project-posts.ops.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';
import { eraseMember } from '../account-data/erase-member.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';

let server: TestServer;
let asker: TestMember;
let seller: TestMember;
let projectId: number;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const insertProject = async (values: Partial<typeof projects.$inferInsert> = {}) => {
  const [project] = await server.db
    .insert(projects)
    .values({ name_th: 'สวนริมน้ำ', name_en: 'Suan Rim Nam', name_keys: ['suanrimnam'], ...values })
    .returning({ id: projects.id });
  return project!.id;
};

beforeEach(async () => {
  projectId = await insertProject();
  asker = await createTestMember(server, { first_name: 'วิภา' });
  seller = await createTestMember(server, { first_name: 'สมชาย' });
  const assetId = await insertAsset(server.db, { owner_id: seller.id });
  await server.db.update(assets).set({ project_id: projectId }).where(eq(assets.id, assetId));
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, member?: TestMember, payload?: object) =>
  server.app.inject({ method, url: `/api/v1${url}`, headers: member?.headers ?? {}, ...(payload && { payload }) });
const asking = (text = 'ที่จอดรถพอสำหรับทุกห้องไหม', member = asker, id = projectId) =>
  call('POST', `/projects/${id}/questions`, member, { text });
const ask = async (text?: string) => (await asking(text)).json().data.id as number;
const answering = (questionId: number, text = 'พอครับ ห้องละหนึ่งคัน', member = seller) =>
  call('POST', `/project-questions/${questionId}/answers`, member, { text });
const read = async (query = '', id = projectId) =>
  getProjectQuestions.response.parse((await call('GET', `/projects/${id}/questions${query}`)).json().data);
const run = (name: string, post: number) => {
  const operation = projectPostOperations.find((one) => one.name === name)!;
  if (operation.kind !== 'change') throw new Error(`${name} changes nothing`);
  return server.db.transaction((tx) => operation.run(tx, { post }, (verb) => verb));
};

it('shows a question and its answer to everybody, by first names, and marks who sells there', async () => {
  const id = await ask();
  await answering(id, 'ไม่แน่ใจเหมือนกัน', await createTestMember(server, { first_name: 'ก้อย' }));
  await answering(id);

  expect(await read()).toMatchObject({
    ...{ total: 1, page: 1 },
    items: [
      {
        ...{ id, text: 'ที่จอดรถพอสำหรับทุกห้องไหม', author: 'วิภา' },
        answers: [
          { text: 'พอครับ ห้องละหนึ่งคัน', author: 'สมชาย', is_seller: true },
          { text: 'ไม่แน่ใจเหมือนกัน', author: 'ก้อย', is_seller: false },
        ],
      },
    ],
  });
});

it('notifies whoever asked, and nobody of an answer to themselves', async () => {
  const id = await ask();
  await answering(id);
  await answering(id, 'ได้คำตอบแล้ว ขอบคุณ', asker);

  expect(await server.db.select().from(notifications).where(eq(notifications.member_id, asker.id))).toMatchObject([
    { kind: 'question_answered', data: { project_id: projectId } },
  ]);
});

it('has five questions on a page, the newest first', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const member = await createTestMember(server);
    ids.push((await asking(`คำถามที่ ${index} ของโครงการ`, member)).json().data.id);
  }

  expect((await read()).items.map((one) => one.id)).toEqual(ids.toReversed().slice(0, 5));
  expect((await read('?page=2')).items.map((one) => one.id)).toEqual([ids[0]]);
  expect(await read('?page=9')).toMatchObject({ items: [], total: 6 });
});

describe('what is written', () => {
  it.each([
    ['nothing', '', 'too_short'],
    ['too little', 'แพงไหม', 'too_short'],
    ['what is short once its invisible signs are gone', `แพงไหม${'\u200b\u202e'.repeat(9)}`, 'too_short'],
    ['nothing to see', '\u2800'.repeat(20), 'required'],
    ['too much', 'ก'.repeat(501), 'too_long'],
    ['a phone number', 'โทรหาฉันที่ 081-234-5678 ได้ตลอด', 'contact_details'],
    ['a phone number in Thai digits', 'โทรหาฉันที่ ๐๘๑๒๓๔๕๖๗๘ ได้ตลอด', 'contact_details'],
    ['a LINE id', 'คุยกันต่อได้ที่ line: somchai99', 'contact_details'],
    ['a link', 'ดูรายละเอียดที่ https://example.com', 'contact_details'],
    ['markup', 'ห้อง <b>สวย</b> จริงไหมครับ', 'invalid'],
  ])('is refused with %s', async (_what, text, code) => {
    const reply = await asking(text);

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual({ text: code });
    expect((await read()).total).toBe(0);
  });

  it('loses signs that disguise it', async () => {
    await ask('ห้อง \u202eนี้\u202c ดี\u0000ไหม น่าอยู่หรือเปล่า');

    expect((await read()).items[0]!.text).toBe('ห้อง นี้ ดีไหม น่าอยู่หรือเปล่า');
  });

  it('is refused without sign-in, with other fields, and about nothing', async () => {
    expect(
      (await call('POST', `/projects/${projectId}/questions`, undefined, { text: 'x'.repeat(20) })).statusCode,
    ).toBe(401);
    expect(
      (await call('POST', `/projects/${projectId}/questions`, asker, { text: 'x'.repeat(20), author_id: 1 }))
        .statusCode,
    ).toBe(400);
    expect((await asking(undefined, asker, 999_999)).statusCode).toBe(404);
    expect((await answering(999_999)).statusCode).toBe(404);
  });

  it('is limited: three questions an hour about one project', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => asking()));

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

it('an answer is to a question, not to an answer', async () => {
  const answer = (await answering(await ask())).json().data.id;

  expect((await answering(answer)).statusCode).toBe(404);
});

it.each(['0', '-1', '01', 'x', '1e3', '99999999999999999999'])('refuses the id %s', async (id) => {
  expect((await call('GET', `/projects/${id}/questions`)).statusCode).toBe(400);
});

it.each(['0', '-1', 'x', '2001', '1.5'])('refuses the page %s', async (page) => {
  expect((await call('GET', `/projects/${projectId}/questions?page=${page}`)).json().errors).toHaveProperty('page');
});

it('responds with 404 about an unknown project', async () => {
  expect((await call('GET', '/projects/999999/questions')).statusCode).toBe(404);
});

it('a merged project shares its questions with the one it became part of, and has them again afterwards', async () => {
  const id = await ask();
  const living = await insertProject();
  const questions = async (of: number) => (await read('', of)).items.map((one) => one.id);
  await server.db.update(projects).set({ merged_into: living }).where(eq(projects.id, projectId));

  expect([await questions(living), await questions(projectId)]).toEqual([[id], [id]]);
  expect((await answering(id)).json().data.is_seller).toBe(true);

  await server.db.update(projects).set({ merged_into: null }).where(eq(projects.id, projectId));
  expect([await questions(living), await questions(projectId)]).toEqual([[], [id]]);
});

describe('its author', () => {
  it('learns what is theirs and may delete it, a question with its answers', async () => {
    const id = await ask();
    const answer = (await answering(id)).json().data.id;
    const mine = async (member: TestMember) =>
      (await call('GET', `/member/projects/${projectId}/posts`, member)).json().data.ids;

    expect([await mine(asker), await mine(seller)]).toEqual([[id], [answer]]);
    expect((await call('DELETE', `/member/project-posts/${id}`, seller)).statusCode).toBe(404);
    expect((await call('DELETE', `/member/project-posts/${id}`, asker)).statusCode).toBe(200);
    expect((await read()).items).toEqual([]);
    expect(await server.db.select().from(projectPosts).where(eq(projectPosts.id, answer))).toEqual([]);
  });

  it('leaves the text without their name when the account is erased', async () => {
    const id = await ask();
    await answering(id);
    const store = await openDiskImageStore(join(server.env.DATA_DIR, 'images'));
    await eraseMember({ db: server.db, store }, seller.id);
    await eraseMember({ db: server.db, store }, asker.id);

    expect((await read()).items).toMatchObject([{ author: null, answers: [{ author: null, is_seller: false }] }]);
  });

  it('is not shown while suspended', async () => {
    await ask();
    await server.db.update(members).set({ user_status: 'suspended' }).where(eq(members.id, asker.id));

    expect(await read()).toMatchObject({ items: [], total: 0 });
  });
});

describe('a report', () => {
  const report = (id: number, visitor = newVisitor(server.app), body: object = {}) =>
    visitor.post(`/project-posts/${id}/reports`, { reason: 'untrue', filled_ms: 5_000, ...body });

  it('is stored once per person, and changes nothing by itself', async () => {
    const id = await ask();
    const visitor = newVisitor(server.app);

    expect((await report(id, visitor)).statusCode).toBe(201);
    expect((await report(id, visitor)).json().code).toBe('report_repeated');
    expect((await report(id)).statusCode).toBe(201);
    expect((await read()).total).toBe(1);
    const stored = await server.db.select().from(projectPostReports).where(eq(projectPostReports.post_id, id));
    expect(stored.map(({ reporter }) => reporter)).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  it('T40 is refused from what is no person, without a reason, and about nothing', async () => {
    const id = await ask();

    expect((await report(id, undefined, { website: 'x' })).json().code).toBe('looks_automated');
    expect((await report(id, undefined, { reason: 'ugly' })).json().errors).toHaveProperty('reason');
    expect((await report(999_999)).statusCode).toBe(404);
  });

  it('lets an operator hide a question and show it again', async () => {
    const id = await ask();
    await report(id);

    expect(await run('project-post hide', id)).toEqual([`Post ${id} is hidden, 1 reports are resolved.`]);
    expect((await read()).items).toEqual([]);
    expect((await answering(id)).statusCode).toBe(404);
    await run('project-post restore', id);
    expect((await read()).total).toBe(1);
  });

  it('is dismissed once', async () => {
    const id = await ask();
    await report(id);
    await run('project-post dismiss', id);

    await expect(run('project-post dismiss', id)).rejects.toThrow('no open report');
  });
});
