import { LRUCache } from 'lru-cache';
import { assetHeadline, type HeadlineFields } from '@yoodee/formatters';
import { englishPersonName, englishPlaceName } from '@yoodee/server-thai-geo';
import { otherLocale } from '@yoodee/site';
import type { placeOf } from './asset-place.ts';

/** Lists show the same names again and again. */
const cached = (read: (thai: string) => string | null) => {
  const known = new LRUCache<string, { text: string | null }>({
    max: 5000,
    memoMethod: (thai) => ({ text: read(thai) }),
  });
  return (thai: string): string | null => known.memo(thai).text;
};

const placeName = cached(englishPlaceName);
const personName = cached(englishPersonName);

const isThai = (text: string) => otherLocale('en', text) === 'th';

/** A text that the seller wrote for English pages, unless it has Thai in it. */
const written = (text: string | null): string | null => (text && !isThai(text) ? text : null);

/** The road or soi in Latin letters, without the Thai word for what it is. */
export const englishStreet = (typed: string | null): string | null => {
  const name = typed?.trim().replace(/^(?:ถนน|ถ\.|ซอย|ซ\.)\s*/, '');
  return name ? placeName(name) : null;
};

export const englishProject = (thai: string | null, english: string | null): string | null =>
  written(english) ?? (thai && placeName(thai));

/** A member's name in Latin letters. */
export const englishName = (typed: string): string | null => personName(typed);

export interface TitledAsset {
  title_th: string | null;
  title_en: string | null;
  project_name_th: string | null;
  project_name_en: string | null;
}

/** The longest title of a listing. */
const longestTitle = 120;

/** The seller's English title, or one composed from facts: `1-bedroom condominium for sale, Tharawan, Thon Buri`. */
export const englishTitle = (
  asset: TitledAsset,
  facts: HeadlineFields,
  place: ReturnType<typeof placeOf>,
): { text: string; isComposed: boolean } => {
  const own = written(asset.title_en) ?? written(asset.title_th);
  if (own) return { text: own, isComposed: false };
  const project = englishProject(asset.project_name_th, asset.project_name_en);
  const district = place.district.en;
  const names = project?.includes(district) ? [project] : [project, district];
  const text = assetHeadline(facts, 'en', names.filter(Boolean).join(', '));
  return { text: text.length > longestTitle ? assetHeadline(facts, 'en', district) : text, isComposed: true };
};
