import type { Neighbourhood } from './neighbourhood.ts';

/** Bangkok across the river, and up it to Bang Sue. */
// prettier-ignore
export const westernBangkokNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'เจริญนคร', en: 'Charoen Nakhon', subdistrict: '101804', lat: 13.7222, lng: 100.5058, radius: 600, water: 'e', setting: 'downtown', weight: 5, condo: 142, land: 280,
    road: ['เจริญนคร', 'Charoen Nakhon'], sois: [4, 10, 13, 17],
    landmarks: [['ไอคอนสยาม', 'ICONSIAM'], ['ล้ง 1919', 'LHONG 1919'], ['โรงพยาบาลตากสิน', 'Taksin Hospital']],
  },
  {
    th: 'วงเวียนใหญ่', en: 'Wongwian Yai', subdistrict: '101503', lat: 13.7222, lng: 100.4918, radius: 700, setting: 'city', weight: 5, condo: 96, land: 200,
    road: ['สมเด็จพระเจ้าตากสิน', 'Somdet Phrachao Taksin'], sois: [3, 11, 18],
    landmarks: [['อนุสาวรีย์พระเจ้าตากสิน', 'the King Taksin Monument'], ['ตลาดวงเวียนใหญ่', 'Wongwian Yai Market'], ['โรงเรียนศึกษานารี', 'Suksanari School']],
  },
  {
    th: 'ตลาดพลู', en: 'Talat Phlu', subdistrict: '101505', lat: 13.7172, lng: 100.4762, radius: 700, setting: 'city', weight: 4, condo: 82, land: 160,
    road: ['เทอดไท', 'Thoet Thai'], sois: [25, 33, 37],
    landmarks: [['เดอะมอลล์ ไลฟ์สโตร์ ท่าพระ', 'The Mall Lifestore Thapra'], ['ตลาดพลู', 'Talat Phlu food market'], ['วัดปากน้ำ ภาษีเจริญ', 'Wat Paknam Phasi Charoen']],
  },
  {
    th: 'ปิ่นเกล้า-บางยี่ขัน', en: 'Pin Klao', subdistrict: '102504', lat: 13.7792, lng: 100.4832, radius: 800, setting: 'city', weight: 5, condo: 84, land: 170,
    road: ['สมเด็จพระปิ่นเกล้า', 'Somdet Phra Pin Klao'], sois: [4, 6],
    landmarks: [['เซ็นทรัล ปิ่นเกล้า', 'Central Pinklao'], ['ช่างชุ่ย', 'ChangChui'], ['โรงพยาบาลยันฮี', 'Yanhee Hospital']],
  },
  {
    th: 'ศิริราช-พรานนก', en: 'Siriraj', subdistrict: '102007', lat: 13.7572, lng: 100.4722, radius: 800, setting: 'city', weight: 4, condo: 88, land: 165,
    road: ['จรัญสนิทวงศ์', 'Charan Sanitwong'], sois: [31, 35, 37],
    landmarks: [['โรงพยาบาลศิริราช', 'Siriraj Hospital'], ['ตลาดบางขุนศรี', 'Bang Khun Si Market'], ['ท่าวังหลัง', 'Wang Lang Pier']],
  },
  {
    th: 'บางหว้า-เพชรเกษม', en: 'Bang Wa', subdistrict: '102201', lat: 13.7198, lng: 100.4562, radius: 900, setting: 'city', weight: 4, condo: 74, land: 120,
    road: ['เพชรเกษม', 'Phetkasem'], sois: [33, 36, 48],
    landmarks: [['มหาวิทยาลัยสยาม', 'Siam University'], ['ซีคอน บางแค', 'Seacon Bangkae'], ['โรงพยาบาลพญาไท 3', 'Phyathai 3 Hospital']],
  },
  {
    th: 'บางแค', en: 'Bang Khae', subdistrict: '104002', lat: 13.7172, lng: 100.4082, radius: 1200, setting: 'city', weight: 4, condo: 60, land: 90,
    road: ['เพชรเกษม', 'Phetkasem'], sois: [63, 69, 77],
    landmarks: [['เดอะมอลล์ ไลฟ์สโตร์ บางแค', 'The Mall Lifestore Bangkae'], ['ตลาดบางแค', 'Bang Khae Market']],
  },
  {
    th: 'ราชพฤกษ์-ตลิ่งชัน', en: 'Ratchaphruek–Taling Chan', subdistrict: '101902', lat: 13.7782, lng: 100.4442, radius: 1500, setting: 'suburb', weight: 5, condo: 58, land: 110,
    road: ['ราชพฤกษ์', 'Ratchaphruek'], sois: [],
    landmarks: [['เดอะ เซอร์เคิล ราชพฤกษ์', 'The Circle Ratchapruk'], ['ตลาดน้ำตลิ่งชัน', 'Taling Chan Floating Market'], ['โรงเรียนนานาชาติดีบีเอส', 'DBS Denla British School']],
  },
  {
    th: 'พุทธมณฑล', en: 'Phutthamonthon', subdistrict: '104802', lat: 13.7852, lng: 100.3912, radius: 2000, setting: 'suburb', weight: 4, condo: 44, land: 70,
    road: ['พุทธมณฑลสาย 3', 'Phutthamonthon Sai 3'], sois: [4, 11, 13],
    landmarks: [['สวนทวีวนารมย์', 'Thawi Wanarom Park'], ['ธัญญ่า บรมราชชนนี', 'Thanya on Borommaratchachonnani'], ['โรงเรียนเซนต์ปีเตอร์ธนบุรี', 'St Peter Thonburi School']],
  },
  {
    th: 'พระราม 2', en: 'Rama II', subdistrict: '103503', lat: 13.6752, lng: 100.4702, radius: 1500, setting: 'suburb', weight: 5, condo: 54, land: 80,
    road: ['พระรามที่ 2', 'Rama II'], sois: [28, 33, 50],
    landmarks: [['เซ็นทรัล พระราม 2', 'Central Rama 2'], ['โรงพยาบาลบางมด', 'Bangmod Hospital'], ['โรงพยาบาลพระราม 2', 'Rama 2 Hospital']],
  },
  {
    th: 'บางขุนเทียน', en: 'Bang Khun Thian', subdistrict: '102107', lat: 13.6482, lng: 100.4302, radius: 2000, setting: 'suburb', weight: 3, condo: 42, land: 52,
    road: ['บางขุนเทียน-ชายทะเล', 'Bang Khun Thian–Chai Thale'], sois: [16, 28],
    landmarks: [['พอร์โต้ ชิโน่', 'Porto Chino'], ['โลตัส พระราม 2', 'Lotus’s Rama II']],
  },
  {
    th: 'ประชาอุทิศ', en: 'Pracha Uthit', subdistrict: '104902', lat: 13.6452, lng: 100.4992, radius: 1500, setting: 'suburb', weight: 3, condo: 48, land: 60,
    road: ['ประชาอุทิศ', 'Pracha Uthit'], sois: [33, 54, 90],
    landmarks: [['มหาวิทยาลัยเทคโนโลยีพระจอมเกล้าธนบุรี', 'KMUTT'], ['ตลาดทุ่งครุ', 'Thung Khru Market']],
  },
  {
    th: 'เตาปูน-บางซื่อ', en: 'Tao Poon', subdistrict: '102901', lat: 13.8072, lng: 100.5302, radius: 700, setting: 'city', weight: 5, condo: 92, land: 160,
    road: ['กรุงเทพ-นนทบุรี', 'Krung Thep–Nonthaburi'], sois: [2, 12, 20],
    landmarks: [['เกตเวย์ แอท บางซื่อ', 'Gateway at Bangsue'], ['สถานีกลางกรุงเทพอภิวัฒน์', 'Krung Thep Aphiwat Central Terminal'], ['ตลาดเตาปูน', 'Tao Poon Market']],
  },
  {
    th: 'วงศ์สว่าง', en: 'Wong Sawang', subdistrict: '102902', lat: 13.8282, lng: 100.5282, radius: 700, setting: 'city', weight: 3, condo: 76, land: 125,
    road: ['วงศ์สว่าง', 'Wong Sawang'], sois: [4, 11],
    landmarks: [['มาร์เก็ตเพลส วงศ์สว่าง', 'Market Place Wongsawang'], ['มหาวิทยาลัยเทคโนโลยีพระจอมเกล้าพระนครเหนือ', 'KMUTNB']],
  },
];
