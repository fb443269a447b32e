import { fieldExists, isAvailable, type AssetDetail, type AssetFieldName, type Poster } from '@yoodee/api-contract';
import { fieldLabel } from '@yoodee/asset-view';
import type { Locale } from '@yoodee/site';

/** Who is written to: about an asset, or as a member. */
export interface ContactTarget {
  kind: 'asset' | 'member';
  id: number;
}

/** What the contact part needs to know, in one language; the phone is not in it. */
export interface ContactView {
  target: ContactTarget;
  sellerName: string;
  hasPhone: boolean;
  lineId: string | null;
  facebook: string | null;
  /** What the asset does not say and its seller can be asked. */
  missing: { name: AssetFieldName; label: string }[];
  /** The enquiry begins as a question for all of that. */
  asksMissing?: true;
}

/** What people ask for most, in that order. */
const askable = [
  'common_fee_month',
  'transfer_fee_payer',
  'title_deed_type',
  'pets',
  'furnishing',
  'floor_no',
  'parking_spaces',
  'year_built',
  'orientation',
  'ownership_quota',
  'deposit_months',
  'available_from',
  'road_width_m',
  'city_plan_colour',
] as const satisfies readonly AssetFieldName[];

const missingShown = 8;

const channelsOf = ({ display_name, has_phone, line_id, facebook }: Poster) => ({
  sellerName: display_name,
  hasPhone: has_phone,
  lineId: line_id,
  facebook,
});

/** Null for an asset that is no longer on offer: there is nothing to ask. */
export const toAssetContactView = (asset: AssetDetail, locale: Locale): ContactView | null =>
  isAvailable(asset)
    ? {
        target: { kind: 'asset', id: asset.id },
        ...channelsOf(asset.poster),
        missing: askable
          .filter((name) => asset[name] === null && fieldExists(name, asset))
          .slice(0, missingShown)
          .map((name) => ({ name, label: fieldLabel(name, locale) })),
      }
    : null;

export const toMemberContactView = (member: Poster): ContactView => ({
  target: { kind: 'member', id: member.id },
  ...channelsOf(member),
  missing: [],
});
