import { readFile } from 'node:fs/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContactChannel } from '@yoodee/asset-rules/options';
import { assets, members } from '../../db/schema.ts';
import { insertAsset, insertMember } from '../../testing/listed-assets.ts';
import { actAs, condo } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
let owner: TestMember;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await createTestMember(server, { line_id: 'somchai', facebook: 'somchai.home' });
});
afterAll(() => server.close());

const shownBy = async (id: number) => {
  const { has_phone, line_id, facebook } = (await server.app.inject(`/api/v1/assets/${id}`)).json().data.seller;
  const { statusCode } = await newVisitor(server.app).post(`/assets/${id}/contact-reveals`);
  expect(statusCode).toBe(has_phone ? 200 : 404);
  return [...(has_phone ? ['phone'] : []), ...(line_id ? ['line'] : []), ...(facebook ? ['facebook'] : [])];
};
const channelsOf = async (id: number) =>
  (await server.db.select({ channels: assets.contact_channels }).from(assets).where(eq(assets.id, id)))[0]!.channels;
const profile = async () =>
  (await server.app.inject({ url: '/api/v1/member/profile', headers: owner.headers })).json().data;
const saveProfile = (channels: Record<ContactChannel, boolean>) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/v1/member/profile/${owner.id}`,
    headers: owner.headers,
    payload: { first_name: 'สมหญิง', last_name: 'ใจดี', line_id: 'somchai', facebook: 'somchai.home', channels },
  });

describe('a listing', () => {
  it('shows no channel until its owner has chosen, then exactly the chosen ones', async () => {
    const me = actAs(server.app, owner);
    const { id, contact_channels } = await me.published();

    expect(contact_channels).toBeNull();
    expect(await shownBy(id)).toEqual([]);
    await me.republish(id, { contact_channels: ['phone', 'line'] });
    expect(await shownBy(id)).toEqual(['phone', 'line']);
    await me.republish(id, { contact_channels: ['facebook'] });
    expect(await shownBy(id)).toEqual(['facebook']);
  });

  it('does not take over what another listing shows; the last choice is only offered', async () => {
    const me = actAs(server.app, owner);
    expect((await profile()).channels).toEqual({ phone: false, line: false, facebook: false });
    await me.create({ ...condo, contact_channels: ['phone'] });

    expect((await profile()).channels).toEqual({ phone: true, line: false, facebook: false });
    const { id } = await me.published();
    expect(await shownBy(id)).toEqual([]);
  });

  it('refuses unknown channels', async () => {
    const reply = await server.app.inject({
      ...{ method: 'POST', url: '/api/v1/member/assets', headers: owner.headers },
      payload: { contact_channels: ['phone', 'sign_in_phone'] },
    });

    expect(reply.json()).toMatchObject({
      code: 'invalid_request',
      errors: { 'contact_channels.1': expect.any(String) },
    });
  });
});

describe('the profile', () => {
  it('switches a channel on or off on all listings that were published, and leaves drafts and others alone', async () => {
    const mine = { owner_id: owner.id };
    const first = await insertAsset(server.db, { ...mine, contact_channels: ['facebook'] });
    const second = await insertAsset(server.db, { ...mine, status: 'paused' });
    const draft = await insertAsset(server.db, { ...mine, status: 'draft', first_published_at: null });
    const foreign = await insertAsset(server.db, { contact_channels: ['line'] });

    await saveProfile({ phone: true, line: false, facebook: false });
    expect(await Promise.all([first, second, draft].map(channelsOf))).toEqual([['facebook', 'phone'], ['phone'], null]);
    expect(await shownBy(first)).toEqual(['phone', 'facebook']);

    await saveProfile({ phone: false, line: false, facebook: false });
    expect(await Promise.all([first, second, draft, foreign].map(channelsOf))).toEqual([
      ['facebook'],
      [],
      null,
      ['line'],
    ]);
  });

  it('takes a channel also from changes that are not published', async () => {
    const me = actAs(server.app, owner);
    await saveProfile({ phone: true, line: false, facebook: false });
    const { id, version } = await me.published();
    const changed = await me.change(id, { contact_channels: ['phone'], version });
    expect(changed.contact_channels).toEqual(['phone']);

    await saveProfile({ phone: false, line: false, facebook: false });

    expect((await me.get(id)).contact_channels).toBeNull();
    expect(await shownBy(id)).toEqual([]);
  });

  it('changes nothing on listings when its channels stay', async () => {
    await saveProfile({ phone: true, line: false, facebook: false });
    const id = await insertAsset(server.db, { owner_id: owner.id, contact_channels: [] });

    await saveProfile({ phone: true, line: false, facebook: false });

    expect(await channelsOf(id)).toEqual([]);
  });
});

it('keeps what published listings showed before the choice existed, and hides who never published', async () => {
  const member = { line_id: 'somchai', show_phone: true, show_line: true };
  const [seller, drafter] = [await insertMember(server.db, member), await insertMember(server.db, member)];
  const sold = await insertAsset(server.db, { owner_id: seller, status: 'sold' });
  const listed = await insertAsset(server.db, { owner_id: seller });
  const draft = await insertAsset(server.db, { owner_id: drafter, status: 'draft', first_published_at: null });
  const file = new URL('../../../migrations/0007_contact_channels.sql', import.meta.url);
  const updates = (await readFile(file, 'utf8')).split('--> statement-breakpoint').slice(2);

  for (const update of updates) await server.db.execute(sql.raw(update));

  expect(await Promise.all([sold, listed, draft].map(channelsOf))).toEqual([
    ['phone', 'line'],
    ['phone', 'line'],
    null,
  ]);
  const rows = await server.db
    .select({ id: members.id, show_phone: members.show_phone })
    .from(members)
    .where(inArray(members.id, [seller, drafter]))
    .orderBy(members.id);
  expect(rows.map(({ show_phone }) => show_phone)).toEqual([true, false]);
});
