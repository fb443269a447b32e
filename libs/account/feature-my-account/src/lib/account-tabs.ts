import type { hrefs } from '@yoodee/site';

/** Parts of the account, each with its own address; the first is the page's own. */
export const accountTabs = [
  'overview',
  'assets',
  'leads',
  'favourites',
  'searches',
  'requests',
  'notifications',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The tab an address asks for; an unknown one is the overview. */
export const tabOf = (params: URLSearchParams): AccountTab =>
  accountTabs.find((tab) => tab === params.get('tab')) ?? 'overview';

/** Address of a tab, with its own query where it has one: `{ next: 'confirm' }`. */
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
