import type { NewsArticle } from '@yoodee/api-contract';

/** The query of the asset search that goes with an article; null where none does. */
export const relatedSearch = ({ asset_search }: Pick<NewsArticle, 'asset_search'>) => {
  if (!asset_search) return null;
  const { listing_type, property_type, province } = asset_search;
  return {
    ...(listing_type.length > 0 && { listing_type }),
    ...(property_type.length > 0 && { property_type }),
    // The list looks in one province at a time.
    ...(province[0] && { province: province[0].code }),
  };
};
