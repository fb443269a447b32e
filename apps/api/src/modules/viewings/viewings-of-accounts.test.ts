import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { viewingHours, viewings } from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { book, sellerWithHours, step, viewingFor } from '../../testing/test-viewing.ts';
import { callAs } from '../../testing/test-conversation.ts';
import { eraseMember } from '../account-data/erase-member.ts';
import { readMemberData } from '../account-data/export.queries.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import { endViewings } from './end-viewings.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
let viewing: Viewing;
let store: ImageStore;

beforeAll(async () => {
  server = await openTestServer({ LEADS_PER_HOUR_IP: '1000' });
  store = await openDiskImageStore(join(server.env.DATA_DIR, 'images'));
});
beforeEach(async () => {
  const made = await sellerWithHours(server);
  seller = made.seller;
  buyer = await createTestMember(server);
  ({ viewing } = await book(server.app, made.assetId, { buyer }));
  for (const member of [seller, buyer])
    await callAs(server.app, member)('PATCH', `/member/viewings/${viewing.id}`, { note: `note of ${member.id}` });
});
afterAll(() => server.close());

describe('the export', () => {
  it('has the member’s viewings and hours, without the other side’s note', async () => {
    const own = (await readMemberData(server.db, seller.id))!.files.viewings;
    const others = (await readMemberData(server.db, buyer.id))!.files.viewings;

    expect(own.hours).toMatchObject({ length_min: 30 });
    expect(own.viewings).toMatchObject([{ id: viewing.id, side: 'selling', note: `note of ${seller.id}` }]);
    expect(others.viewings).toMatchObject([{ id: viewing.id, side: 'buying', note: `note of ${buyer.id}` }]);
    expect(JSON.stringify(others)).not.toContain(`note of ${seller.id}`);
  });
});

describe('a deleted account', () => {
  it.each(['seller', 'buyer'] as const)('of the %s leaves the other side the viewing, which is ended', async (role) => {
    const [leaving, staying] = role === 'seller' ? [seller, buyer] : [buyer, seller];
    await step(server.app, leaving, viewing.id, { step: 'move', times: [viewing.starts_at], reason: 'ความลับ' });

    await eraseMember({ db: server.db, store }, leaving.id);
    await endViewings(server.db, server.env);

    const left = await viewingFor(server.app, staying, viewing.id);
    expect(left).toMatchObject({ state: 'cancelled', ended_by: 'site', other: { is_gone: true }, reason: null });
    expect(left.note).toBe(`note of ${staying.id}`);
    const [row] = await server.db.select().from(viewings).where(eq(viewings.id, viewing.id));
    expect(row![`${role}_note`]).toBeNull();
    expect(await server.db.$count(viewingHours, eq(viewingHours.member_id, leaving.id))).toBe(0);
  });
});
