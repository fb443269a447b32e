import type { ListingType, PropertyType } from './asset.options.ts';

export const homes = [
  'condo',
  'detached_house',
  'semi_detached',
  'townhouse',
  'pool_villa',
  'home_office',
  'apartment',
] as const satisfies readonly PropertyType[];

/** Types that include land. */
export const landed = [
  'detached_house',
  'semi_detached',
  'townhouse',
  'pool_villa',
  'home_office',
  'land',
  'commercial_building',
  'warehouse',
  'factory',
  'hotel',
] as const satisfies readonly PropertyType[];

/** Types that are part of a building. */
export const units = ['condo', 'apartment', 'office', 'retail', 'business'] as const satisfies readonly PropertyType[];

/** All types except bare land. */
export const built = [
  'condo',
  'detached_house',
  'semi_detached',
  'townhouse',
  'pool_villa',
  'home_office',
  'apartment',
  'commercial_building',
  'office',
  'retail',
  'warehouse',
  'factory',
  'hotel',
  'business',
] as const satisfies readonly PropertyType[];

export const selling = ['sale', 'sale_rent', 'down_payment'] as const satisfies readonly ListingType[];
export const renting = ['rent', 'sale_rent'] as const satisfies readonly ListingType[];

/** Whether it is a studio. In other types than condominiums and apartments, zero bedrooms have no meaning. */
export const isStudio = ({ bedrooms, property_type }: { bedrooms?: number | null; property_type?: string | null }) =>
  bedrooms === 0 && (property_type === 'condo' || property_type === 'apartment');
