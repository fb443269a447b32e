import type { AssetDetail } from '@yoodee/api-contract/assets';
import type { Project } from '@yoodee/api-contract/projects';
import { perSqWahToPerSqm, pricePerArea, splitSqWah, sqWahToSqm } from '@yoodee/asset-rules';
import {
  assetField,
  assetFieldNames,
  fieldExists,
  type AssetFieldName,
  type AssetGroup,
} from '@yoodee/asset-rules/fields';
import { formatArea, formatDate, formatLand, formatPerUnit, formatRelativeDays, formatWalk } from '@yoodee/formatters';
import { hrefs, type Locale } from '@yoodee/site';
import { fieldLabel, fieldText, placeLine, textIn, typedText, type ShownText } from '@yoodee/ui-asset-card';
import type { Best } from './best-value.ts';
import { projectRows } from './project-rows.ts';

/** A text to show; `inSqm` is the same land in square metres, `href` the page about it. */
export interface Said extends ShownText {
  inSqm?: string;
  href?: string;
}

/** An asset with its project, where that is known. */
export type ComparedDetail = AssetDetail & { project?: ComparedProject | null };

/** The fields of a project that a comparison shows. */
export type ComparedProject = Pick<Project, 'id' | 'year_completed' | 'storeys' | 'units' | 'fees' | 'foreign_quotas'>;

/** Facts of projects have their own heading, because some fields of assets have the same names. */
export type CompareGroup = AssetGroup | 'project';

/** One row of the comparison, before its values are compared. */
export interface RowSource {
  key: string;
  group: CompareGroup;
  label: Record<Locale, string>;
  /** Null while it is unknown. */
  say: (asset: ComparedDetail, locale: Locale, now: Date) => Said | null;
  /** Whether the row applies to an asset of that kind. */
  exists: (asset: ComparedDetail) => boolean;
  /** The field to ask the seller for where it is unknown. */
  asks?: AssetFieldName;
  /**
   * The number to compare, and whether more or less is better. Only set where this is beyond dispute. `per`: compares
   * only assets for which it returns the same text.
   */
  better?: { of: (asset: ComparedDetail) => number | null; is: Best; per?: (asset: AssetDetail) => string };
}

const always = () => true;
const said = (text: string | null): Said | null => (text === null || text === '' ? null : { text });

/** Fields without a row: shown in the land row, as the place, in the headings or with another field, or not comparable. */
const excludedFields = new Set<AssetFieldName>([
  ...(['title_th', 'title_en', 'description_th', 'description_en', 'video_url'] as const),
  ...(['land_rai', 'land_ngan', 'land_sq_wah', 'usable_area_sqm'] as const),
  ...(['province_code', 'district_code', 'subdistrict_code', 'postal_code', 'lat', 'lng'] as const),
  ...([
    'location_precision',
    'project_id',
    'project_name_th',
    'project_name_en',
    'landmark_th',
    'landmark_en',
  ] as const),
  ...(['contact_channels', 'flood_year', 'flood_depth_cm', 'flood_source', 'noise_times'] as const),
]);

/** Fields about the seller or the deal: the page does not offer to ask for them. */
const fieldsWithoutQuestion = new Set<AssetFieldName>(['urgency', 'seller_role', 'price_negotiable', 'road', 'soi']);

const betterFields: Partial<Record<AssetFieldName, Best>> = {
  price_sale: 'cheapest',
  price_rent_month: 'cheapest',
  takeover_price: 'cheapest',
  down_payment_asking: 'cheapest',
  common_fee_month: 'cheapest',
  sinking_fund: 'cheapest',
  deposit_months: 'least',
  advance_months: 'least',
  parking_spaces: 'most',
  year_built: 'newest',
  lease_years_remaining: 'longest',
  frontage_m: 'widest',
  road_width_m: 'widest',
};

/** A freehold has no end of a lease. */
const isBesideThePoint = (name: AssetFieldName, { tenure }: AssetDetail) =>
  name === 'lease_years_remaining' && tenure === 'freehold';

/** A road or soi in Latin letters on an English page. */
const romanised = (name: AssetFieldName, { road_en, soi_en }: AssetDetail, locale: Locale): Said | null =>
  locale === 'en' ? said(name === 'road' ? road_en : name === 'soi' ? soi_en : null) : null;

const fieldRow = (name: AssetFieldName): RowSource => {
  const { group, kind } = assetField(name);
  const sayIn = (locale: Locale, text: string | null) =>
    text !== null && kind === 'line' ? typedText(locale, text) : said(text);
  const is = betterFields[name];
  return {
    key: name,
    group,
    label: { th: fieldLabel(name, 'th'), en: fieldLabel(name, 'en') },
    say: (asset, locale) => romanised(name, asset, locale) ?? sayIn(locale, fieldText(name, asset, locale)),
    exists: (asset) => fieldExists(name, asset) && !isBesideThePoint(name, asset),
    ...(!fieldsWithoutQuestion.has(name) && { asks: name }),
    ...(is && { better: { of: (asset) => asset[name] as number | null, is } }),
  };
};

