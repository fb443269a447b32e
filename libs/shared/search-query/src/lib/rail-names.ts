import type { RailKind } from '@yoodee/api-contract/asset-list';

/** Rail systems as they follow "near", written as in the names of lines: BTS, however it was typed. */
export const railNames = {
  any: { th: 'รถไฟฟ้า', en: 'a station' },
  bts: { th: 'BTS', en: 'BTS' },
  mrt: { th: 'MRT', en: 'MRT' },
  arl: { th: 'แอร์พอร์ตลิงก์', en: 'Airport Rail Link' },
  srt: { th: 'รถไฟสายสีแดง', en: 'SRT' },
} as const satisfies Record<RailKind, { th: string; en: string }>;
