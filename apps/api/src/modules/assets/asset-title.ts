import type { AssetSummary } from '@yoodee/api-contract/assets';
import type { Locale } from '@yoodee/site';

/** The title in a language; the Thai one where there is no English. */
export const assetTitle = (
  { title_th, title_en }: Pick<AssetSummary, 'title_th' | 'title_en'>,
  locale: Locale,
): string => (locale === 'en' && title_en) || title_th;
