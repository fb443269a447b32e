import type { Code, Options } from './asset.options.ts';

// Separate from `asset.options.ts`, which every page loads: a module is bundled as a unit.

export const sellerRoles = {
  owner: { th: 'เจ้าของ', en: 'Owner' },
  agent: { th: 'นายหน้า', en: 'Agent' },
  developer: { th: 'ผู้พัฒนาโครงการ', en: 'Developer' },
  bank: { th: 'ทรัพย์ธนาคาร (NPA)', en: 'Bank-owned' },
} as const satisfies Options;

/** How visitors can reach the seller of a listing, beside the enquiry form, which is always there. */
export const contactChannels = {
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  line: { th: 'LINE', en: 'LINE' },
  facebook: { th: 'Facebook', en: 'Facebook' },
} as const satisfies Options;

export const urgencies = {
  normal: { th: 'ปกติ', en: 'Normal' },
  quick_sale: { th: 'ขายด่วน', en: 'Quick sale' },
} as const satisfies Options;

export const buildingConditions = {
  new: { th: 'มือหนึ่ง', en: 'New' },
  ready: { th: 'มือสองพร้อมอยู่', en: 'Resale, ready' },
  renovated: { th: 'รีโนเวทแล้ว', en: 'Renovated' },
  needs_renovation: { th: 'ต้องปรับปรุง', en: 'Needs renovation' },
  under_construction: { th: 'กำลังก่อสร้าง', en: 'Under construction' },
} as const satisfies Options;

export const titleDeedTypes = {
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
} as const satisfies Options;

/** Documents that may not be transferable: for a sale, the page warns the buyer without further legal claims. */
export const doubtfulTitleDeeds: readonly TitleDeedType[] = ['ns2', 'sk1', 'spk', 'pbt5'];

export const furnishings = {
  fully_furnished: { th: 'ตกแต่งครบ พร้อมเฟอร์นิเจอร์', en: 'Fully furnished' },
  partly_furnished: { th: 'ตกแต่งบางส่วน', en: 'Partly furnished' },
  fully_fitted: { th: 'ฟูลลี่ฟิตเต็ด', en: 'Fully fitted' },
  unfurnished: { th: 'ไม่มีเฟอร์นิเจอร์', en: 'Unfurnished' },
} as const satisfies Options;

export const orientations = {
  n: { th: 'เหนือ', en: 'North' },
  ne: { th: 'ตะวันออกเฉียงเหนือ', en: 'North-east' },
  e: { th: 'ตะวันออก', en: 'East' },
  se: { th: 'ตะวันออกเฉียงใต้', en: 'South-east' },
  s: { th: 'ใต้', en: 'South' },
  sw: { th: 'ตะวันตกเฉียงใต้', en: 'South-west' },
  w: { th: 'ตะวันตก', en: 'West' },
  nw: { th: 'ตะวันตกเฉียงเหนือ', en: 'North-west' },
} as const satisfies Options;

export const transferFeePayers = {
  half: { th: 'คนละครึ่ง', en: 'Shared equally' },
  buyer: { th: 'ผู้ซื้อจ่าย', en: 'Buyer pays' },
  seller: { th: 'ผู้ขายจ่าย', en: 'Seller pays' },
  negotiable: { th: 'ตกลงกัน', en: 'To be agreed' },
} as const satisfies Options;

export const viewTypes = {
  city: { th: 'เมือง', en: 'City' },
  garden: { th: 'สวน', en: 'Garden' },
  pool: { th: 'สระว่ายน้ำ', en: 'Pool' },
  river: { th: 'แม่น้ำ', en: 'River' },
  sea: { th: 'ทะเล', en: 'Sea' },
  mountain: { th: 'ภูเขา', en: 'Mountain' },
  park: { th: 'สวนสาธารณะ', en: 'Park' },
  unblocked: { th: 'ไม่บล็อกวิว', en: 'Unblocked' },
} as const satisfies Options;

/** What people search for that no single field states; computed when an asset is indexed. */
export const traits = {
  studio: { th: 'สตูดิโอ', en: 'Studio' },
  loft: { th: 'ลอฟท์', en: 'Loft' },
  high_floor: { th: 'ชั้นสูง', en: 'High floor' },
  open_view: { th: 'วิวเปิด', en: 'Open view' },
  seaside: { th: 'ใกล้ทะเล', en: 'By the sea' },
  urgent: { th: 'ขายด่วน', en: 'Quick sale' },
  dry: { th: 'ผู้ขายแจ้งว่าไม่ท่วมตั้งแต่ปี 2554', en: 'Declared dry since 2011' },
} as const satisfies Options;

