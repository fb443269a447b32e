import type { Locale } from '@yoodee/site';

export interface FooterArea {
  /** Official two-digit code of the province. */
  code: string;
  /** The English name is the official one, because URLs contain it. */
  name: Record<Locale, string>;
}

/** The most popular provinces, for the footer. */
export const footerAreas: readonly FooterArea[] = [
  { code: '10', name: { th: 'กรุงเทพฯ', en: 'Bangkok' } },
  { code: '12', name: { th: 'นนทบุรี', en: 'Nonthaburi' } },
  { code: '13', name: { th: 'ปทุมธานี', en: 'Pathum Thani' } },
  { code: '11', name: { th: 'สมุทรปราการ', en: 'Samut Prakan' } },
  { code: '20', name: { th: 'ชลบุรี', en: 'Chonburi' } },
  { code: '50', name: { th: 'เชียงใหม่', en: 'Chiang Mai' } },
  { code: '83', name: { th: 'ภูเก็ต', en: 'Phuket' } },
  { code: '40', name: { th: 'ขอนแก่น', en: 'Khon Kaen' } },
];

/** The property types in the footer, by their code in `/assets?property_type=`. */
export const footerPropertyTypes = [
  'condo',
  'detached_house',
  'townhouse',
  'pool_villa',
  'apartment',
  'land',
  'commercial_building',
  'warehouse',
] as const;
