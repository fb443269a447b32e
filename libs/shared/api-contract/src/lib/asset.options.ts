/** A closed list's members with their names in both languages, in display order. */
type Options = Record<string, { th: string; en: string }>;

const options = <const O extends Options>(list: O): O => list;

export const listingTypes = options({
  sale: { th: 'ขาย', en: 'For sale' },
  rent: { th: 'ให้เช่า', en: 'For rent' },
  sale_rent: { th: 'ขายและให้เช่า', en: 'Sale or rent' },
  down_payment: { th: 'ขายดาวน์', en: 'Down-payment sale' },
  takeover: { th: 'เซ้ง', en: 'Lease takeover' },
});

export const propertyTypes = options({
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
});

export const sellerRoles = options({
  owner: { th: 'เจ้าของ', en: 'Owner' },
  agent: { th: 'นายหน้า', en: 'Agent' },
  developer: { th: 'ผู้พัฒนาโครงการ', en: 'Developer' },
  bank: { th: 'ทรัพย์ธนาคาร (NPA)', en: 'Bank-owned' },
});

export const urgencies = options({
  normal: { th: 'ปกติ', en: 'Normal' },
  quick_sale: { th: 'ขายด่วน', en: 'Quick sale' },
});

export const buildingConditions = options({
  new: { th: 'มือหนึ่ง', en: 'New' },
  ready: { th: 'มือสองพร้อมอยู่', en: 'Resale, ready' },
  renovated: { th: 'รีโนเวทแล้ว', en: 'Renovated' },
  needs_renovation: { th: 'ต้องปรับปรุง', en: 'Needs renovation' },
  under_construction: { th: 'กำลังก่อสร้าง', en: 'Under construction' },
});

export const titleDeedTypes = options({
  chanote: { th: 'โฉนดที่ดิน (น.ส.4)', en: 'Chanote' },
  condo_title: { th: 'หนังสือกรรมสิทธิ์ห้องชุด (อ.ช.2)', en: 'Condo unit title' },
  ns3_gor: { th: 'น.ส.3 ก.', en: 'Nor Sor 3 Gor' },
  ns3: { th: 'น.ส.3', en: 'Nor Sor 3' },
  ns2: { th: 'ใบจอง (น.ส.2)', en: 'Nor Sor 2' },
  sk1: { th: 'ส.ค.1', en: 'Sor Kor 1' },
  spk: { th: 'ส.ป.ก. 4-01', en: 'Sor Por Kor' },
  pbt5: { th: 'ภ.บ.ท.5', en: 'Por Bor Tor 5' },
  lease: { th: 'สิทธิการเช่า', en: 'Leasehold right' },
  other: { th: 'อื่น ๆ', en: 'Other' },
  unknown: { th: 'ไม่ระบุ', en: 'Not stated' },
});

/** Documents that may not be transferable: on a sale the page warns the buyer, and claims nothing beyond that. */
export const doubtfulTitleDeeds: readonly TitleDeedType[] = ['ns2', 'sk1', 'spk', 'pbt5'];

export const furnishings = options({
  fully_furnished: { th: 'ตกแต่งครบ พร้อมเฟอร์นิเจอร์', en: 'Fully furnished' },
  partly_furnished: { th: 'ตกแต่งบางส่วน', en: 'Partly furnished' },
  fully_fitted: { th: 'ฟูลลี่ฟิตเต็ด', en: 'Fully fitted' },
  unfurnished: { th: 'ไม่มีเฟอร์นิเจอร์', en: 'Unfurnished' },
});

export const orientations = options({
  n: { th: 'เหนือ', en: 'North' },
  ne: { th: 'ตะวันออกเฉียงเหนือ', en: 'North-east' },
  e: { th: 'ตะวันออก', en: 'East' },
  se: { th: 'ตะวันออกเฉียงใต้', en: 'South-east' },
  s: { th: 'ใต้', en: 'South' },
  sw: { th: 'ตะวันตกเฉียงใต้', en: 'South-west' },
  w: { th: 'ตะวันตก', en: 'West' },
  nw: { th: 'ตะวันตกเฉียงเหนือ', en: 'North-west' },
});

export const transferFeePayers = options({
  half: { th: 'คนละครึ่ง', en: 'Shared equally' },
  buyer: { th: 'ผู้ซื้อจ่าย', en: 'Buyer pays' },
  seller: { th: 'ผู้ขายจ่าย', en: 'Seller pays' },
  negotiable: { th: 'ตกลงกัน', en: 'To be agreed' },
});

