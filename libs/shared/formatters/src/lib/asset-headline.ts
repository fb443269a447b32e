import { sizesOf, splitSqWah, type SizedAsset } from '@yoodee/asset-rules';
import { fieldExists, type AssetFields } from '@yoodee/asset-rules/fields';
import { propertyTypes } from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';
import { formatArea, formatLand } from './format-size.ts';

/** Deal names for titles; shorter than the option labels. */
const deals = {
  sale: { th: 'ขาย', en: 'for sale' },
  rent: { th: 'ให้เช่า', en: 'for rent' },
  sale_rent: { th: 'ขาย/ให้เช่า', en: 'for sale or rent' },
  down_payment: { th: 'ขายดาวน์', en: 'down-payment sale' },
  takeover: { th: 'เซ้ง', en: 'lease takeover' },
} as const;

const words = {
  th: {
    studio: 'สตูดิโอ',
    bedrooms: (count: number) => `${count} ห้องนอน`,
    landOf: (size: string) => `ที่ดิน ${size}`,
  },
  en: {
    studio: 'Studio',
    bedrooms: (count: number) => `${count}-bedroom`,
    landOf: (size: string) => `${size} of land`,
  },
} as const;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export type HeadlineFields = Pick<AssetFields, 'property_type' | 'listing_type' | 'bedrooms'> & SizedAsset;

/** `คอนโดมิเนียม 1 ห้องนอน`, `1-bedroom condominium`, `1 rai of land`, `120 m² office`. */
const whatOf = (fields: HeadlineFields, locale: Locale): string => {
  const { property_type: type, bedrooms, usable_area_sqm: area } = fields;
  if (!type) return '';
  const name = propertyTypes[type][locale];
  const { landSqWah } = sizesOf(fields);
  const land = landSqWah ? formatLand(locale, splitSqWah(landSqWah)) : null;
  if (type === 'land') return land ? words[locale].landOf(land) : name;
  const said = words[locale];
  const rooms =
    fieldExists('bedrooms', fields) && bedrooms !== null
      ? bedrooms === 0
        ? said.studio
        : said.bedrooms(bedrooms)
      : null;
  const size = rooms ?? (area ? formatArea(locale, area) : null);
  const parts = locale === 'th' ? [name, size] : [size, name.toLowerCase()];
  return parts.filter(Boolean).join(' ');
};

/**
 * A title from facts: what it is, the deal, and where: `ขายคอนโดมิเนียม 1 ห้องนอน ทองหล่อ`,
 * `1-bedroom condominium for sale, Thong Lo`.
 */
export const assetHeadline = (fields: HeadlineFields, locale: Locale, where: string): string => {
  const what = whatOf(fields, locale);
  const deal = fields.listing_type ? deals[fields.listing_type][locale] : '';
  if (locale === 'th') return [`${deal}${what}`, where].filter(Boolean).join(' ');
  return capitalised([`${what} ${deal}`.trim(), where].filter(Boolean).join(', '));
};
