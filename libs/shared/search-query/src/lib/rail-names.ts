import type { RailKind } from '@yoodee/api-contract/asset-list';

/** Rail systems as they follow "near". */
export const railNames = {
  any: { th: 'รถไฟฟ้า', en: 'a station' },
  bts: { th: 'บีทีเอส', en: 'BTS' },
  mrt: { th: 'เอ็มอาร์ที', en: 'MRT' },
  arl: { th: 'แอร์พอร์ตลิงก์', en: 'Airport Rail Link' },
  srt: { th: 'รถไฟสายสีแดง', en: 'SRT' },
} as const satisfies Record<RailKind, { th: string; en: string }>;
