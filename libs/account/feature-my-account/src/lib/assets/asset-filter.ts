import { nextActions, type MemberAssetSummary, type NextAction } from '@yoodee/api-contract/member-assets';
import { assetStatuses, codesOf, type AssetStatus } from '@yoodee/asset-rules/options';

export const assetOrders = ['next', 'recent', 'views', 'leads', 'expires'] as const;
export type AssetOrder = (typeof assetOrders)[number];

/** Filters and order of the member's listings, as in the URL. */
export interface AssetFilter {
  status: AssetStatus | null;
  next: NextAction | null;
  order: AssetOrder;
  /** Matches any part of a title or a code. */
  text: string;
}

const among = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** Parses the URL of the tab; unknown values are ignored. */
export const readAssetFilter = (params: URLSearchParams): AssetFilter => ({
  status: among(codesOf(assetStatuses), params.get('status')),
  next: among(nextActions, params.get('next')),
  order: among(assetOrders, params.get('order')) ?? 'next',
  text: params.get('q') ?? '',
});

const urgency = ({ next }: MemberAssetSummary) => (next === null ? nextActions.length : nextActions.indexOf(next));
const end = ({ expires_at }: MemberAssetSummary) => (expires_at === null ? Infinity : Date.parse(expires_at));

/** Compares equal values first: listings that do not expire are `Infinity`, and `Infinity - Infinity` is NaN. */
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

/** Filters and sorts listings. The sort is stable: equal listings stay in the API's order, last changed first. */
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
