import type { Neighbourhood } from './neighbourhood.ts';

/** Nonthaburi, Pathum Thani and Samut Prakan. */
// prettier-ignore
export const greaterBangkokNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'รัตนาธิเบศร์', en: 'Rattanathibet', subdistrict: '120104', lat: 13.8632, lng: 100.5012, radius: 1100, setting: 'city', weight: 8, condo: 62, land: 95,
    road: ['รัตนาธิเบศร์', 'Rattanathibet'], sois: [17, 22, 28],
    landmarks: [['เซ็นทรัล รัตนาธิเบศร์', 'Central Rattanathibet'], ['ศาลากลางจังหวัดนนทบุรี', 'Nonthaburi provincial hall'], ['โรงพยาบาลนนทเวช', 'Nonthavej Hospital']],
  },
  {
    th: 'ติวานนท์', en: 'Tiwanon', subdistrict: '120102', lat: 13.8452, lng: 100.5142, radius: 900, setting: 'city', weight: 6, condo: 68, land: 105,
    road: ['ติวานนท์', 'Tiwanon'], sois: [3, 14, 18],
    landmarks: [['กระทรวงสาธารณสุข', 'the Ministry of Public Health'], ['ท่าน้ำนนท์', 'Nonthaburi Pier'], ['เดอะมอลล์ งามวงศ์วาน', 'The Mall Ngamwongwan']],
  },
  {
    th: 'ปากเกร็ด', en: 'Pak Kret', subdistrict: '120602', lat: 13.9022, lng: 100.5222, radius: 1100, setting: 'city', weight: 7, condo: 58, land: 85,
    road: ['แจ้งวัฒนะ', 'Chaeng Watthana'], sois: [],
    landmarks: [['เซ็นทรัล แจ้งวัฒนะ', 'Central Chaengwattana'], ['โรงพยาบาลเวิลด์เมดิคอล', 'World Medical Hospital'], ['โรงเรียนนานาชาติไอเอสบี', 'International School Bangkok']],
  },
  {
    th: 'เมืองทองธานี', en: 'Muang Thong Thani', subdistrict: '120603', lat: 13.9122, lng: 100.5462, radius: 800, setting: 'city', weight: 5, condo: 56, land: 80,
    road: ['บอนด์สตรีท', 'Bond Street'], sois: [],
    landmarks: [['อิมแพ็ค เมืองทองธานี', 'IMPACT Muang Thong Thani'], ['คอสโม บาซาร์', 'Cosmo Bazaar'], ['มหาวิทยาลัยสุโขทัยธรรมาธิราช', 'Sukhothai Thammathirat Open University']],
  },
  {
    th: 'บางใหญ่', en: 'Bang Yai', subdistrict: '120304', lat: 13.8772, lng: 100.4092, radius: 1500, setting: 'suburb', weight: 9, condo: 50, land: 48,
    road: ['กาญจนาภิเษก', 'Kanchanaphisek'], sois: [],
    landmarks: [['เซ็นทรัล เวสต์เกต', 'Central Westgate'], ['อิเกีย บางใหญ่', 'IKEA Bangyai'], ['โรงพยาบาลเกษมราษฎร์ รัตนาธิเบศร์', 'Kasemrad Rattanathibet Hospital']],
  },
  {
    th: 'บางบัวทอง', en: 'Bang Bua Thong', subdistrict: '120407', lat: 13.9222, lng: 100.4122, radius: 2200, setting: 'suburb', weight: 7, condo: 36, land: 30,
    road: ['บางกรวย-ไทรน้อย', 'Bang Kruai–Sai Noi'], sois: [],
    landmarks: [['ตลาดบางบัวทอง', 'Bang Bua Thong Market'], ['โลตัส บางบัวทอง', 'Lotus’s Bang Bua Thong']],
  },
  {
    th: 'พระราม 5-นครอินทร์', en: 'Rama V–Nakhon In', subdistrict: '120201', lat: 13.8172, lng: 100.4762, radius: 1400, setting: 'suburb', weight: 7, condo: 58, land: 85,
    road: ['นครอินทร์', 'Nakhon In'], sois: [],
    landmarks: [['เดอะ วอล์ค ราชพฤกษ์', 'The Walk Ratchapruek'], ['โรงพยาบาลอนันต์พัฒนา 2', 'Anan Pattana 2 Hospital'], ['เพลินนารี่ มอลล์', 'Plearnary Mall']],
  },
  {
    th: 'รังสิต', en: 'Rangsit', subdistrict: '130301', lat: 13.9892, lng: 100.6192, radius: 1500, setting: 'city', weight: 9, condo: 46, land: 48,
    road: ['รังสิต-นครนายก', 'Rangsit–Nakhon Nayok'], sois: [12, 20, 34],
    landmarks: [['ฟิวเจอร์พาร์ค รังสิต', 'Future Park Rangsit'], ['ตลาดรังสิต', 'Rangsit Market'], ['โรงพยาบาลเปาโล รังสิต', 'Paolo Rangsit Hospital']],
  },
  {
    th: 'คลองหลวง-ธรรมศาสตร์', en: 'Khlong Luang', subdistrict: '130201', lat: 14.0622, lng: 100.6152, radius: 1600, setting: 'suburb', weight: 8, condo: 48, land: 32,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [],
    landmarks: [['มหาวิทยาลัยธรรมศาสตร์ ศูนย์รังสิต', 'Thammasat University Rangsit'], ['ตลาดไท', 'Talaad Thai Market'], ['โรงพยาบาลธรรมศาสตร์', 'Thammasat Hospital']],
  },
  {
    th: 'ลำลูกกา', en: 'Lam Luk Ka', subdistrict: '130602', lat: 13.9502, lng: 100.6902, radius: 2200, setting: 'suburb', weight: 8, condo: 36, land: 30,
    road: ['ลำลูกกา', 'Lam Luk Ka'], sois: [],
    landmarks: [['สนามกีฬาธูปะเตมีย์', 'Thupatemi Stadium'], ['โลตัส ลำลูกกา คลอง 2', 'Lotus’s Lam Luk Ka'], ['โรงพยาบาลซีจีเอช ลำลูกกา', 'CGH Lam Luk Ka Hospital']],
  },
  {
    th: 'คูคต', en: 'Khu Khot', subdistrict: '130601', lat: 13.9382, lng: 100.6402, radius: 1100, setting: 'suburb', weight: 5, condo: 48, land: 45,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [],
    landmarks: [['ตลาดสี่มุมเมือง', 'Simummuang Market'], ['เซียร์ รังสิต', 'Zeer Rangsit']],
  },
  {
    th: 'ธัญบุรี', en: 'Thanyaburi', subdistrict: '130302', lat: 13.9942, lng: 100.6862, radius: 2200, setting: 'suburb', weight: 5, condo: 34, land: 24,
    road: ['รังสิต-นครนายก', 'Rangsit–Nakhon Nayok'], sois: [],
    landmarks: [['ดรีมเวิลด์', 'Dream World'], ['มหาวิทยาลัยเทคโนโลยีราชมงคลธัญบุรี', 'RMUTT']],
  },
  {
    th: 'บางคูวัด-ราชพฤกษ์', en: 'Bang Khu Wat', subdistrict: '130107', lat: 13.9702, lng: 100.4862, radius: 2000, setting: 'suburb', weight: 4, condo: 38, land: 34,
    road: ['ราชพฤกษ์', 'Ratchaphruek'], sois: [],
    landmarks: [['โรบินสัน ราชพฤกษ์', 'Robinson Ratchaphruek'], ['ตลาดบางคูวัด', 'Bang Khu Wat Market']],
  },
  {
    th: 'ลาดหลุมแก้ว', en: 'Lat Lum Kaeo', subdistrict: '130503', lat: 14.0152, lng: 100.4602, radius: 3500, setting: 'industrial', weight: 3, condo: 30, land: 14,
    road: ['ปทุมธานี-ลาดหลุมแก้ว', 'Pathum Thani–Lat Lum Kaeo'], sois: [],
    landmarks: [['วงแหวนกาญจนาภิเษก', 'the outer ring road'], ['ตลาดระแหง', 'Rahaeng Market']],
  },
  {
    th: 'สำโรง', en: 'Samrong', subdistrict: '110102', lat: 13.6452, lng: 100.5992, radius: 900, setting: 'city', weight: 8, condo: 66, land: 85,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [109, 113, 115],
    landmarks: [['อิมพีเรียล เวิลด์ สำโรง', 'Imperial World Samrong'], ['โรงพยาบาลสำโรงการแพทย์', 'Samrong General Hospital'], ['ตลาดสำโรง', 'Samrong Market']],
  },
  {
    th: 'ปากน้ำ', en: 'Pak Nam', subdistrict: '110101', lat: 13.5992, lng: 100.5992, radius: 1000, water: 'w', setting: 'city', weight: 4, condo: 52, land: 55,
    road: ['สุขุมวิท', 'Sukhumvit'], sois: [],
    landmarks: [['ตลาดปากน้ำ', 'Pak Nam Market'], ['หอชมเมืองสมุทรปราการ', 'Samut Prakan observation tower']],
  },
  {
    th: 'เทพารักษ์', en: 'Thepharak', subdistrict: '110115', lat: 13.6272, lng: 100.6302, radius: 1500, setting: 'suburb', weight: 6, condo: 46, land: 55,
    road: ['เทพารักษ์', 'Thepharak'], sois: [],
    landmarks: [['โรงพยาบาลเปาโล สมุทรปราการ', 'Paolo Samut Prakan Hospital'], ['บิ๊กซี เทพารักษ์', 'Big C Thepharak']],
  },
  {
    th: 'บางแก้ว-เมกาบางนา', en: 'Bang Kaeo–Mega Bangna', subdistrict: '110302', lat: 13.6452, lng: 100.6812, radius: 1400, setting: 'suburb', weight: 8, condo: 58, land: 80,
    road: ['บางนา-ตราด', 'Bang Na–Trat'], sois: [],
    landmarks: [['เมกาบางนา', 'Mega Bangna'], ['โรงเรียนนานาชาติคอนคอร์เดียน', 'Concordian International School'], ['โรงพยาบาลจุฬารัตน์ 3', 'Chularat 3 Hospital']],
  },
  {
    th: 'บางพลี', en: 'Bang Phli', subdistrict: '110301', lat: 13.6072, lng: 100.7112, radius: 2200, setting: 'industrial', weight: 7, condo: 40, land: 34,
    road: ['บางพลี-ตำหรุ', 'Bang Phli–Tamru'], sois: [],
    landmarks: [['ตลาดน้ำโบราณบางพลี', 'Bang Phli Old Market'], ['วัดบางพลีใหญ่ใน', 'Wat Bang Phli Yai Nai']],
  },
  {
    th: 'กิ่งแก้ว', en: 'King Kaeo', subdistrict: '110308', lat: 13.6872, lng: 100.7202, radius: 1800, setting: 'suburb', weight: 5, condo: 42, land: 42,
    road: ['กิ่งแก้ว', 'King Kaeo'], sois: [9, 14, 37],
    landmarks: [['สนามบินสุวรรณภูมิ', 'Suvarnabhumi Airport'], ['ตลาดกิ่งแก้ว', 'King Kaeo Market']],
  },
  {
    th: 'แพรกษา-บางปู', en: 'Phraek Sa–Bang Pu', subdistrict: '110110', lat: 13.5682, lng: 100.6462, radius: 2200, setting: 'industrial', weight: 7, condo: 38, land: 32,
    road: ['แพรกษา', 'Phraek Sa'], sois: [8, 10],
    landmarks: [['นิคมอุตสาหกรรมบางปู', 'Bang Pu Industrial Estate'], ['โรบินสัน สมุทรปราการ', 'Robinson Samut Prakan'], ['สถานตากอากาศบางปู', 'Bang Pu Recreation Center']],
  },
  {
    th: 'บางเสาธง', en: 'Bang Sao Thong', subdistrict: '110601', lat: 13.5992, lng: 100.8102, radius: 2600, setting: 'industrial', weight: 5, condo: 34, land: 20,
    road: ['เทพารักษ์', 'Thepharak'], sois: [],
    landmarks: [['มหาวิทยาลัยอัสสัมชัญ บางนา', 'Assumption University Suvarnabhumi'], ['นิคมอุตสาหกรรมเอเชีย', 'Asia Industrial Estate']],
  },
  {
    th: 'บางกะเจ้า', en: 'Bang Kachao', subdistrict: '110409', lat: 13.6912, lng: 100.5652, radius: 900, setting: 'suburb', weight: 1, condo: 48, land: 45,
    road: ['เพชรหึงษ์', 'Phetcha Hueng'], sois: [22, 26],
    landmarks: [['สวนศรีนครเขื่อนขันธ์', 'Sri Nakhon Khuean Khan Park'], ['ตลาดน้ำบางน้ำผึ้ง', 'Bang Nam Phueng Floating Market']],
  },
];
