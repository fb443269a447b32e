import type { ListingType, PropertyType } from '@yoodee/asset-rules/options';
import type { Random } from '../random.ts';
import type { Setting } from './neighbourhoods/neighbourhood.ts';

type Shares<Value> = readonly (readonly [value: Value, weight: number])[];

/** Share of property types by setting, in approximate per cent. */
const types: Readonly<Record<Setting, Shares<PropertyType>>> = {
  downtown: [
    ['condo', 76],
    ['office', 7],
    ['retail', 3.5],
    ['business', 2.5],
    ['commercial_building', 3],
    ['townhouse', 2],
    ['apartment', 2.5],
    ['home_office', 1.5],
    ['detached_house', 1],
    ['hotel', 0.5],
    ['land', 0.5],
  ],
  city: [
    ['condo', 55],
    ['townhouse', 11],
    ['detached_house', 7],
    ['commercial_building', 5.5],
    ['home_office', 5],
    ['apartment', 4],
    ['office', 4],
    ['business', 3],
    ['retail', 2.5],
    ['land', 2],
    ['hotel', 1],
  ],
  suburb: [
    ['detached_house', 30],
    ['townhouse', 27],
    ['condo', 14],
    ['semi_detached', 10],
    ['land', 7],
    ['home_office', 3.5],
    ['commercial_building', 3],
    ['warehouse', 2],
    ['business', 1.5],
    ['apartment', 1],
    ['retail', 1],
  ],
  industrial: [
    ['townhouse', 19],
    ['warehouse', 19],
    ['factory', 15],
    ['detached_house', 14],
    ['land', 12],
    ['commercial_building', 6],
    ['condo', 5],
    ['apartment', 5],
    ['semi_detached', 4],
    ['office', 1],
  ],
  beach: [
    ['condo', 41],
    ['pool_villa', 29],
    ['land', 9],
    ['detached_house', 6],
    ['hotel', 4.5],
    ['business', 3.5],
    ['commercial_building', 3],
    ['townhouse', 2.5],
    ['retail', 1.5],
  ],
  hills: [
    ['land', 37],
    ['detached_house', 24],
    ['pool_villa', 16],
    ['hotel', 9],
    ['condo', 9],
    ['business', 5],
  ],
  town: [
    ['detached_house', 33],
    ['land', 27],
    ['townhouse', 14],
    ['commercial_building', 9],
    ['semi_detached', 5],
    ['condo', 4],
    ['apartment', 2.5],
    ['hotel', 2],
    ['business', 2],
    ['warehouse', 1.5],
  ],
};

const mostlySold: Shares<ListingType> = [
  ['sale', 77],
  ['rent', 12],
  ['sale_rent', 11],
];
const mostlyLet: Shares<ListingType> = [
  ['rent', 72],
  ['sale', 14],
  ['sale_rent', 14],
];

/** Share of deals by property type. */
const deals: Readonly<Record<PropertyType, Shares<ListingType>>> = {
  condo: [
    ['sale', 46],
    ['rent', 34],
    ['sale_rent', 15],
    ['down_payment', 5],
  ],
  detached_house: mostlySold,
  semi_detached: mostlySold,
  townhouse: [...mostlySold, ['down_payment', 3]],
  pool_villa: [
    ['sale', 62],
    ['sale_rent', 22],
    ['rent', 16],
  ],
  home_office: [
    ['sale', 44],
    ['rent', 30],
    ['sale_rent', 26],
  ],
  apartment: [['rent', 1]],
  land: [
    ['sale', 91],
    ['rent', 6],
    ['sale_rent', 3],
  ],
  commercial_building: [
    ['sale', 46],
    ['rent', 32],
    ['sale_rent', 14],
    ['takeover', 8],
  ],
  office: mostlyLet,
  retail: [
    ['rent', 60],
    ['takeover', 34],
    ['sale', 6],
  ],
  warehouse: mostlyLet,
  factory: [
    ['sale', 45],
    ['rent', 33],
    ['sale_rent', 22],
  ],
  hotel: [
    ['sale', 72],
    ['takeover', 20],
    ['rent', 8],
  ],
  business: [
    ['takeover', 88],
    ['sale', 12],
  ],
};

export interface Kind {
  property_type: PropertyType;
  listing_type: ListingType;
}

export const drawKind = (random: Random, setting: Setting): Kind => {
  const property_type = random.weighted(types[setting]);
  return { property_type, listing_type: random.weighted(deals[property_type]) };
};
