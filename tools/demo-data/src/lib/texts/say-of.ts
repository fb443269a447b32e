import type { AssetFields } from '@yoodee/asset-rules/fields';
import { orientations } from '@yoodee/asset-rules/options';
import type { Names } from '../market/neighbourhoods/neighbourhood.ts';
import type { Facts } from './facts.ts';

/* Conditions that phrases test. */

export const isLet = ({ asset }: Facts) => asset.listing_type === 'rent' || asset.listing_type === 'sale_rent';
export const isOnlyLet = ({ asset }: Facts) => asset.listing_type === 'rent';
export const isSold = ({ asset }: Facts) =>
  asset.listing_type === 'sale' || asset.listing_type === 'sale_rent' || asset.listing_type === 'down_payment';
export const isTakeover = ({ asset }: Facts) => asset.listing_type === 'takeover';
export const isUnderWay = ({ asset }: Facts) => asset.building_condition === 'under_construction';
export const isHome = ({ asset }: Facts) => asset.bedrooms !== null && asset.property_type !== 'hotel';

/** The home is not new. */
export const isSettled = (facts: Facts) =>
  !isUnderWay(facts) && facts.asset.building_condition !== 'new' && facts.asset.seller_role !== 'developer';
export const isFurnished = ({ asset }: Facts) => asset.furnishing === 'fully_furnished';

type ListOf<Name extends 'view_types' | 'facilities' | 'features'> = NonNullable<AssetFields[Name]>[number];

export const hasView = ({ asset }: Facts, view: ListOf<'view_types'>) => asset.view_types?.includes(view) ?? false;
export const hasFacility = ({ asset }: Facts, facility: ListOf<'facilities'>) =>
  asset.facilities?.includes(facility) ?? false;
export const hasFeature = ({ asset }: Facts, feature: ListOf<'features'>) => asset.features?.includes(feature) ?? false;

/** A point that is shown with a shift of 200 m may be three more minutes away, and 15 still count as near. */
const walkMinutes = 11;

/** A station within walking distance: the only kind that a text may call near. */
export const walkable = ({ station }: Facts) => (station && station.walk_minutes <= walkMinutes ? station : null);

/** ทิศเหนือ · north */
export const facing = ({ asset }: Facts): Names | null =>
  asset.orientation && [`ทิศ${orientations[asset.orientation].th}`, orientations[asset.orientation].en.toLowerCase()];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a studio`, `an eight-bedroom house` */
export const withArticle = (noun: string): string => `${/^(?!one)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** คอนโด 2 ห้องนอน · two-bedroom condo; คอนโดสตูดิโอ · studio */
export const homeOf = ({ rooms, typeName }: Facts): Names => {
  if (!rooms) return typeName;
  return rooms[1] === 'studio'
    ? [`${typeName[0]}${rooms[0]}`, 'studio']
    : [`${typeName[0]} ${rooms[0]}`, `${rooms[1]} ${typeName[1]}`];
};

/** Project or, without one, the area. */
export const where = ({ project, area, place }: Facts): { title: Names; text: Names } =>
  project
    ? { title: project, text: [`โครงการ${project[0]}`, `at ${project[1]}`] }
    : { title: place, text: [area[0], `in ${area[1]}`] };