export const viewTypes = options({
  city: { th: 'เมือง', en: 'City' },
  garden: { th: 'สวน', en: 'Garden' },
  pool: { th: 'สระว่ายน้ำ', en: 'Pool' },
  river: { th: 'แม่น้ำ', en: 'River' },
  sea: { th: 'ทะเล', en: 'Sea' },
  mountain: { th: 'ภูเขา', en: 'Mountain' },
  park: { th: 'สวนสาธารณะ', en: 'Park' },
  unblocked: { th: 'ไม่บล็อกวิว', en: 'Unblocked' },
});

export const cityPlanColours = options({
  yellow: { th: 'เหลือง', en: 'Yellow' },
  orange: { th: 'ส้ม', en: 'Orange' },
  brown: { th: 'น้ำตาล', en: 'Brown' },
  red: { th: 'แดง', en: 'Red' },
  purple: { th: 'ม่วง', en: 'Purple' },
  green: { th: 'เขียว', en: 'Green' },
  light_brown: { th: 'น้ำตาลอ่อน', en: 'Light brown' },
  blue: { th: 'น้ำเงิน', en: 'Blue' },
  unknown: { th: 'ไม่ระบุ', en: 'Not stated' },
});

export const tenures = options({
  freehold: { th: 'กรรมสิทธิ์ขาด', en: 'Freehold' },
  leasehold: { th: 'สิทธิการเช่า', en: 'Leasehold' },
});

export const ownershipQuotas = options({
  thai: { th: 'โควตาไทย', en: 'Thai quota' },
  foreign: { th: 'โควตาต่างชาติ', en: 'Foreign quota' },
  unknown: { th: 'ไม่ระบุ', en: 'Not stated' },
});

export const mortgageStatuses = options({
  free: { th: 'ปลอดจำนอง', en: 'Free of mortgage' },
  mortgaged: { th: 'ติดจำนอง', en: 'Mortgaged' },
  unknown: { th: 'ไม่ระบุ', en: 'Not stated' },
});

export const petPolicies = options({
  yes: { th: 'เลี้ยงได้', en: 'Allowed' },
  no: { th: 'เลี้ยงไม่ได้', en: 'Not allowed' },
  ask: { th: 'สอบถามก่อน', en: 'Ask first' },
});

export const roadAccesses = options({
  public: { th: 'ติดถนนสาธารณะ', en: 'Public road' },
  easement: { th: 'ภาระจำยอม', en: 'Easement' },
  none: { th: 'ไม่มีทางเข้าออก', en: 'No road access' },
});

export const locationPrecisions = options({
  exact: { th: 'แสดงตำแหน่งจริง', en: 'Show the exact place' },
  approximate: { th: 'แสดงโดยประมาณ', en: 'Show the rough area' },
});

export const imageCategories = options({
  cover: { th: 'ภาพปก', en: 'Cover' },
  living: { th: 'ห้องนั่งเล่น', en: 'Living room' },
  bedroom: { th: 'ห้องนอน', en: 'Bedroom' },
  bathroom: { th: 'ห้องน้ำ', en: 'Bathroom' },
  kitchen: { th: 'ครัว', en: 'Kitchen' },
  exterior: { th: 'ภายนอก', en: 'Exterior' },
  view: { th: 'วิว', en: 'View' },
  facility: { th: 'ส่วนกลาง', en: 'Facilities' },
  other: { th: 'อื่น ๆ', en: 'Other' },
});

export const assetStatuses = options({
  draft: { th: 'แบบร่าง', en: 'Draft' },
  published: { th: 'เผยแพร่อยู่', en: 'Published' },
  paused: { th: 'พักประกาศ', en: 'Paused' },
  reserved: { th: 'ติดจอง', en: 'Reserved' },
  sold: { th: 'ขายแล้ว', en: 'Sold' },
  rented: { th: 'ให้เช่าแล้ว', en: 'Rented' },
  expired: { th: 'หมดอายุ', en: 'Expired' },
  hidden: { th: 'ถูกซ่อน', en: 'Hidden' },
  deleted: { th: 'ลบแล้ว', en: 'Deleted' },
});

/** The codes of a list as a tuple that `z.enum` takes. */
export const codesOf = <O extends Options>(list: O) => Object.keys(list) as [Code<O>, ...Code<O>[]];

/** One code of a list, e.g. `Code<typeof propertyTypes>` → `'condo' | …`. */
export type Code<O extends Options> = Extract<keyof O, string>;

export type ListingType = Code<typeof listingTypes>;
export type PropertyType = Code<typeof propertyTypes>;
export type TitleDeedType = Code<typeof titleDeedTypes>;
export type ImageCategory = Code<typeof imageCategories>;
export type AssetStatus = Code<typeof assetStatuses>;
