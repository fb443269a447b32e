import type { NewsArticle, NewsSummary } from '@yoodee/api-contract/news';
import { codesOf, listingTypes, propertyTypes } from '@yoodee/asset-rules/options';
import { findProvince } from '@yoodee/server-thai-geo';
import type { newsArticles } from '../../db/schema.ts';

export type NewsRow = typeof newsArticles.$inferSelect;

/** The columns of a list, without the long bodies. */
export type NewsSummaryRow = Pick<
  NewsRow,
  | 'id'
  | 'category'
  | 'icon'
  | 'title_th'
  | 'title_en'
  | 'excerpt_th'
  | 'excerpt_en'
  | 'cover_image'
  | 'cover_alt_th'
  | 'cover_alt_en'
  | 'published_at'
  | 'reading_minutes'
>;

export const toNewsSummary = (row: NewsSummaryRow): NewsSummary => ({
  id: row.id,
  category: row.category,
  icon: row.icon,
  title: { th: row.title_th, en: row.title_en },
  excerpt: { th: row.excerpt_th, en: row.excerpt_en },
  cover: { ...row.cover_image, alt: { th: row.cover_alt_th, en: row.cover_alt_en } },
  published_at: row.published_at.toISOString(),
  reading_minutes: row.reading_minutes,
});

/** The asset search that matches an article: by its provinces and the tags that are listing types. */
const toAssetSearch = ({ tags, province_codes }: NewsRow): NewsArticle['asset_search'] => {
  const listing_type = codesOf(listingTypes).filter((code) => tags.includes(code));
  const property_type = codesOf(propertyTypes).filter((code) => tags.includes(code));
  const province = province_codes.flatMap((code) => {
    const found = findProvince(code);
    return found ? [{ code, name: { th: found.name_th, en: found.name_en } }] : [];
  });
  return listing_type.length + property_type.length + province.length > 0
    ? { listing_type, property_type, province }
    : null;
};

export const toNewsArticle = (row: NewsRow, related: readonly NewsSummaryRow[]): NewsArticle => ({
  ...toNewsSummary(row),
  slug: row.slug,
  body: {
    th: { html: row.body_th, headings: row.headings_th },
    en: row.body_en === null ? null : { html: row.body_en, headings: row.headings_en ?? [] },
  },
  author_name: row.author_name,
  updated_at: row.updated_at.toISOString(),
  sources: row.sources,
  related: related.map(toNewsSummary),
  asset_search: toAssetSearch(row),
});
