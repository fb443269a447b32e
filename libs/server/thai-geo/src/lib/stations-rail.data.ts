import type { StationRow } from './station-rows.ts';

export const airportRows: readonly StationRow[] = [
  ['A1', 'สุวรรณภูมิ', 'Suvarnabhumi', 13.6983, 100.7522, ['สนามบินสุวรรณภูมิ', 'suvarnabhumi airport']],
  ['A2', 'ลาดกระบัง', 'Lat Krabang', 13.7277, 100.7486, ['ladkrabang']],
  ['A3', 'บ้านทับช้าง', 'Ban Thap Chang', 13.7328, 100.6914],
  ['A4', 'หัวหมาก', 'Hua Mak', 13.738, 100.6453, ['huamak']],
  ['A5', 'รามคำแหง', 'Ramkhamhaeng', 13.743, 100.6002, ['ramkamhaeng']],
  ['A6', 'มักกะสัน', 'Makkasan', 13.7511, 100.561],
  ['A7', 'ราชปรารภ', 'Ratchaprarop', 13.7552, 100.5419],
  ['A8', 'พญาไท', 'Phaya Thai', 13.7567, 100.5349, ['phayathai']],
];

export const darkRedRows: readonly StationRow[] = [
  [
    'RN01',
    'กรุงเทพอภิวัฒน์',
    'Krung Thep Aphiwat',
    13.8043,
    100.5405,
    ['สถานีกลางกรุงเทพอภิวัฒน์', 'สถานีกลางบางซื่อ', 'bang sue grand station'],
  ],
  ['RN02', 'จตุจักร', 'Chatuchak', 13.8266, 100.5495],
  ['RN03', 'วัดเสมียนนารี', 'Wat Samian Nari', 13.8416, 100.5575],
  ['RN04', 'บางเขน', 'Bang Khen', 13.847, 100.5606],
  ['RN05', 'ทุ่งสองห้อง', 'Thung Song Hong', 13.8602, 100.5675],
  ['RN06', 'หลักสี่', 'Lak Si', 13.8853, 100.5817, ['laksi']],
  ['RN07', 'การเคหะ', 'Kan Kheha', 13.8985, 100.5889],
  ['RN08', 'ดอนเมือง', 'Don Mueang', 13.9147, 100.5979, ['สนามบินดอนเมือง', 'don muang airport']],
  ['RN09', 'หลักหก (มหาวิทยาลัยรังสิต)', 'Lak Hok (Rangsit University)', 13.9657, 100.6053, ['ม.รังสิต']],
  ['RN10', 'รังสิต', 'Rangsit', 13.9906, 100.6022],
];

/** The light Red Line's own stations; it starts at Krung Thep Aphiwat (RN01). Its codes 03 and 04 are not built. */
export const lightRedRows: readonly StationRow[] = [
  ['RW02', 'บางซ่อน', 'Bang Son', 13.8221, 100.5342],
  ['RW05', 'บางบำหรุ', 'Bang Bamru', 13.7919, 100.4776],
  ['RW06', 'ตลิ่งชัน', 'Taling Chan', 13.7893, 100.4401],
];
