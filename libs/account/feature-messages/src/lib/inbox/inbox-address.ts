import {
  conversationSides,
  conversationViews,
  type ConversationSide,
  type ConversationView,
} from '@yoodee/api-contract/conversations';
import { pageOf } from '@yoodee/account-ui-parts';
import type { hrefs } from '@yoodee/site';

/** What the inbox shows, as in the URL. */
export interface InboxAddress {
  /** Undefined: both. */
  side: ConversationSide | undefined;
  view: ConversationView;
  /** Only conversations about this asset. */
  asset: number | undefined;
  text: string;
  page: number;
  /** The open conversation. */
  conversation: number | undefined;
}

const idOf = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export const readInboxAddress = (params: URLSearchParams): InboxAddress => ({
  side: conversationSides.find((side) => side === params.get('side')),
  view: conversationViews.find((view) => view === params.get('view')) ?? 'open',
  asset: idOf(params.get('asset')),
  text: params.get('q') ?? '',
  page: pageOf(params),
  conversation: idOf(params.get('conversation')),
});

/** The address of the inbox, with the language prefix. */
export const inboxHref = (
  to: Pick<ReturnType<typeof hrefs>, 'myAccountTab'>,
  { side, view, asset, text, page, conversation }: Partial<InboxAddress>,
): string => {
  const query = new URLSearchParams();
  if (side) query.set('side', side);
  if (view && view !== 'open') query.set('view', view);
  if (asset) query.set('asset', String(asset));
  if (text) query.set('q', text);
  if (page && page > 1) query.set('page', String(page));
  if (conversation) query.set('conversation', String(conversation));
  const rest = query.toString();
  return to.myAccountTab('messages') + (rest && `&${rest}`);
};
