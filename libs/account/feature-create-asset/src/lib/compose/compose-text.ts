import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { isNear } from '@yoodee/asset-rules';
import { assetField, type AssetFields } from '@yoodee/asset-rules/fields';
import { assetHeadline, formatDistance } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import { placeLine } from '@yoodee/ui-asset-card';
import type { placeOf } from '../place-names.ts';
import { factSentences } from './fact-sentences.ts';

/** Input of a composed text. */
export interface ComposedFrom {
  fields: AssetFields;
  place: ReturnType<typeof placeOf>;
  stations: MemberAsset['nearest_stations'];
}

const words = {
  th: {
    near: (station: string, distance: string) => `ห่างจาก ${station} ${distance}`,
    nearStation: (station: string) => `ใกล้ ${station}`,
  },
  en: {
    near: (station: string, distance: string) => `${distance} from ${station}`,
    nearStation: (station: string) => `near ${station}`,
  },
} as const;

/**
 * For example `BTS Thong Lo`. Without the network, many station names would be read as the name of a road or an area.
 */
const stationName = ({ name, line }: ComposedFrom['stations'][number], locale: Locale): string => {
  const network = /^(BTS|MRT|SRT)\b/.exec(line[locale])?.[0] ?? line[locale];
  return `${network} ${name[locale]}`;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const projectOf = ({ project_name_th, project_name_en }: AssetFields, locale: Locale) =>
  locale === 'th' ? project_name_th : project_name_en;

/**
 * The longest title that fits its field: with project, district and station, or with fewer of them. Null if no title
 * fits.
 */
export const composeTitle = ({ fields, place, stations }: ComposedFrom, locale: Locale): string | null => {
  const field = assetField('title_th');
  if (field.kind !== 'line' || !fields.property_type || !fields.listing_type) return null;
  const project = projectOf(fields, locale);
  const [station] = stations;
  const near = station && isNear(station) && words[locale].nearStation(stationName(station, locale));
  const join = (...parts: (string | false | null | undefined)[]) =>
    parts.filter(Boolean).join(locale === 'th' ? ' ' : ', ');
  const district = place.district[locale];
  const wheres = [join(project, district, near), join(project, district), join(project ?? district), ''];
  const titles = wheres.map((where) => assetHeadline(fields, locale, where));
  return titles.find(({ length }) => length >= (field.minLength ?? 0) && length <= field.maxLength) ?? null;
};

/**
 * A description in prose: what and where it is, the most important facts, and the nearest station. Null if there is too
 * little data.
 */
export const composeDescription = (from: ComposedFrom, locale: Locale): string | null => {
  const { fields, place, stations } = from;
  const field = assetField('description_th');
  if (field.kind !== 'prose' || !fields.property_type || !fields.listing_type) return null;
  const where = placeLine(locale, place.subdistrict, place.district, place.province);
  const project = projectOf(fields, locale);
  const opening = assetHeadline(fields, locale, [project, where].filter(Boolean).join(locale === 'th' ? ' ' : ', '));
  const [station] = stations;
  const near = station && words[locale].near(stationName(station, locale), formatDistance(locale, station.metres));
  const facts = factSentences(fields, locale);
  const paragraphs = [
    locale === 'en' ? `${opening}.` : opening,
    facts.join(locale === 'th' ? '\n' : ' '),
    near && capitalised(locale === 'en' ? `${near}.` : near),
  ];
  const text = paragraphs.filter(Boolean).join('\n\n');
  return facts.length > 0 && text.length >= (field.minLength ?? 0) && text.length <= field.maxLength ? text : null;
};