export const cityPlanColours = {
  yellow: { th: 'เหลือง', en: 'Yellow' },
  orange: { th: 'ส้ม', en: 'Orange' },
  brown: { th: 'น้ำตาล', en: 'Brown' },
  red: { th: 'แดง', en: 'Red' },
  purple: { th: 'ม่วง', en: 'Purple' },
  green: { th: 'เขียว', en: 'Green' },
  light_brown: { th: 'น้ำตาลอ่อน', en: 'Light brown' },
  blue: { th: 'น้ำเงิน', en: 'Blue' },
  unknown: { th: 'ไม่ระบุ', en: 'Not stated' },
} as const satisfies Options;

export const tenures = {
  freehold: { th: 'กรรมสิทธิ์ขาด', en: 'Freehold' },
  leasehold: { th: 'สิทธิการเช่า', en: 'Leasehold' },
} as const satisfies Options;

export const ownershipQuotas = {
  thai: { th: 'โควตาไทย', en: 'Thai quota' },
  foreign: { th: 'โควตาต่างชาติ', en: 'Foreign quota' },
  unknown: { th: 'ไม่ระบุ', en: 'Not stated' },
} as const satisfies Options;

export const mortgageStatuses = {
  free: { th: 'ปลอดจำนอง', en: 'Free of mortgage' },
  mortgaged: { th: 'ติดจำนอง', en: 'Mortgaged' },
  unknown: { th: 'ไม่ระบุ', en: 'Not stated' },
} as const satisfies Options;

export const petPolicies = {
  yes: { th: 'เลี้ยงได้', en: 'Allowed' },
  no: { th: 'เลี้ยงไม่ได้', en: 'Not allowed' },
  ask: { th: 'สอบถามก่อน', en: 'Ask first' },
} as const satisfies Options;

export const roadAccesses = {
  public: { th: 'ติดถนนสาธารณะ', en: 'Public road' },
  easement: { th: 'ภาระจำยอม', en: 'Easement' },
  none: { th: 'ไม่มีทางเข้าออก', en: 'No road access' },
} as const satisfies Options;

export const locationPrecisions = {
  exact: { th: 'แสดงตำแหน่งจริง', en: 'Show the exact place' },
  approximate: { th: 'แสดงโดยประมาณ', en: 'Show the rough area' },
} as const satisfies Options;

/** What a picture shows. `categoriesOf` (image-categories.ts) says which fit a property type. */
export const imageCategories = {
  cover: { th: 'ภาพปก', en: 'Cover' },
  living: { th: 'ห้องนั่งเล่น', en: 'Living room' },
  bedroom: { th: 'ห้องนอน', en: 'Bedroom' },
  bathroom: { th: 'ห้องน้ำ', en: 'Bathroom' },
  kitchen: { th: 'ครัว', en: 'Kitchen' },
  exterior: { th: 'ภายนอก', en: 'Exterior' },
  view: { th: 'วิว', en: 'View' },
  facility: { th: 'ส่วนกลาง', en: 'Facilities' },
  plot: { th: 'ที่ดินจากถนน', en: 'The plot from the road' },
  frontage: { th: 'หน้ากว้างติดถนน', en: 'Frontage' },
  access_road: { th: 'ถนนทางเข้า', en: 'Access road' },
  boundary: { th: 'หมุดและแนวเขต', en: 'Boundary markers' },
  surroundings: { th: 'บริเวณรอบ ๆ', en: 'Surroundings' },
  deed: { th: 'โฉนด (ปิดชื่อ)', en: 'Title deed, names hidden' },
  interior: { th: 'ภายใน', en: 'Interior' },
  shopfront: { th: 'หน้าร้าน', en: 'Shopfront' },
  lobby: { th: 'โถงต้อนรับ', en: 'Lobby' },
  workspace: { th: 'พื้นที่ทำงาน', en: 'Workspace' },
  meeting_room: { th: 'ห้องประชุม', en: 'Meeting room' },
  loading: { th: 'จุดขึ้นลงสินค้า', en: 'Loading area' },
  yard: { th: 'ลานและที่จอดรถ', en: 'Yard and parking' },
  power: { th: 'ระบบไฟฟ้าและเครน', en: 'Power and cranes' },
  other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Options;

export const assetStatuses = {
  draft: { th: 'แบบร่าง', en: 'Draft' },
  published: { th: 'เผยแพร่อยู่', en: 'Published' },
  paused: { th: 'พักประกาศ', en: 'Paused' },
  reserved: { th: 'ติดจอง', en: 'Reserved' },
  sold: { th: 'ขายแล้ว', en: 'Sold' },
  rented: { th: 'ให้เช่าแล้ว', en: 'Rented' },
  expired: { th: 'หมดอายุ', en: 'Expired' },
  hidden: { th: 'ถูกซ่อน', en: 'Hidden' },
  deleted: { th: 'ลบแล้ว', en: 'Deleted' },
} as const satisfies Options;

export type TitleDeedType = Code<typeof titleDeedTypes>;
export type ImageCategory = Code<typeof imageCategories>;
export type ContactChannel = Code<typeof contactChannels>;
export type AssetStatus = Code<typeof assetStatuses>;
