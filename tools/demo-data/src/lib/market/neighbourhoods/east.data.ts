import type { Neighbourhood } from './neighbourhood.ts';

/** Chon Buri and Rayong: the eastern seaboard's beaches and estates. */
// prettier-ignore
export const easternNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'พัทยากลาง', en: 'Central Pattaya', subdistrict: '200402', lat: 12.9312, lng: 100.8852, radius: 1100, water: 'w', setting: 'beach', weight: 9, condo: 66, land: 110,
    road: ['พัทยาสาย 2', 'Pattaya Second Road'], sois: [],
    landmarks: [['เซ็นทรัล พัทยา', 'Central Pattaya'], ['เทอร์มินอล 21 พัทยา', 'Terminal 21 Pattaya'], ['โรงพยาบาลกรุงเทพพัทยา', 'Bangkok Hospital Pattaya']],
  },
  {
    th: 'จอมเทียน', en: 'Jomtien', subdistrict: '200402', lat: 12.8862, lng: 100.8822, radius: 1300, water: 'w', setting: 'beach', weight: 9, condo: 68, land: 75,
    road: ['เทพประสิทธิ์', 'Thepprasit'], sois: [5, 8, 17],
    landmarks: [['หาดจอมเทียน', 'Jomtien Beach'], ['ตลาดนัดเทพประสิทธิ์', 'Thepprasit Night Market']],
  },
  {
    th: 'วงศ์อมาตย์-นาเกลือ', en: 'Wong Amat', subdistrict: '200408', lat: 12.9652, lng: 100.8892, radius: 900, water: 'w', setting: 'beach', weight: 5, condo: 92, land: 95,
    road: ['พัทยา-นาเกลือ', 'Pattaya–Na Kluea'], sois: [12, 16, 18],
    landmarks: [['หาดวงศ์อมาตย์', 'Wong Amat Beach'], ['ปราสาทสัจธรรม', 'the Sanctuary of Truth']],
  },
  {
    th: 'พัทยาตะวันออก', en: 'East Pattaya', subdistrict: '200402', lat: 12.9252, lng: 100.9152, radius: 1600, setting: 'beach', weight: 6, condo: 42, land: 30,
    road: ['สยามคันทรีคลับ', 'Siam Country Club'], sois: [],
    landmarks: [['อ่างเก็บน้ำมาบประชัน', 'Mabprachan Lake'], ['สนามกอล์ฟสยามคันทรีคลับ', 'Siam Country Club']],
  },
  {
    th: 'ห้วยใหญ่', en: 'Huai Yai', subdistrict: '200406', lat: 12.8512, lng: 100.9562, radius: 2400, setting: 'beach', weight: 3, condo: 36, land: 18,
    road: ['ชัยพฤกษ์ 2', 'Chaiyaphruek 2'], sois: [],
    landmarks: [['สนามกอล์ฟฟีนิกซ์', 'Phoenix golf course'], ['ตลาดน้ำสี่ภาค', 'Pattaya Floating Market']],
  },
  {
    th: 'นาจอมเทียน-บางเสร่', en: 'Na Jomtien–Bang Sare', subdistrict: '200902', lat: 12.8232, lng: 100.9162, radius: 1600, water: 'w', setting: 'beach', weight: 4, condo: 74, land: 42,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['โอเชี่ยน มารีน่า', 'Ocean Marina'], ['หาดบางเสร่', 'Bang Sare Beach']],
  },
  {
    th: 'ศรีราชา', en: 'Si Racha', subdistrict: '200701', lat: 13.1692, lng: 100.9322, radius: 1000, water: 'w', setting: 'city', weight: 7, condo: 62, land: 60,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['เกาะลอย', 'Ko Loi'], ['โรบินสัน ศรีราชา', 'Robinson Sriracha'], ['โรงพยาบาลพญาไท ศรีราชา', 'Phyathai Sriracha Hospital']],
  },
  {
    th: 'สุรศักดิ์', en: 'Surasak', subdistrict: '200702', lat: 13.1572, lng: 100.9622, radius: 1700, setting: 'suburb', weight: 5, condo: 42, land: 28,
    road: ['เก้ากิโล', 'Kao Kilo'], sois: [1, 4, 12],
    landmarks: [['เจพาร์ค ศรีราชา', 'J-Park Sriracha'], ['มหาวิทยาลัยเกษตรศาสตร์ ศรีราชา', 'Kasetsart University Sriracha'], ['สวนเสือศรีราชา', 'Sriracha Tiger Zoo']],
  },
  {
    th: 'แหลมฉบัง', en: 'Laem Chabang', subdistrict: '200703', lat: 13.0862, lng: 100.9082, radius: 1600, water: 'w', setting: 'industrial', weight: 4, condo: 36, land: 24,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['ท่าเรือแหลมฉบัง', 'Laem Chabang Port'], ['ฮาร์เบอร์ มอลล์', 'Harbor Mall']],
  },
  {
    th: 'บ่อวิน', en: 'Bo Win', subdistrict: '200708', lat: 13.0472, lng: 101.0682, radius: 2400, setting: 'industrial', weight: 5, condo: 32, land: 15,
    road: ['ทางหลวงหมายเลข 331', 'Highway 331'], sois: [],
    landmarks: [['นิคมอุตสาหกรรมปิ่นทอง', 'Pinthong Industrial Estate'], ['โรบินสัน บ่อวิน', 'Robinson Bowin']],
  },
  {
    th: 'บางแสน', en: 'Bang Saen', subdistrict: '200104', lat: 13.2852, lng: 100.9292, radius: 1100, water: 'w', setting: 'beach', weight: 5, condo: 48, land: 45,
    road: ['ลงหาดบางแสน', 'Long Hat Bang Saen'], sois: [],
    landmarks: [['หาดบางแสน', 'Bang Saen Beach'], ['มหาวิทยาลัยบูรพา', 'Burapha University'], ['แหลมแท่น', 'Laem Thaen']],
  },
  {
    th: 'บ้านสวน', en: 'Ban Suan', subdistrict: '200105', lat: 13.3592, lng: 100.9992, radius: 1600, setting: 'suburb', weight: 6, condo: 42, land: 32,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['เซ็นทรัล ชลบุรี', 'Central Chonburi'], ['โรงพยาบาลชลบุรี', 'Chonburi Hospital'], ['โรงเรียนชลกันยานุกูล', 'Chonkanyanukoon School']],
  },
  {
    th: 'ดอนหัวฬ่อ', en: 'Don Hua Lo', subdistrict: '200109', lat: 13.4202, lng: 101.0182, radius: 2200, setting: 'industrial', weight: 5, condo: 36, land: 20,
    road: ['เลี่ยงเมืองชลบุรี', 'Chonburi Bypass'], sois: [],
    landmarks: [['นิคมอุตสาหกรรมอมตะซิตี้ ชลบุรี', 'Amata City Chonburi Industrial Estate'], ['โรงพยาบาลวิภาราม อมตะนคร', 'Vibharam Amata Nakorn Hospital']],
  },
  {
    th: 'บ้านบึง', en: 'Ban Bueng', subdistrict: '200201', lat: 13.3122, lng: 101.1122, radius: 2200, setting: 'town', weight: 2, condo: 30, land: 13,
    road: ['บ้านบึง-แกลง', 'Ban Bueng–Klaeng'], sois: [],
    landmarks: [['ตลาดบ้านบึง', 'Ban Bueng Market'], ['โรงพยาบาลวิภาราม บ้านบึง', 'Vibharam Ban Bueng Hospital']],
  },
  {
    th: 'เมืองระยอง', en: 'Rayong city', subdistrict: '210101', lat: 12.6812, lng: 101.2812, radius: 1700, setting: 'town', weight: 6, condo: 46, land: 34,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['เซ็นทรัล ระยอง', 'Central Rayong'], ['โรงพยาบาลกรุงเทพระยอง', 'Bangkok Hospital Rayong'], ['โรงเรียนระยองวิทยาคม', 'Rayong Wittayakom School']],
  },
  {
    th: 'มาบตาพุด', en: 'Map Ta Phut', subdistrict: '210114', lat: 12.7142, lng: 101.1652, radius: 2000, setting: 'industrial', weight: 5, condo: 36, land: 20,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['นิคมอุตสาหกรรมมาบตาพุด', 'Map Ta Phut Industrial Estate'], ['แพชชั่น ดีพาร์ทเมนต์สโตร์', 'Passione Shopping Destination']],
  },
  {
    th: 'บ้านฉาง', en: 'Ban Chang', subdistrict: '210203', lat: 12.7262, lng: 101.0572, radius: 2000, water: 's', setting: 'suburb', weight: 5, condo: 44, land: 18,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['หาดพลา', 'Phala Beach'], ['สนามบินอู่ตะเภา', 'U-Tapao Airport'], ['โรงเรียนนานาชาติการ์เดน', 'Garden International School']],
  },
  {
    th: 'ปลวกแดง', en: 'Pluak Daeng', subdistrict: '210605', lat: 12.9822, lng: 101.1102, radius: 2400, setting: 'industrial', weight: 5, condo: 30, land: 12,
    road: ['ทางหลวงหมายเลข 331', 'Highway 331'], sois: [],
    landmarks: [['นิคมอุตสาหกรรมอีสเทิร์นซีบอร์ด', 'Eastern Seaboard Industrial Estate'], ['โรงพยาบาลปิยะเวชช์ บ่อวิน', 'Piyavate Bowin Hospital']],
  },
  {
    th: 'หาดแม่รำพึง-บ้านเพ', en: 'Mae Ramphueng Beach', subdistrict: '210105', lat: 12.6262, lng: 101.4182, radius: 1800, water: 's', setting: 'beach', weight: 4, condo: 56, land: 24,
    road: ['เพ-แกลง-กร่ำ', 'Phe–Klaeng–Kram'], sois: [],
    landmarks: [['หาดแม่รำพึง', 'Mae Ramphueng Beach'], ['ท่าเรือบ้านเพ', 'Ban Phe Pier']],
  },
];