const sizeRows: RowSource[] = [
  {
    key: 'usable',
    group: 'size',
    label: { th: fieldLabel('usable_area_sqm', 'th'), en: fieldLabel('usable_area_sqm', 'en') },
    say: ({ usable_area_sqm }, locale) => said(usable_area_sqm === null ? null : formatArea(locale, usable_area_sqm)),
    exists: (asset) => fieldExists('usable_area_sqm', asset),
    asks: 'usable_area_sqm',
    better: { of: (asset) => asset.usable_area_sqm, is: 'largest' },
  },
  {
    key: 'land',
    group: 'size',
    label: { th: 'ที่ดิน', en: 'Land' },
    say: ({ land_total_sq_wah: land }, locale) =>
      land === null
        ? null
        : { text: formatLand(locale, splitSqWah(land)), inSqm: formatArea(locale, sqWahToSqm(land)) },
    exists: (asset) => fieldExists('land_sq_wah', asset),
    asks: 'land_sq_wah',
    better: { of: (asset) => asset.land_total_sq_wah, is: 'largest' },
  },
];

/** Prices per area are compared only among sales or only among rents. */
const dividedPrice = (asset: AssetDetail) => pricePerArea(asset)?.of.kind ?? 'sale';

const priceRows: RowSource[] = [
  {
    key: 'price_per_sqm',
    group: 'price',
    label: { th: 'ราคาต่อพื้นที่ใช้สอย', en: 'Price by usable area' },
    say: ({ price_per_sqm: price }, locale) => said(price === null ? null : formatPerUnit(locale, price, 'sqm')),
    exists: ({ price_per_sqm }) => price_per_sqm !== null,
    better: { of: (asset) => asset.price_per_sqm, is: 'cheapest', per: dividedPrice },
  },
  {
    key: 'price_per_sq_wah',
    group: 'price',
    label: { th: 'ราคาต่อพื้นที่ดิน', en: 'Price by land' },
    say: ({ price_per_sq_wah: price }, locale) =>
      price === null
        ? null
        : {
            text: formatPerUnit(locale, price, 'sqWah'),
            inSqm: formatPerUnit(locale, perSqWahToPerSqm(price), 'sqm'),
          },
    exists: ({ price_per_sq_wah }) => price_per_sq_wah !== null,
    better: { of: (asset) => asset.price_per_sq_wah, is: 'cheapest', per: dividedPrice },
  },
];

const placeRows: RowSource[] = [
  {
    key: 'place',
    group: 'place',
    label: { th: 'ที่ตั้ง', en: 'Area' },
    say: ({ place }, locale) => said(placeLine(locale, place.subdistrict, place.district, place.province)),
    exists: always,
  },
  {
    key: 'project',
    group: 'project',
    label: { th: 'ชื่อโครงการ', en: 'Name' },
    say({ project_name_th, project_name_en, project }, locale) {
      const name = textIn(locale, project_name_th, project_name_en);
      return name && { ...name, ...(project && { href: hrefs(locale).project(project.id) }) };
    },
    exists: (asset) => fieldExists('project_name_th', asset),
  },
  {
    key: 'station',
    group: 'place',
    label: { th: 'สถานีใกล้ที่สุด', en: 'Nearest station' },
    say: ({ nearest_stations: [nearest] }, locale) =>
      said(nearest ? `${nearest.name[locale]} ${formatWalk(locale, nearest)}` : null),
    exists: ({ nearest_stations }) => nearest_stations.length > 0,
    better: {
      of: ({ nearest_stations: [nearest] }) => nearest?.metres ?? null,
      is: 'nearest',
      // Walking distances in different provinces are not comparable.
      per: ({ place }) => place.province_code,
    },
  },
];

const dateRows: RowSource[] = [
  {
    key: 'first_listed',
    group: 'deal',
    label: { th: 'ลงประกาศครั้งแรก', en: 'First listed' },
    say: ({ first_published_at: at }, locale) => said(at && formatDate(locale, at)),
    exists: always,
  },
  {
    key: 'confirmed',
    group: 'deal',
    label: { th: 'ผู้ขายยืนยันล่าสุด', en: 'Last confirmed' },
    say: ({ confirmed_at: at }, locale, now) => said(at && formatRelativeDays(locale, at, now)),
    exists: always,
  },
];

/** Groups in reading order: costs first, paperwork last. */
export const groupOrder: readonly CompareGroup[] = [
  'price',
  'size',
  'rooms',
  'place',
  'project',
  'building',
  'land',
  'surroundings',
  'right',
  'cost',
  'rent',
  'deal',
];

const fieldRows = assetFieldNames.filter((name) => !excludedFields.has(name)).map(fieldRow);

/** All possible rows, in order within their groups. */
export const rowSources: readonly RowSource[] = [
  ...fieldRows,
  ...priceRows,
  ...sizeRows,
  ...placeRows,
  ...projectRows,
  ...dateRows,
].sort((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group));
