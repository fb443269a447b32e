import type { hrefs } from '@yoodee/site';

/** The tabs of the account page, each with its own URL. The first tab is at the URL of the page itself. */
export const accountTabs = [
  'overview',
  'assets',
  'messages',
  'viewings',
  'favourites',
  'searches',
  'requests',
  'notifications',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** Earlier names of tabs: members have their addresses in bookmarks and messages. */
const formerTabs: Record<string, AccountTab> = { leads: 'messages' };

/** The tab in the URL; the overview if it is unknown. */
export const tabOf = (params: URLSearchParams): AccountTab => {
  const name = params.get('tab') ?? '';
  return accountTabs.find((tab) => tab === name) ?? formerTabs[name] ?? 'overview';
};

/** The URL of a tab; `query` holds further parameters, e.g. `{ next: 'confirm' }`. */
export const tabHref = (
  to: Pick<ReturnType<typeof hrefs>, 'myAccount' | 'myAccountTab'>,
  tab: AccountTab,
  query: Record<string, string | number> = {},
): string => {
  if (tab === 'overview') return to.myAccount;
  const rest = Object.entries(query)
    .map(([key, value]) => `&${key}=${encodeURIComponent(value)}`)
    .join('');
  return to.myAccountTab(tab) + rest;
};
