import {
  assetField,
  fieldExists,
  propertyTypes,
  type AssetFieldName,
  type AssetFields,
  type MemberAsset,
} from '@yoodee/api-contract';
import { fieldLabel, fieldText, placeLine } from '@yoodee/asset-view';
import { formatArea, formatDistance, formatLand, splitSqWah } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { areaFigures } from '../fields/price-per-area.ts';
import type { placeOf } from '../place-names.ts';

/** What a text is composed from. */
export interface ComposedFrom {
  fields: AssetFields;
  place: ReturnType<typeof placeOf>;
  stations: MemberAsset['nearest_stations'];
}

/** Shorter words than the lists of options have, as a title says them. */
const deals = {
  sale: { th: 'ขาย', en: 'for sale' },
  rent: { th: 'ให้เช่า', en: 'for rent' },
  sale_rent: { th: 'ขาย/ให้เช่า', en: 'for sale or rent' },
  down_payment: { th: 'ขายดาวน์', en: 'down-payment sale' },
  takeover: { th: 'เซ้ง', en: 'lease takeover' },
} as const;

/** Told in this order; the place, texts, and prices, which change, stand elsewhere on the page. */
const factNames = [
  ...['bedrooms', 'bathrooms', 'parking_spaces', 'usable_area_sqm', 'floor_no', 'building_floors', 'year_built'],
  ...[
    'building_condition',
    'furnishing',
    'orientation',
    'view_types',
    'frontage_m',
    'road_width_m',
    'city_plan_colour',
  ],
  ...['title_deed_type', 'ownership_quota', 'common_fee_month', 'transfer_fee_payer', 'deposit_months'],
  ...['min_lease_months', 'available_from', 'pets', 'features', 'facilities', 'road', 'soi'],
] as const satisfies readonly AssetFieldName[];

const words = {
  th: {
    studio: 'สตูดิโอ',
    bedrooms: (count: number) => `${count} ห้องนอน`,
    near: (station: string, distance: string) => `ห่างจาก${station} ${distance}`,
    nearStation: (station: string) => `ใกล้${station}`,
    land: 'เนื้อที่ดิน',
    landOf: (size: string) => `ที่ดิน ${size}`,
    note: 'ข้อความนี้เรียบเรียงจากข้อมูลของประกาศ',
  },
  en: {
    studio: 'Studio',
    bedrooms: (count: number) => `${count}-bedroom`,
    near: (station: string, distance: string) => `${distance} from ${station}`,
    nearStation: (station: string) => `near ${station}`,
    land: 'Land',
    landOf: (size: string) => `${size} of land`,
    note: 'This text was composed from the details of the listing.',
  },
} as const;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const landText = (fields: AssetFields, locale: Locale) => {
  const { landSqWah } = areaFigures(fields);
  return landSqWah ? formatLand(locale, splitSqWah(landSqWah)) : null;
};

/** `คอนโดมิเนียม 1 ห้องนอน`, `1-bedroom condominium`, `1 rai of land`, `120 m² office`. */
const whatOf = (fields: AssetFields, locale: Locale): string => {
  const { property_type: type, bedrooms, usable_area_sqm: area } = fields;
  if (!type) return '';
  const name = propertyTypes[type][locale];
  const land = landText(fields, locale);
  if (type === 'land') return land ? words[locale].landOf(land) : name;
  const said = words[locale];
  const rooms =
    fieldExists('bedrooms', fields) && bedrooms !== null
      ? bedrooms === 0
        ? said.studio
        : said.bedrooms(bedrooms)
      : null;
  const size = rooms ?? (area === null ? null : formatArea(locale, area));
  const parts = locale === 'th' ? [name, size] : [size, name.toLowerCase()];
  return parts.filter(Boolean).join(' ');
};

const projectOf = ({ project_name_th, project_name_en }: AssetFields, locale: Locale) =>
  locale === 'th' ? project_name_th : project_name_en;

const headline = (fields: AssetFields, locale: Locale, where: string): string => {
  const what = whatOf(fields, locale);
  const deal = fields.listing_type ? deals[fields.listing_type][locale] : '';
  if (locale === 'th') return [`${deal}${what}`, where].filter(Boolean).join(' ');
  return capitalised([`${what} ${deal}`.trim(), where].filter(Boolean).join(', '));
};

/** A title as long as its field takes: with project, district and station, or with as much of these as there is room. */
export const composeTitle = ({ fields, place, stations }: ComposedFrom, locale: Locale): string | null => {
  const field = assetField('title_th');
  if (field.kind !== 'line' || !fields.property_type || !fields.listing_type) return null;
  const project = projectOf(fields, locale);
  const [station] = stations;
  const near = station && words[locale].nearStation(station.name[locale]);
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(locale === 'th' ? ' ' : ', ');
  const district = place.district[locale];
  const wheres = [join(project, district, near), join(project, district), join(project ?? district), ''];
  const titles = wheres.map((where) => headline(fields, locale, where));
  return titles.find(({ length }) => length >= (field.minLength ?? 0) && length <= field.maxLength) ?? null;
};

const factLines = (fields: AssetFields, locale: Locale): string[] => {
  const facts = factNames
    .filter((name) => fieldExists(name, fields))
    .flatMap((name) => {
      const text = fieldText(name, fields, locale);
      return text ? [`- ${fieldLabel(name, locale)}: ${text}`] : [];
    });
  const land = landText(fields, locale);
  return land && fields.property_type !== 'land' ? [`- ${words[locale].land}: ${land}`, ...facts] : facts;
};

/**
 * A description as one would type it: a sentence, the facts as a list, the nearest station, and a line that says that it
 * was composed. Null while there is too little to say.
 */
export const composeDescription = (from: ComposedFrom, locale: Locale): string | null => {
  const { fields, place, stations } = from;
  const field = assetField('description_th');
  if (field.kind !== 'prose' || !fields.property_type || !fields.listing_type) return null;
  const where = placeLine(locale, place.subdistrict, place.district, place.province);
  const project = projectOf(fields, locale);
  const opening = headline(fields, locale, [project, where].filter(Boolean).join(locale === 'th' ? ' ' : ', '));
  const [station] = stations;
  const near = station && words[locale].near(station.name[locale], formatDistance(locale, station.metres));
  const facts = factLines(fields, locale);
  const paragraphs = [
    locale === 'en' ? `${opening}.` : opening,
    facts.join('\n'),
    near && capitalised(locale === 'en' ? `${near}.` : near),
    words[locale].note,
  ];
  const text = paragraphs.filter(Boolean).join('\n\n');
  return facts.length > 0 && text.length >= (field.minLength ?? 0) && text.length <= field.maxLength ? text : null;
};
