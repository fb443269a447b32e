/** The available services; their addresses never change. */
export const serviceSlugs = [
  'professional-property-photography-1',
  'aerial-photography-2',
  'property-gallery-display-3',
  'screen-billboard-display-4',
  'text-scrolling-5',
  'repair-and-renovation-6',
  'repair-and-renovation-7',
  'home-solution-8',
  'cleaning-9',
  'ready-to-sell-10',
] as const;

/** In display order. */
export const serviceGroups = {
  media: { th: 'สื่อและการถ่ายภาพ', en: 'Media and photography' },
  promotion: { th: 'โปรโมตทรัพย์', en: 'Promotion' },
  home: { th: 'ดูแลบ้าน', en: 'Home care' },
} as const;
export type ServiceGroup = keyof typeof serviceGroups;

/** The unit of a service's price. */
export const servicePriceUnits = ['job', 'sqm', 'day', 'month'] as const;
export type ServicePriceUnit = (typeof servicePriceUnits)[number];

export const serviceRequestStatuses = {
  new: { th: 'รับเรื่องแล้ว', en: 'Received' },
  contacted: { th: 'ติดต่อแล้ว', en: 'Contacted' },
  quoted: { th: 'เสนอราคาแล้ว', en: 'Quoted' },
  scheduled: { th: 'นัดวันแล้ว', en: 'Scheduled' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  cancelled: { th: 'ยกเลิก', en: 'Cancelled' },
} as const;

export const serviceRequestLimits = { name: 60, dates: 3, daysAhead: 180, detail: 1_000 } as const;
