import { assetStatuses, isStudio, listingTypes, propertyTypes, type AssetSummary } from '@yoodee/api-contract';
import { brand, localeTags, type Locale } from '@yoodee/site';

/** What stands on a share picture, line by line. */
export interface ShareWords {
  brand: string;
  /** The deal, or that it is done. */
  deal: string;
  price: string;
  title: string;
  facts: string;
}

const words = {
  th: {
    million: 'ล้าน',
    month: '/เดือน',
    studio: 'สตูดิโอ',
    bedrooms: 'นอน',
    bathrooms: 'น้ำ',
    toilets: 'ห้องน้ำ',
    sqm: 'ตร.ม.',
    rai: 'ไร่',
    ngan: 'งาน',
    sqWah: 'ตร.ว.',
  },
  en: {
    million: 'M',
    month: '/month',
    studio: 'Studio',
    bedrooms: 'bed',
    bathrooms: 'bath',
    toilets: 'WC',
    sqm: 'm²',
    rai: 'rai',
    ngan: 'ngan',
    sqWah: 'sq wah',
  },
} as const;

const million = 1_000_000;

const bahtIn = (locale: Locale, baht: number): string => {
  const number = (value: number) => value.toLocaleString(localeTags[locale], { maximumFractionDigits: 2 });
  if (baht < million) return `฿${number(baht)}`;
  return `฿${number(baht / million)}${locale === 'th' ? ' ' : ''}${words[locale].million}`;
};

/** The price of the deal; a place for sale and for rent is shared with its sale price. */
const priceOf = (asset: AssetSummary, locale: Locale): string => {
  if (asset.listing_type === 'takeover' && asset.takeover_price !== null) return bahtIn(locale, asset.takeover_price);
  const isRent = asset.listing_type === 'rent' || asset.price_sale === null;
  if (isRent && asset.price_rent_month !== null) return bahtIn(locale, asset.price_rent_month) + words[locale].month;
  return asset.price_sale === null ? '' : bahtIn(locale, asset.price_sale);
};

const [sqWahOfRai, sqWahOfNgan] = [400, 100];

const factsOf = (asset: AssetSummary, locale: Locale): string => {
  const { studio, bedrooms, bathrooms, toilets, sqm, rai, ngan, sqWah } = words[locale];
  const counted = (count: number | null, unit: string) =>
    count === null || count === 0 ? [] : [`${count.toLocaleString(localeTags[locale])} ${unit}`];
  const land = asset.land_total_sq_wah ?? 0;
  const landParts = [
    ...counted(Math.floor(land / sqWahOfRai), rai),
    ...counted(Math.floor((land % sqWahOfRai) / sqWahOfNgan), ngan),
    ...counted(land % sqWahOfNgan, sqWah),
  ];
  return [
    ...(isStudio(asset) ? [studio] : counted(asset.bedrooms, bedrooms)),
    // By themselves these are no homes, and 1 น้ำ is no bathroom.
    ...counted(asset.bathrooms, asset.bedrooms === null ? toilets : bathrooms),
    ...counted(asset.usable_area_sqm, sqm),
    ...(landParts.length > 0 ? [landParts.join(' ')] : []),
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
