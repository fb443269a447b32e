import type { NewsArticle } from '@yoodee/api-contract/news';

/** The query of the listing search that belongs to an article; null if it has none. */
export const relatedSearch = ({ asset_search }: Pick<NewsArticle, 'asset_search'>) => {
  if (!asset_search) return null;
  const { listing_type, property_type, province } = asset_search;
  return {
    ...(listing_type.length > 0 && { listing_type }),
    ...(property_type.length > 0 && { property_type }),
    // The list can filter by one province only.
    ...(province[0] && { province: province[0].code }),
  };
};
