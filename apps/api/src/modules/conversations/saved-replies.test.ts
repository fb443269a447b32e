import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let seller: TestMember;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  seller = await createTestMember(server);
});
afterAll(() => server.close());

const as = (member: TestMember) => callAs(server.app, member);

describe('saved replies', () => {
  it('begin with five in each language, and are the member’s own once saved', async () => {
    const first = (await as(seller)('GET', '/member/saved-replies')).json().data.items as { locale: string }[];
    expect(first.map(({ locale }) => locale)).toEqual([...Array(5).fill('th'), ...Array(5).fill('en')]);

    const own = [{ text: 'ว่างวันเสาร์', locale: 'th' }];
    expect((await as(seller)('PUT', '/member/saved-replies', { items: own })).json().data).toEqual({ items: own });
    expect((await as(seller)('GET', '/member/saved-replies')).json().data).toEqual({ items: own });
    expect((await as(await createTestMember(server))('GET', '/member/saved-replies')).json().data.items).toEqual(first);
  });

  it.each([
    ['too many', Array.from({ length: 21 }, () => ({ text: 'x', locale: 'th' })), 'items'],
    ['one that is too long', [{ text: 'ก'.repeat(501), locale: 'th' }], 'items.0.text'],
    [
      'one that cannot be seen',
      [
        { text: 'ok', locale: 'th' },
        { text: '\u200b', locale: 'th' },
      ],
      'items.1.text',
    ],
    ['one in another language', [{ text: 'x', locale: 'fr' }], 'items.0.locale'],
  ])('refuse %s, naming the field', async (_what, items, field) => {
    expect((await as(seller)('PUT', '/member/saved-replies', { items })).json().errors).toHaveProperty([field]);
  });
});
