import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationKinds } from '@yoodee/api-contract/notification-kinds';
import { members, notifications, outboxMessages } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import { createComposeNews } from './compose-news.ts';
import { createChoiceQueries } from './choices.queries.ts';
import { notify, type NewNotification } from './notify.ts';
import { quietUntil } from './quiet-hours.ts';

let server: TestServer;
let assetId: number;
beforeAll(async () => {
  server = await openTestServer();
  assetId = await insertAsset(server.db, { title_th: 'คอนโดอโศก', title_en: 'Asoke condo' });
});
beforeEach(async () => {
  await server.db.delete(outboxMessages);
  await server.db.delete(notifications);
});
afterAll(() => server.close());

const day = sql`timestamptz '2026-11-20 14:00+07'`;
const night = sql`timestamptz '2026-11-20 23:30+07'`;
let made = 0;
/** A member with LINE and a mail address. */
const reachable = (values: Partial<typeof members.$inferInsert> = {}): Promise<TestMember> => {
  made += 1;
  return createTestMember(server, {
    line_sub: `U${String(made).padStart(32, '0')}`,
    email: `m${made}@example.com`,
    ...values,
  });
};
const tell = (added: NewNotification[], at = day) => server.db.transaction((tx) => notify(tx, added, at));
const rows = () =>
  server.db.select().from(outboxMessages).orderBy(asc(outboxMessages.member_id), asc(outboxMessages.channel));
const enquiryTo = ({ id }: TestMember): NewNotification => ({
  memberId: id,
  kind: 'lead_received',
  assetId,
  data: { name: 'สมชาย' },
});

