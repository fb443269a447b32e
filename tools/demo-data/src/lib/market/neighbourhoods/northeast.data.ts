import type { Neighbourhood } from './neighbourhood.ts';

/** Khon Kaen, Nakhon Ratchasima with Khao Yai, Udon Thani. */
// prettier-ignore
export const northeasternNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'กังสดาล', en: 'Kangsadan', subdistrict: '400101', lat: 16.4552, lng: 102.8282, radius: 900, setting: 'city', weight: 6, condo: 52, land: 45,
    road: ['มิตรภาพ', 'Mittraphap'], sois: [],
    landmarks: [['มหาวิทยาลัยขอนแก่น', 'Khon Kaen University'], ['โรงพยาบาลศรีนครินทร์', 'Srinagarind Hospital'], ['ตลาดต้นตาล', 'Ton Tann Market']],
  },
  {
    th: 'ศรีจันทร์', en: 'Si Chan', subdistrict: '400101', lat: 16.4322, lng: 102.8312, radius: 900, setting: 'city', weight: 6, condo: 50, land: 75,
    road: ['ศรีจันทร์', 'Si Chan'], sois: [],
    landmarks: [['เซ็นทรัล ขอนแก่น', 'Central Khonkaen'], ['บึงแก่นนคร', 'Bueng Kaen Nakhon Lake'], ['โรงพยาบาลขอนแก่น', 'Khon Kaen Hospital']],
  },
  {
    th: 'บ้านเป็ด', en: 'Ban Pet', subdistrict: '400115', lat: 16.4362, lng: 102.7842, radius: 1700, setting: 'suburb', weight: 5, condo: 34, land: 16,
    road: ['มะลิวัลย์', 'Maliwan'], sois: [],
    landmarks: [['สนามบินขอนแก่น', 'Khon Kaen Airport'], ['โลตัส ขอนแก่น', 'Lotus’s Khon Kaen']],
  },
  {
    th: 'ศิลา', en: 'Sila', subdistrict: '400114', lat: 16.4852, lng: 102.8422, radius: 1600, setting: 'suburb', weight: 4, condo: 34, land: 14,
    road: ['กสิกรทุ่งสร้าง', 'Kasikon Thung Sang'], sois: [],
    landmarks: [['บึงทุ่งสร้าง', 'Bueng Thung Sang Lake'], ['มหาวิทยาลัยขอนแก่น', 'Khon Kaen University']],
  },
  {
    th: 'เมืองนครราชสีมา', en: 'Nakhon Ratchasima', subdistrict: '300101', lat: 14.9742, lng: 102.0982, radius: 1400, setting: 'city', weight: 7, condo: 52, land: 65,
    road: ['มิตรภาพ', 'Mittraphap'], sois: [],
    landmarks: [['เซ็นทรัล โคราช', 'Central Korat'], ['เดอะมอลล์ โคราช', 'The Mall Korat'], ['อนุสาวรีย์ท้าวสุรนารี', 'the Thao Suranari Monument']],
  },
  {
    th: 'จอหอ', en: 'Cho Ho', subdistrict: '300116', lat: 15.0252, lng: 102.1252, radius: 1700, setting: 'suburb', weight: 5, condo: 32, land: 16,
    road: ['มิตรภาพ', 'Mittraphap'], sois: [],
    landmarks: [['ตลาดจอหอ', 'Cho Ho Market'], ['โลตัส จอหอ', 'Lotus’s Cho Ho']],
  },
  {
    th: 'สุรนารี', en: 'Suranari', subdistrict: '300120', lat: 14.8952, lng: 102.0352, radius: 2000, setting: 'industrial', weight: 3, condo: 34, land: 11,
    road: ['ราชสีมา-ปักธงชัย', 'Ratchasima–Pak Thong Chai'], sois: [],
    landmarks: [['มหาวิทยาลัยเทคโนโลยีสุรนารี', 'Suranaree University of Technology'], ['เขตอุตสาหกรรมสุรนารี', 'Suranaree Industrial Zone']],
  },
  {
    th: 'เขาใหญ่', en: 'Khao Yai', subdistrict: '302105', lat: 14.5562, lng: 101.4202, radius: 3500, setting: 'hills', weight: 8, condo: 66, land: 16,
    road: ['ธนะรัชต์', 'Thanarat'], sois: [],
    landmarks: [['อุทยานแห่งชาติเขาใหญ่', 'Khao Yai National Park'], ['พรีโม เพียซซ่า', 'Primo Piazza'], ['ไร่องุ่นกราน-มอนเต้', 'GranMonte vineyard']],
  },
  {
    th: 'ปากช่อง', en: 'Pak Chong', subdistrict: '302101', lat: 14.7062, lng: 101.4182, radius: 2200, setting: 'town', weight: 4, condo: 42, land: 14,
    road: ['มิตรภาพ', 'Mittraphap'], sois: [],
    landmarks: [['สถานีรถไฟปากช่อง', 'Pak Chong railway station'], ['ตลาดปากช่อง', 'Pak Chong Market']],
  },
  {
    th: 'หมากแข้ง', en: 'Mak Khaeng', subdistrict: '410101', lat: 17.4072, lng: 102.7952, radius: 1300, setting: 'city', weight: 6, condo: 46, land: 55,
    road: ['ประจักษ์ศิลปาคม', 'Prachak Sinlapakhom'], sois: [],
    landmarks: [['เซ็นทรัล อุดร', 'Central Udon'], ['ยูดี ทาวน์', 'UD Town'], ['หนองประจักษ์', 'Nong Prachak Park']],
  },
  {
    th: 'บ้านจั่น', en: 'Ban Chan', subdistrict: '410117', lat: 17.3562, lng: 102.8152, radius: 1800, setting: 'suburb', weight: 4, condo: 30, land: 14,
    road: ['มิตรภาพ', 'Mittraphap'], sois: [],
    landmarks: [['โลตัส นาดี', 'Lotus’s Na Di'], ['โรงพยาบาลกรุงเทพอุดร', 'Bangkok Hospital Udon']],
  },
];
