import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberExport } from '@yoodee/api-contract/account-data';
import { favourites, memberConsents, members, savedSearches } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { readZip } from '../../testing/read-zip.ts';
import { actAs } from '../../testing/test-asset.ts';
import { callAs, enquire, onlyConversationOf } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { testPdf } from '../../testing/test-pdf.ts';
import { multipartOf, testPhotograph } from '../../testing/test-pictures.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = ({ headers }: TestMember) => server.app.inject({ url: '/api/v1/member/export', headers });

const unpack = async (member: TestMember) => {
  await storeProof(server, member, 'data');
  const reply = await get(member);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
  const files = readZip(reply.rawPayload);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what it wrote
  const read = (name: string): any => JSON.parse(files.get(`${name}.json`)!.toString());
  return { files, read };
};

it('contains all data of the member, and their original pictures', async () => {
  const member = await createTestMember(server, { first_name: 'สมศรี' });
  const other = await createTestMember(server);
  const me = actAs(server.app, member);
  const draft = await me.create({ title_th: 'บ้านริมคลอง' });
  const image = await me.upload(draft.id, await testPhotograph({ width: 820, height: 620 }));
  const theirs = await insertAsset(server.db, { owner_id: other.id });
  const notes = { [member.id]: 'โทรกลับ', [other.id]: 'บันทึกของผู้รับ' };
  const listed = await insertAsset(server.db, { owner_id: member.id });
  await enquire(server, member, { assetId: listed, name: 'ผู้สนใจ', message: 'ว่างไหม' });
  await enquire(server, other, { buyer: member, assetId: theirs, message: 'สนใจมาก' });
  for (const one of [member, other]) {
    const path = '/member/conversations?side=selling';
    const [{ id }] = (await callAs(server.app, one)('GET', path)).json().data.items;
    await callAs(server.app, one)('PATCH', `/member/conversations/${id}`, { note: notes[one.id] });
  }
  await callAs(server.app, member)('PUT', '/member/saved-replies', { items: [{ text: 'ว่าง', locale: 'th' }] });
  await server.db.insert(memberConsents).values({ member_id: member.id, purpose: 'sign_up', version: '2026-11' });
  await server.db.insert(favourites).values({ member_id: member.id, asset_id: theirs });
  await server.db.insert(savedSearches).values({ member_id: member.id, name: 'ทองหล่อ', query: 'q=x' });

  const { files, read } = await unpack(member);

  expect(read('profile')).toMatchObject({ id: member.id, first_name: 'สมศรี', phone: member.phone });
  expect(read('consents')).toMatchObject([{ version: '2026-11' }]);
  expect(read('sessions')).toHaveLength(1);
  expect(read('assets')).toMatchObject([
    { id: draft.id, title_th: 'บ้านริมคลอง', images: [{ key: image.key }] },
    { id: listed },
  ]);
  expect(read('conversations')).toMatchObject([
    { side: 'selling', buyer: { name: 'ผู้สนใจ' }, note: 'โทรกลับ', messages: [{ mine: false, text: 'ว่างไหม' }] },
    { side: 'buying', note: null, messages: [{ mine: true, text: 'สนใจมาก', consent_version: '2026-11' }] },
  ]);
  expect(read('saved-replies')).toEqual([{ text: 'ว่าง', locale: 'th' }]);
  expect(read('favourites')).toMatchObject([{ asset_id: theirs }]);
  expect(read('saved-searches')).toMatchObject([{ name: 'ทองหล่อ' }]);
  expect(read('service-requests')).toEqual([]);
  expect(read('notifications')).toMatchObject([{ kind: 'lead_received', data: { name: 'ผู้สนใจ' } }]);
  expect([...files.keys()].filter((name) => name.startsWith('images/'))).toEqual([`images/${image.key}.jpg`]);
  expect(files.get(`images/${image.key}.jpg`)!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const everything = [...files.values()].join('\n');
  expect(everything).not.toContain('location_seed');
  expect(everything).not.toContain('บันทึกของผู้รับ');
});

it('contains the files of conversations, beside their messages', async () => {
  const member = await createTestMember(server);
  const buyer = await createTestMember(server);
  await enquire(server, member, { buyer });
  const { id } = await onlyConversationOf(server.app, buyer);
  const { headers, payload } = multipartOf(testPdf(), { filename: 'lease.pdf' });
  const url = `/api/v1/member/conversations/${id}/attachments`;
  const uploaded = await server.app.inject({ method: 'POST', url, payload, headers: { ...buyer.headers, ...headers } });
  const attachment = uploaded.json().data as { id: number };
  await callAs(server.app, buyer)('POST', `/member/conversations/${id}/messages`, { attachment_ids: [attachment.id] });

  const { files, read } = await unpack(member);
  const file = `conversations/${id}/${attachment.id}.pdf`;

  expect(read('conversations')[0].messages.at(-1).attachments).toEqual([{ name: 'lease.pdf', file }]);
  expect(files.get(file)!.equals(testPdf())).toBe(true);
});

it('omits a picture whose file is missing', async () => {
  const member = await createTestMember(server);
  await server.db.update(members).set({ image_key: 'no-such-picture' }).where(eq(members.id, member.id));

  const { files } = await unpack(member);

  expect([...files.keys()].every((name) => name.endsWith('.json'))).toBe(true);
});

it('needs a proof for data', async () => {
  const member = await createTestMember(server);
  await storeProof(server, member, 'access');

  expect((await get(member)).json().code).toBe('proof_required');
});

it('is rate limited per day', async () => {
  const member = await createTestMember(server);
  await storeProof(server, member, 'data');
  for (let times = 0; times < memberExport.perDay; times += 1) expect((await get(member)).statusCode).toBe(200);

  expect((await get(member)).json().code).toBe('too_many_requests');
  const other = await createTestMember(server);
  await storeProof(server, other, 'data');
  expect((await get(other)).statusCode).toBe(200);
});
