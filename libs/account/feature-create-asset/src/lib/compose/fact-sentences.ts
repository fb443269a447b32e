import { sizesOf, splitSqWah } from '@yoodee/asset-rules';
import { fieldExists, type AssetFieldName, type AssetFields } from '@yoodee/asset-rules/fields';
import { formatLand } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import { fieldText } from '@yoodee/ui-asset-card';

/**
 * Facts that a description may mention, the most important first. Place, texts and prices are not included: the page
 * shows them elsewhere, and prices change.
 */
const tellingFirst = [
  ...['usable_area_sqm', 'bedrooms', 'bathrooms', 'frontage_m', 'floor_no', 'furnishing', 'road_width_m', 'pets'],
  ...['parking_spaces', 'building_condition', 'view_types', 'orientation', 'city_plan_colour', 'title_deed_type'],
] as const satisfies readonly AssetFieldName[];

/** Maximum number of facts. The page shows all facts below the description, so the description need not repeat them. */
const mostFacts = 7;

/** The facts to mention, with the number of floors of the building and the land area. */
type Chosen = Partial<Pick<AssetFields, (typeof tellingFirst)[number] | 'building_floors'>> & { land?: string | null };

/** Values that are not worth mentioning, such as no parking or a title document of another kind. */
const isSilent = (value: unknown) => value === 0 || value === 'other' || value === 'ask';

const chosenOf = (fields: AssetFields, locale: Locale): Chosen => {
  const isKnown = (name: AssetFieldName) =>
    fieldExists(name, fields) && !isSilent(fields[name]) && fieldText(name, fields, locale) !== null;
  const names = [...tellingFirst.filter(isKnown).slice(0, mostFacts), ...['building_floors' as const].filter(isKnown)];
  const { landSqWah } = sizesOf(fields);
  return {
    ...Object.fromEntries(names.map((name) => [name, fields[name]])),
    // For land, the first sentence already contains the size of the plot.
    land: landSqWah && fields.property_type !== 'land' ? formatLand(locale, splitSqWah(landSqWah)) : null,
  };
};

type Part = string | number | false | null | undefined;

const present = (parts: readonly Part[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '');

/** `1 ห้องนอน 1 ห้องน้ำ และที่จอดรถ 1 คัน`, `1 bedroom, 1 bathroom and parking for 1 car`. */
const listed = (items: readonly string[], locale: Locale): string => {
  const [rest, last] = [items.slice(0, -1), items.at(-1)];
  if (locale === 'th') return rest.length > 1 ? `${rest.join(' ')} และ${last}` : items.join(' ');
  return rest.length > 0 ? `${rest.join(', ')} and ${last}` : items.join();
};

const conditions = {
  new: 'new',
  ready: 'ready to move into',
  renovated: 'renovated',
  needs_renovation: 'in need of renovation',
  under_construction: 'under construction',
} as const;

type Sentences = (chosen: Chosen, text: (name: AssetFieldName) => string) => Part[][];

const inThai: Sentences = (chosen, text) => {
  const { floor_no, building_floors: floors, bedrooms, bathrooms, parking_spaces: cars, view_types: views } = chosen;
  const rooms = present([
    bedrooms && `${bedrooms} ห้องนอน`,
    bathrooms && `${bathrooms} ห้องน้ำ`,
    cars && `ที่จอดรถ ${cars} คัน`,
  ]);
  return [
    [
      floor_no ? `อยู่ชั้น ${floor_no}${floors ? ` จาก ${floors} ชั้น` : ''}` : floors && `สูง ${floors} ชั้น`,
      chosen.usable_area_sqm && `พื้นที่ใช้สอย ${text('usable_area_sqm')}`,
      chosen.land && `ที่ดิน ${chosen.land}`,
      rooms.length > 0 && `มี ${listed(rooms, 'th')}`,
    ],
    [
      chosen.frontage_m && `หน้ากว้าง ${text('frontage_m')}`,
      chosen.road_width_m && `ถนนกว้าง ${text('road_width_m')}`,
      chosen.city_plan_colour && `อยู่ในผังเมืองสี${text('city_plan_colour')}`,
    ],
    [
      chosen.building_condition && text('building_condition'),
      chosen.furnishing && text('furnishing'),
      views?.length &&
        (views.join() === 'unblocked' ? text('view_types') : `วิว${text('view_types').replaceAll(', ', ' ')}`),
      chosen.orientation && `หันทิศ${text('orientation')}`,
      chosen.pets && (chosen.pets === 'yes' ? 'เลี้ยงสัตว์ได้' : 'ห้ามเลี้ยงสัตว์'),
    ],
    [chosen.title_deed_type && `เอกสารสิทธิ์เป็น${text('title_deed_type')}`],
  ];
};

const counted = (count: number | null | undefined, thing: string) =>
  count && `${count} ${thing}${count === 1 ? '' : 's'}`;

const inEnglish: Sentences = (chosen, text) => {
  const { floor_no, building_floors: floors, bedrooms, bathrooms, parking_spaces: cars, view_types: views } = chosen;
  const rooms = present([
    counted(bedrooms, 'bedroom'),
    counted(bathrooms, 'bathroom'),
    cars && `parking for ${counted(cars, 'car')}`,
  ]);
  const lower = (name: AssetFieldName) => text(name).toLowerCase();
  const sizes = present([
    chosen.usable_area_sqm && `${text('usable_area_sqm')} of usable area`,
    chosen.land && `${chosen.land} of land`,
  ]);
  return [
    [
      sizes.join(' on '),
      floor_no ? `on floor ${floor_no}${floors ? ` of ${floors}` : ''}` : floors && `on ${counted(floors, 'floor')}`,
      rooms.length > 0 && `with ${listed(rooms, 'en')}`,
    ],
    [
      chosen.frontage_m && `${text('frontage_m')} of frontage`,
      chosen.road_width_m && `a road ${text('road_width_m')} wide`,
      chosen.city_plan_colour && `in the ${lower('city_plan_colour')} zone of the city plan`,
    ],
    [
      chosen.building_condition && conditions[chosen.building_condition],
      chosen.furnishing && lower('furnishing'),
      views?.length && `${listed(lower('view_types').split(', '), 'en')} view${views.length > 1 ? 's' : ''}`,
      chosen.orientation && `facing ${lower('orientation')}`,
      chosen.pets && (chosen.pets === 'yes' ? 'pets allowed' : 'no pets'),
    ],
    [chosen.title_deed_type && `title document: ${text('title_deed_type')}`],
  ];
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The most important facts, as a seller would write them: one sentence each for rooms, plot, state and title document.
 */
export const factSentences = (fields: AssetFields, locale: Locale): string[] => {
  const sentences = locale === 'th' ? inThai : inEnglish;
  const text = (name: AssetFieldName) => fieldText(name, fields, locale) ?? '';
  return sentences(chosenOf(fields, locale), text)
    .map((parts) => present(parts).join(locale === 'th' ? ' ' : ', '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (locale === 'th' ? sentence : `${capitalised(sentence)}.`));
};
