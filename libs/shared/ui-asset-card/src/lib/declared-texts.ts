import type { AssetFieldName, AssetFields } from '@yoodee/asset-rules/fields';
import { cornersOf, plotShape } from '@yoodee/asset-rules/outlines';
import { formatNumber } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';

/** Fields that have no text of their own, because the text of another field includes them. */
export const saidWithAnother: ReadonlySet<AssetFieldName> = new Set([
  'project_id',
  'flood_year',
  'flood_depth_cm',
  'flood_source',
  'noise_times',
]);

type Asset = Partial<AssetFields>;
/** The formatted value of one field of the asset; null while it is unknown. */
type Say = (name: AssetFieldName) => string | null;

const sentences = {
  th: {
    never: (year: string | null) => `ไม่ท่วมตั้งแต่${year ? `ปี ${year}` : 'ปีที่ไม่ได้ระบุ'}`,
    flooded: (year: string | null, depth: string | null) =>
      `เคยท่วม${year ? `ปี ${year}` : ''}${depth ? ` สูง ${depth}` : ''}`,
    source: (source: string) => ` (ที่มา: ${source})`,
    regular: (width: string, depth: string) => `สี่เหลี่ยมมุมฉาก ${width} × ${depth} ม.`,
    irregular: (width: string, depth: string) => `ไม่เป็นสี่เหลี่ยมมุมฉาก กว้าง ${width} ลึก ${depth} ม.`,
    frontage: (metres: string) => ` ติดถนน ${metres} ม.`,
  },
  en: {
    never: (year: string | null) => `Not flooded since ${year ?? 'a year not stated'}`,
    flooded: (year: string | null, depth: string | null) =>
      `Flooded${year ? ` in ${year}` : ''}${depth ? `, ${depth} deep` : ''}`,
    source: (source: string) => ` (source: ${source.toLowerCase()})`,
    regular: (width: string, depth: string) => `Rectangle, ${width} × ${depth} m`,
    irregular: (width: string, depth: string) => `Irregular, ${width} m wide, ${depth} m deep`,
    frontage: (metres: string) => `, ${metres} m along the road`,
  },
} as const;

const floodText = ({ flood }: Asset, locale: Locale, say: Say): string => {
  const said = sentences[locale];
  const source = say('flood_source');
  const [year, depth] = [say('flood_year'), say('flood_depth_cm')];
  return (flood === 'never' ? said.never(year) : said.flooded(year, depth)) + (source ? said.source(source) : '');
};

const noiseText = ({ noise_sources: sources }: Asset, say: Say): string =>
  [say('noise_sources'), sources?.includes('none') ? null : say('noise_times')].filter(Boolean).join(' · ');

const plotText = (outline: string, locale: Locale): string | null => {
  const corners = cornersOf(outline);
  if (!corners) return null;
  const said = sentences[locale];
  const { isRegular, width, depth, frontage } = plotShape(corners);
  const size = said[isRegular ? 'regular' : 'irregular'](formatNumber(width), formatNumber(depth));
  return size + (frontage === null ? '' : said.frontage(formatNumber(frontage)));
};

/**
 * The text of a field that is only understood with others: flood with its year, depth and source, noise with its times,
 * an outline as a shape. Undefined for all other fields.
 */
export const declaredText = (
  name: AssetFieldName,
  asset: Asset,
  { locale, say }: { locale: Locale; say: Say },
): string | null | undefined => {
  if (name === 'flood') return floodText(asset, locale, say);
  if (name === 'noise_sources') return noiseText(asset, say);
  return name === 'plot_outline' ? plotText(asset.plot_outline!, locale) : undefined;
};
