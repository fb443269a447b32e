/**
 * The values of a closed list with their names in both languages, in display order. Plain objects, so that bundlers can
 * remove unused lists.
 */
export type Options = Record<string, { th: string; en: string }>;

export const listingTypes = {
  sale: { th: 'ขาย', en: 'For sale' },
  rent: { th: 'ให้เช่า', en: 'For rent' },
  sale_rent: { th: 'ขายและให้เช่า', en: 'Sale or rent' },
  down_payment: { th: 'ขายดาวน์', en: 'Down-payment sale' },
  takeover: { th: 'เซ้ง', en: 'Lease takeover' },
} as const satisfies Options;

export const propertyTypes = {
  condo: { th: 'คอนโดมิเนียม', en: 'Condominium' },
  detached_house: { th: 'บ้านเดี่ยว', en: 'Detached house' },
  semi_detached: { th: 'บ้านแฝด', en: 'Semi-detached house' },
  townhouse: { th: 'ทาวน์โฮม', en: 'Townhouse' },
  pool_villa: { th: 'พูลวิลล่า', en: 'Pool villa' },
  home_office: { th: 'โฮมออฟฟิศ', en: 'Home office' },
  apartment: { th: 'อพาร์ตเมนต์', en: 'Apartment' },
  land: { th: 'ที่ดิน', en: 'Land' },
  commercial_building: { th: 'อาคารพาณิชย์', en: 'Shophouse' },
  office: { th: 'สำนักงาน', en: 'Office' },
  retail: { th: 'พื้นที่ค้าขาย', en: 'Retail space' },
  warehouse: { th: 'โกดัง', en: 'Warehouse' },
  factory: { th: 'โรงงาน', en: 'Factory' },
  hotel: { th: 'โรงแรม/รีสอร์ต', en: 'Hotel or resort' },
  business: { th: 'กิจการ', en: 'Business' },
} as const satisfies Options;

/** The codes of a list as a tuple that `z.enum` takes. */
export const codesOf = <O extends Options>(list: O) => Object.keys(list) as [Code<O>, ...Code<O>[]];

/** One code of a list, e.g. `Code<typeof propertyTypes>` → `'condo' | …`. */
export type Code<O extends Options> = Extract<keyof O, string>;

export type ListingType = Code<typeof listingTypes>;
export type PropertyType = Code<typeof propertyTypes>;

/** Houses, condo units and shophouses: transfer fees are reduced for these, and banks grant home loans for them. */
export const homeTypes: readonly PropertyType[] = [
  'condo',
  'detached_house',
  'semi_detached',
  'townhouse',
  'pool_villa',
  'home_office',
  'commercial_building',
];
