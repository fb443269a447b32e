import type { Conversation, ConversationMessage } from '@yoodee/api-contract/conversations';
import type { ConversationPage } from '../lib/conversations.api.ts';

/** A conversation of a seller about a condominium. */
export const conversationOf = (change: Partial<Conversation> = {}): Conversation => ({
  id: 12,
  side: 'selling',
  other: { name: 'วิภา', member_id: null, is_gone: false },
  phone: '+66861112222',
  line_id: '@wipa',
  asset: {
    ...{ id: 4, code: 'A0000004', status: 'published', title_th: 'คอนโดทองหล่อ', title_en: 'Thong Lo condo' },
    cover: null,
  },
  prices: [{ kind: 'sale', before: 5_000_000, now: 5_000_000 }],
  unread: 1,
  is_waiting: true,
  is_archived: false,
  is_muted: false,
  closed_by: null,
  note: null,
  last_message: {
    mine: false,
    excerpt: 'วันเสาร์ว่างไหม',
    enquiry_kind: 'viewing',
    created_at: '2026-11-20T03:00:00.000Z',
  },
  created_at: '2026-11-20T03:00:00.000Z',
  ...change,
});

export const messageOf = (change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: 70,
  mine: false,
  text: 'วันเสาร์ว่างไหม',
  enquiry: null,
  locale: 'th',
  warnings: [],
  state: null,
  key: null,
  created_at: '2026-11-20T03:00:00.000Z',
  ...change,
});

export const pageOf = (items: readonly Conversation[]): ConversationPage => ({
  items: [...items],
  total: items.length,
  page: 1,
  page_size: 20,
  counts: {
    open: items.length,
    unread: items.filter(({ unread }) => unread > 0).length,
    waiting: items.filter((item) => item.is_waiting).length,
    archived: 0,
  },
  unread: { selling: items.filter(({ unread, side }) => unread > 0 && side === 'selling').length, buying: 0 },
});
