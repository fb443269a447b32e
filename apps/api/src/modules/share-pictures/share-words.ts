import type { AssetSummary } from '@yoodee/api-contract/assets';
import { isStudio, leadingPrice, splitSqWah } from '@yoodee/asset-rules';
import { assetStatuses, listingTypes, propertyTypes } from '@yoodee/asset-rules/options';
import { formatArea, formatBaht, formatLand, formatNumber, formatPerUnit } from '@yoodee/formatters';
import { brand, type Locale } from '@yoodee/site';

/** The texts of a share picture, by line. */
export interface ShareWords {
  brand: string;
  /** The deal, or that it is closed. */
  deal: string;
  price: string;
  title: string;
  facts: string;
}

const words = {
  th: {
    studio: 'สตูดิโอ',
    bedrooms: 'นอน',
    bathrooms: 'น้ำ',
    toilets: 'ห้องน้ำ',
  },
  en: {
    studio: 'Studio',
    bedrooms: 'bed',
    bathrooms: 'bath',
    toilets: 'WC',
  },
} as const;

/** The leading price: an asset for sale and for rent is shared with its sale price. */
const priceOf = (asset: AssetSummary, locale: Locale): string => {
  const price = leadingPrice(asset);
  if (price === null) return '';
  return price.kind === 'rent'
    ? formatPerUnit(locale, price.baht, 'month', { compact: true })
    : formatBaht(locale, price.baht, { compact: true });
};

const factsOf = (asset: AssetSummary, locale: Locale): string => {
  const { studio, bedrooms, bathrooms, toilets } = words[locale];
  const counted = (count: number | null, unit: string) => (count ? [`${formatNumber(count)} ${unit}`] : []);
  const { usable_area_sqm: usable, land_total_sq_wah: land } = asset;
  return [
    ...(isStudio(asset) ? [studio] : counted(asset.bedrooms, bedrooms)),
    // Bathrooms are shown for homes only.
    ...counted(asset.bathrooms, asset.bedrooms === null ? toilets : bathrooms),
    ...(usable ? [formatArea(locale, usable)] : []),
    ...(land ? [formatLand(locale, splitSqWah(land))] : []),
  ].join('  ·  ');
};

const isClosed = ({ status }: AssetSummary) => status === 'sold' || status === 'rented' || status === 'expired';

export const shareWords = (asset: AssetSummary, locale: Locale): ShareWords => {
  const { district, province } = asset.place;
  const place = locale === 'th' ? `${district.th} ${province.th}` : `${district.en}, ${province.en}`;
  return {
    brand: brand.name[locale],
    deal: isClosed(asset) ? assetStatuses[asset.status][locale] : listingTypes[asset.listing_type][locale],
    price: priceOf(asset, locale),
    title: `${propertyTypes[asset.property_type][locale]}  ·  ${place}`,
    facts: factsOf(asset, locale),
  };
};
