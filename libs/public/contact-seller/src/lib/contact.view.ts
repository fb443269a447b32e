import type { AssetDetail, Seller } from '@yoodee/api-contract/assets';
import { isAvailable } from '@yoodee/asset-rules';
import { fieldExists, type AssetFieldName } from '@yoodee/asset-rules/fields';
import type { ListingType, PropertyType } from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';
import { fieldLabel, memberName } from '@yoodee/ui-asset-card';

/** The recipient: the seller of an asset, or a member. */
export interface ContactTarget {
  kind: 'asset' | 'member';
  id: number;
}

/** The view model of the contact components, in one language, without the phone number. */
export interface ContactView {
  target: ContactTarget;
  /** The member who offers the asset: they see their own tools in place of these channels. */
  sellerId: number;
  sellerName: string;
  hasPhone: boolean;
  lineId: string | null;
  facebook: string | null;
  /** Fields that are missing from the listing, which the visitor can request from the seller. */
  missing: { name: AssetFieldName; label: string }[];
  /** Deal and type of the asset, for questions to start from; null for a member. */
  about: { deal: ListingType; type: PropertyType } | null;
  /** What the seller's earlier conversations and viewings show, once there are enough of them. */
  facts?: {
    /** Half of the first messages were answered within this time. */
    answers?: { count: number; unit: 'minutes' | 'hours' | 'days' };
    kept?: { kept: number; of: number };
  };
  /** The enquiry starts as a request for all missing fields. */
  asksMissing?: true;
}

/** The most requested fields, in order. */
const askable = [
  'flood',
  'noise_sources',
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
  'car_access',
  'road_width_m',
  'city_plan_colour',
] as const satisfies readonly AssetFieldName[];

const missingShown = 8;

const hourMin = 60;
const dayMin = 24 * hourMin;

/** Rounded up, so that it is never less than what was measured. */
const answersWithin = (minutes: number) => {
  if (minutes < hourMin) return { count: Math.max(1, minutes), unit: 'minutes' } as const;
  if (minutes < dayMin) return { count: Math.ceil(minutes / hourMin), unit: 'hours' } as const;
  return { count: Math.ceil(minutes / dayMin), unit: 'days' } as const;
};

const factsOf = ({ answers_within_min: minutes, kept_viewings: kept }: Seller) =>
  (minutes !== undefined || kept) && {
    facts: { ...(minutes !== undefined && { answers: answersWithin(minutes) }), ...(kept && { kept }) },
  };

const channelsOf = (seller: Seller, locale: Locale) => ({
  sellerId: seller.id,
  sellerName: memberName(locale, seller).name.text,
  hasPhone: seller.has_phone,
  lineId: seller.line_id,
  facebook: seller.facebook,
  ...factsOf(seller),
});

/** Null for an asset that is no longer on offer. */
export const toAssetContactView = (asset: AssetDetail, locale: Locale): ContactView | null =>
  isAvailable(asset)
    ? {
        target: { kind: 'asset', id: asset.id },
        ...channelsOf(asset.seller, locale),
        about: { deal: asset.listing_type, type: asset.property_type },
        missing: askable
          .filter((name) => asset[name] === null && fieldExists(name, asset))
          .slice(0, missingShown)
          .map((name) => ({ name, label: fieldLabel(name, locale) })),
      }
    : null;

export const toMemberContactView = (member: Seller, locale: Locale): ContactView => ({
  target: { kind: 'member', id: member.id },
  ...channelsOf(member, locale),
  about: null,
  missing: [],
});