describe('the channels of a notification', () => {
  it('are the bell, LINE and mail for an enquiry, in the transaction that stores it', async () => {
    const member = await reachable();

    await tell([enquiryTo(member)]);

    expect(await server.db.$count(notifications)).toBe(1);
    expect(await rows()).toMatchObject([
      { channel: 'email', recipient: expect.stringContaining('@'), member_id: member.id },
      { channel: 'line', recipient: expect.stringMatching(/^U\d{32}$/), member_id: member.id },
    ]);
    const failing = server.db.transaction(async (tx) => {
      await notify(tx, [enquiryTo(member)]);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await server.db.$count(notifications)).toBe(1);
    expect((await rows())[0]!.news!.count).toBe(1);
  });

  it('are the bell only for a topic that is off by default', async () => {
    const member = await reachable();

    await tell([{ memberId: member.id, kind: 'favourite_closed', assetId, data: { status: 'sold' } }]);

    expect(await server.db.$count(notifications)).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['bell', 0, ['email', 'line']],
    ['line', 1, ['email']],
    ['email', 1, ['line']],
  ] as const)('do not include one that the member switched off: %s', async (channel, bells, others) => {
    const member = await reachable();
    await createChoiceQueries(server.db).choose(member.id, 'enquiries', channel, false);

    await tell([enquiryTo(member)]);

    expect(await server.db.$count(notifications)).toBe(bells);
    expect((await rows()).map((row) => row.channel)).toEqual(others);
  });

  it.each([
    ['without LINE and mail', { line_sub: null, email: null }],
    ['who is suspended', { user_status: 'suspended' as const }],
    ['whose account is being deleted', { deletion_requested_at: new Date() }],
  ])('are the bell only for a member %s', async (_who, values) => {
    await tell([enquiryTo(await reachable(values))]);

    expect(await rows()).toEqual([]);
  });
});

describe('the words', () => {
  const compose = () => createComposeNews(server.env);
  const sentTo = async (locale: 'th' | 'en', kind: NewNotification['kind'], data: NewNotification['data'] = {}) => {
    const everything = Object.fromEntries(
      [
        'enquiries',
        'own_listings',
        'reviews',
        'favourite_prices',
        'favourites_closed',
        'saved_searches',
        'services',
      ].map((topic) => [topic, { line: true, email: true }]),
    );
    const member = await reachable({ locale, notification_choices: everything });
    await tell([{ memberId: member.id, kind, assetId, data }]);
    const [mail, line] = await rows();
    return [mail!, line!].map((row) => compose()(row.news!, { ...row, memberId: member.id }));
  };

  it.each(notificationKinds.flatMap((kind) => (['th', 'en'] as const).map((locale) => [kind, locale] as const)))(
    'of %s in %s lead to the thing, say why they are sent and how to stop them',
    async (kind, locale) => {
      const [mail, line] = await sentTo(locale, kind, {
        price_from: 2,
        price_to: 1,
        days: 7,
        count: 2,
        name: 'ใกล้บ้าน',
      });

      const path = locale === 'en' ? '/en' : '';
      for (const text of [mail!.text, line!.text]) {
        expect(text).toMatch(new RegExp(`http://localhost:4200${path}/(assets/\\d+|my-account)`));
        expect(text).toContain(`${path}/my-account/setting#notifications`);
        expect(text).toMatch(locale === 'th' ? /ส่งถึงคุณเพราะเปิดรับเรื่อง/ : /You get this because/);
        expect(text).not.toMatch(/null|undefined|NaN/);
        if (locale === 'en') expect(text.replace('ใกล้บ้าน', '')).not.toMatch(/[ก-ฮ]/);
      }
      expect(mail!.mail!.unsubscribeUrl).toContain('/api/unsubscribe/');
      expect(mail!.mail!.html).toContain(`lang="${locale}"`);
      expect(mail!.mail!.html).not.toMatch(/<(img|script|link|style)/);
      expect(line!.text.length).toBeLessThan(5_000);
    },
  );

  it('do not name who wrote: a stranger chooses that name', async () => {
    for (const { text } of await sentTo('th', 'lead_received', { name: 'https://evil.example' })) {
      expect(text).not.toContain('evil');
      expect(text).toContain('มีคนติดต่อเรื่อง คอนโดอโศก');
    }
  });

  it('of a title with markup and line breaks are text in one line', () => {
    const item = { topic: 'enquiries' as const, text: '<b>คอนโด</b>\r\nBcc: x@y.example', href: '/my-account' };
    const { mail } = compose()(
      { locale: 'th', count: 1, items: [item] },
      { channel: 'email', recipient: 'a@b.example', memberId: 1 },
    );

    expect(mail!.subject).toBe('<b>คอนโด</b> Bcc: x@y.example');
    expect(mail!.html).not.toContain('<b>');
  });
});

describe('quiet hours', () => {
  it.each([
    ['21:59', null],
    ['22:00', '2026-11-21 08:00'],
    ['23:59', '2026-11-21 08:00'],
    ['00:00', '2026-11-20 08:00'],
    ['07:59', '2026-11-20 08:00'],
    ['08:00', null],
  ])('at %s in Bangkok last until %s', async (time, end) => {
    const at = sql`${`2026-11-20 ${time}+07`}::timestamptz`;
    const { rows: found } = await server.db.execute<{ until: string | null }>(
      sql`select to_char(${quietUntil(at)} at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as until`,
    );

    expect(found).toEqual([{ until: end }]);
  });

  it('hold news until the morning, as one message for each channel', async () => {
    const member = await reachable();

    for (let turn = 0; turn < 3; turn += 1) await tell([enquiryTo(member)], night);

    const held = await rows();
    expect(held).toMatchObject([{ channel: 'email' }, { channel: 'line' }]);
    for (const { next_try_at, news } of held) {
      expect(next_try_at.toISOString()).toBe('2026-11-21T01:00:00.000Z');
      expect(news).toMatchObject({ count: 3, items: { length: 3 } });
    }
    const { mail } = createComposeNews(server.env)(held[0]!.news!, { ...held[0]!, memberId: member.id });
    expect(mail!.subject).toBe('เรื่องใหม่ 3 เรื่องจากอยู่ดี');
  });

  it('do not hold news of members who switched them off', async () => {
    await tell([enquiryTo(await reachable({ quiet_hours: false }))], night);

    for (const { next_try_at } of await rows()) expect(next_try_at.toISOString()).toBe('2026-11-20T16:30:00.000Z');
  });

  it('list ten things of a message and count the rest', async () => {
    const member = await reachable();
    await tell(
      Array.from({ length: 8 }, () => enquiryTo(member)),
      night,
    );
    await tell(
      Array.from({ length: 200 }, () => enquiryTo(member)),
      night,
    );

    const [, line] = await rows();
    expect(line!.news).toMatchObject({ count: 208, items: { length: 10 } });
    expect(createComposeNews(server.env)(line!.news!, { ...line!, memberId: member.id }).text).toContain(
      'และอีก 198 เรื่อง',
    );
  });

  it('make one message of news that comes at the same moment', async () => {
    const member = await reachable();

    await Promise.all(Array.from({ length: 10 }, () => tell([enquiryTo(member)], night)));

    expect((await rows()).map(({ news }) => news!.count)).toEqual([10, 10]);
  });
});

it('does not change a message after its first delivery attempt', async () => {
  const member = await reachable({ email: null });
  await tell([enquiryTo(member)]);
  await createOutboxQueries(server.db).takeDue(10);

  await tell([enquiryTo(member)]);

  expect((await rows()).map(({ news }) => news!.count)).toEqual([1, 1]);
});

it('does not send to an address that is no longer the member’s', async () => {
  const member = await reachable();
  await tell([enquiryTo(member)]);
  await server.db.update(members).set({ line_sub: null, email: 'new@example.com' });

  await createOutboxQueries(server.db).removeMisaddressed();

  expect(await rows()).toEqual([]);
});
