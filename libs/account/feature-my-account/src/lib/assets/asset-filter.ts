import {
  assetStatuses,
  codesOf,
  nextActions,
  type AssetStatus,
  type MemberAssetSummary,
  type NextAction,
} from '@yoodee/api-contract';

export const assetOrders = ['next', 'recent', 'views', 'leads', 'expires'] as const;
export type AssetOrder = (typeof assetOrders)[number];

/** What the list of my listings shows, as its address says. */
export interface AssetFilter {
  status: AssetStatus | null;
  next: NextAction | null;
  order: AssetOrder;
  /** Part of a title or a code. */
  text: string;
}

const among = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** Reads the tab's address; what it does not know does not count. */
export const readAssetFilter = (params: URLSearchParams): AssetFilter => ({
  status: among(codesOf(assetStatuses), params.get('status')),
  next: among(nextActions, params.get('next')),
  order: among(assetOrders, params.get('order')) ?? 'next',
  text: params.get('q') ?? '',
});

const urgency = ({ next }: MemberAssetSummary) => (next === null ? nextActions.length : nextActions.indexOf(next));
const end = ({ expires_at }: MemberAssetSummary) => (expires_at === null ? Infinity : Date.parse(expires_at));

/** Two listings without an end are equals; their difference would be no number. */
const ascending = (a: number, b: number) => (a === b ? 0 : a - b);

const orders: Record<AssetOrder, (a: MemberAssetSummary, b: MemberAssetSummary) => number> = {
  next: (a, b) => urgency(a) - urgency(b),
  recent: () => 0,
  views: (a, b) => b.figures.views - a.figures.views,
  leads: (a, b) => b.figures.leads - a.figures.leads,
  expires: (a, b) => ascending(end(a), end(b)),
};

const isNamed = ({ title_th, title_en, code }: MemberAssetSummary, text: string) =>
  [title_th, title_en, code].some((name) => name?.toLowerCase().includes(text));

/** Those the filter leaves, in its order; equals stay last changed first, as they come. */
export const filterAssets = (assets: readonly MemberAssetSummary[], filter: AssetFilter): MemberAssetSummary[] => {
  const text = filter.text.trim().toLowerCase();
  return assets
    .filter(
      (asset) =>
        (filter.status === null || asset.status === filter.status) &&
        (filter.next === null || asset.next === filter.next) &&
        (text === '' || isNamed(asset, text)),
    )
    .sort(orders[filter.order]);
};
