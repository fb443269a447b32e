import type { Viewing } from '@yoodee/api-contract/viewings';
import type { ViewingPage } from '../lib/viewings.api.ts';

/** An agreed viewing, as its seller sees it: Saturday 28 November, 14:00 to 14:30 in Bangkok. */
export const viewingOf = (change: Partial<Viewing> = {}): Viewing => ({
  id: 31,
  conversation_id: 12,
  side: 'selling',
  asset: {
    ...{ id: 4, code: 'A0000004', status: 'published', title_th: 'คอนโดทองหล่อ', title_en: 'Thong Lo condo' },
    cover: null,
  },
  other: { name: 'วิภา', member_id: null, is_gone: false },
  phone: '+66861112222',
  state: 'confirmed',
  starts_at: '2026-11-28T07:00:00.000Z',
  length_min: 30,
  times: [],
  is_held: false,
  answer_by: null,
  steps: ['move', 'cancel'],
  ended_by: null,
  ending: null,
  reason: null,
  outcome: null,
  note: null,
  route: { url: 'https://www.google.com/maps/dir/?api=1&destination=13.7,100.5', is_approximate: false },
  calendar: {
    file: '/api/v1/viewings/abc/viewing.ics',
    google: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
    outlook: 'https://outlook.live.com/calendar/0/action/compose',
  },
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
  ...change,
});

export const pageOf = (items: readonly Viewing[], change: Partial<ViewingPage> = {}): ViewingPage => ({
  items: [...items],
  total: items.length,
  page: 1,
  page_size: 50,
  blocks: [],
  waiting: { buying: 0, selling: 0 },
  ...change,
});
