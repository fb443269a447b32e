import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MemberNotification } from '@yoodee/api-contract/notifications';
import { renderAccount } from '../testing/render-account.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = { total: 1, page: 1, page_size: 20 };

it.each(['messages', 'leads'])('%s is the tab of the conversations', async (tab) => {
  renderAccount(`/en/my-account?tab=${tab}`, () => undefined);

  expect(await screen.findByText('messages')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('aria-current')).toBe('page');
});

it('the tab "viewings" shows the viewings', async () => {
  renderAccount('/en/my-account?tab=viewings', () => undefined);

  expect(await screen.findByText('viewings')).toBeDefined();
});

describe('notifications', () => {
  const notice = (change: Partial<MemberNotification>): MemberNotification => ({
    id: 9,
    kind: 'asset_confirm_due',
    asset: { id: 1, code: 'A0000001', status: 'published', title_th: 'คอนโดทองหล่อ', title_en: 'Thong Lo condo' },
    data: {},
    created_at: '2026-11-20T03:00:00.000Z',
    read_at: null,
    ...change,
  });

  it.each<[Partial<MemberNotification>, string, string, string]>([
    [{}, 'คอนโดทองหล่อ ยังอยู่ไหม', 'Is Thong Lo condo still available?', '/my-account?tab=assets&next=confirm'],
    [
      { kind: 'asset_expiring', data: { days: 7 } },
      'จะหมดอายุใน 7 วัน',
      'expires in 7 days',
      '/my-account?tab=assets&next=confirm',
    ],
    [
      { kind: 'viewing_booked', data: { name: 'วิภา', viewing_id: 31, starts_at: '2026-11-28T07:00:00.000Z' } },
      'วิภา จองดู คอนโดทองหล่อ 28\u00a0พ.ย. 2569 14:00\u00a0น.',
      'วิภา booked a viewing of Thong Lo condo, 28\u00a0Nov 2026, 14:00',
      '/my-account?tab=viewings&viewing=31',
    ],
    [
      { kind: 'viewing_feedback', data: { name: 'วิภา', viewing_id: 31 } },
      'นัดดู คอนโดทองหล่อ กับ วิภา เป็นอย่างไรบ้าง',
      'How was the viewing of Thong Lo condo with วิภา?',
      '/my-account?tab=viewings&viewing=31',
    ],
    [{ kind: 'asset_expired' }, 'หมดอายุแล้ว', 'has expired', '/my-account?tab=assets&status=expired'],
    [{ kind: 'asset_hidden' }, 'ถูกซ่อน', 'was hidden', '/my-account?tab=assets&status=hidden'],
    [{ kind: 'asset_appeal_refused' }, 'ประกาศยังถูกซ่อน', 'stays hidden', '/my-account?tab=assets&status=hidden'],
    [{ kind: 'asset_restored' }, 'ไม่ถูกซ่อน', 'no longer hidden', '/my-account?tab=assets&status=published'],
    [
      { kind: 'lead_received', data: { name: 'วิภา' } },
      'วิภา ส่งข้อความถึงคุณเรื่อง คอนโดทองหล่อ',
      'วิภา sent you a message about Thong Lo condo',
      '/my-account?tab=messages&asset=1',
    ],
    [
      { kind: 'lead_received', data: { name: 'วิภา', conversation_id: 12 } },
      'วิภา ส่งข้อความถึงคุณเรื่อง คอนโดทองหล่อ',
      'วิภา sent you a message about Thong Lo condo',
      '/my-account?tab=messages&conversation=12',
    ],
    [
      { kind: 'message_received', data: { name: 'วิภา', conversation_id: 12 } },
      'วิภา ตอบคุณเรื่อง คอนโดทองหล่อ',
      'วิภา answered you about Thong Lo condo',
      '/my-account?tab=messages&conversation=12',
    ],
    [
      { kind: 'message_received', asset: null, data: { name: 'วิภา', conversation_id: 12 } },
      'วิภา ตอบข้อความของคุณ',
      'วิภา answered you',
      '/my-account?tab=messages&conversation=12',
    ],
    [
      { kind: 'favourite_price_changed', data: { price_from: 5_000_000, price_to: 4_500_000 } },
      'ลดราคาจาก ฿5,000,000 เหลือ ฿4,500,000',
      'is down from ฿5,000,000 to ฿4,500,000',
      '/assets/1',
    ],
    [{ kind: 'favourite_closed', data: { status: 'sold' } }, 'ขายแล้ว', 'is sold', '/assets/1'],
    [
      { kind: 'saved_search_matched', asset: null, data: { name: 'อารีย์', count: 3 } },
      'ทรัพย์ใหม่ 3 รายการตรงกับการค้นหา อารีย์',
      '3 new listings match your search อารีย์',
      '/my-account?tab=searches',
    ],
    [{ kind: 'service_request_updated', asset: null }, 'มีความคืบหน้า', 'There is news', '/my-account?tab=requests'],
  ])('are sentences that lead on: %j', async (change, thai, english, href) => {
    for (const [prefix, words] of [
      ['', thai],
      ['/en', english],
    ] as const) {
      renderAccount(`${prefix}/my-account?tab=notifications`, () => ({ items: [notice(change)], unread: 1, ...page }));
      const link = await screen.findByRole('link', { name: (name) => name.includes(words) });
      expect(link.getAttribute('href')).toBe(prefix + href);
      cleanup();
    }
  });

  it('are all marked as read, and as unread again', async () => {
    const { user, calls } = renderAccount('/en/my-account?tab=notifications', ({ method }) =>
      method === 'PATCH' ? { changed: [9], unread: 0 } : { items: [notice({})], unread: 1, ...page },
    );

    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { until: 9, read: true },
      { ids: [9], read: false },
    ]);
  });
});

it.each([
  ['favourites', 'กดหัวใจที่ทรัพย์ที่ชอบ แล้วจะอยู่ที่นี่ทุกเครื่อง'],
  ['searches', 'บันทึกการค้นหา แล้วเราจะบอกเมื่อมีทรัพย์ใหม่ที่ตรง'],
  ['requests', 'เมื่อขอบริการ เช่น ถ่ายภาพหรือทำความสะอาด จะติดตามได้ที่นี่'],
  ['notifications', 'เรื่องที่คุณควรรู้จะอยู่ที่นี่'],
])('%s say what will be there', async (tab, text) => {
  renderAccount(`/my-account?tab=${tab}`, () => ({ items: [], total: 0, page: 1, page_size: 20, unread: 0 }));

  expect(await screen.findByText(text)).toBeDefined();
});
