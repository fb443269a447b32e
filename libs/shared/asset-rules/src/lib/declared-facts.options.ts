import type { Options } from './asset.options.ts';

export const floodStates = {
  never: { th: 'ไม่ท่วม', en: 'Not flooded' },
  flooded: { th: 'เคยท่วม', en: 'Flooded' },
} as const satisfies Options;

export const floodSources = {
  own: { th: 'รู้เอง', en: 'Own knowledge' },
  neighbours: { th: 'คนแถวนั้น', en: 'Neighbours' },
  official: { th: 'แผนที่ทางการ', en: 'Official map' },
  other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Options;

export const noiseSources = {
  none: { th: 'ไม่มีเท่าที่ทราบ', en: 'None known' },
  road: { th: 'ถนน', en: 'Road' },
  railway: { th: 'รถไฟ', en: 'Railway' },
  airport: { th: 'เครื่องบิน', en: 'Aircraft' },
  nightlife: { th: 'ร้านกลางคืน', en: 'Nightlife' },
  building_site: { th: 'งานก่อสร้าง', en: 'Building site' },
} as const satisfies Options;

export const noiseTimes = {
  day: { th: 'กลางวัน', en: 'By day' },
  night: { th: 'กลางคืน', en: 'At night' },
  weekend: { th: 'เสาร์อาทิตย์', en: 'At weekends' },
} as const satisfies Options;

export const roadSurfaces = {
  concrete: { th: 'คอนกรีต', en: 'Concrete' },
  asphalt: { th: 'ลาดยาง', en: 'Asphalt' },
  gravel: { th: 'ลูกรัง', en: 'Laterite or gravel' },
  earth: { th: 'ดิน', en: 'Earth' },
} as const satisfies Options;

export const carAccesses = {
  lorry: { th: 'รถบรรทุกเข้าได้', en: 'Lorries' },
  car: { th: 'รถยนต์เข้าได้', en: 'Cars' },
  motorcycle: { th: 'มอเตอร์ไซค์เท่านั้น', en: 'Motorcycles only' },
  foot: { th: 'เดินเท่านั้น', en: 'On foot only' },
} as const satisfies Options;

/** From this year: the flood of 2011 was the highest that most people remember. */
export const dryYear = 2011;
