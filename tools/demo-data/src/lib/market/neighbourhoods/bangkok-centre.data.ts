import type { Neighbourhood } from './neighbourhood.ts';

/** The old and the new centre of Bangkok, west of Sukhumvit and east of the river. */
// prettier-ignore
export const centreNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'หลังสวน-ลุมพินี', en: 'Lang Suan', subdistrict: '100704', lat: 13.7382, lng: 100.5438, radius: 500, setting: 'downtown', weight: 4, condo: 285, land: 2200,
    road: ['หลังสวน', 'Lang Suan'], sois: [2, 5, 7],
    landmarks: [['สวนลุมพินี', 'Lumphini Park'], ['เซ็นทรัล ชิดลม', 'Central Chidlom'], ['เวลา หลังสวน', 'Velaa Langsuan']],
  },
  {
    th: 'สยาม-สามย่าน', en: 'Siam–Sam Yan', subdistrict: '100702', lat: 13.7382, lng: 100.5262, radius: 600, setting: 'downtown', weight: 3, condo: 205, land: 1200,
    road: ['พระรามที่ 4', 'Rama IV'], sois: [],
    landmarks: [['สามย่านมิตรทาวน์', 'Samyan Mitrtown'], ['จุฬาลงกรณ์มหาวิทยาลัย', 'Chulalongkorn University'], ['สยามสแควร์', 'Siam Square']],
  },
  {
    th: 'สาทร', en: 'Sathon', subdistrict: '102803', lat: 13.7218, lng: 100.5342, radius: 700, setting: 'downtown', weight: 8, condo: 185, land: 1000,
    road: ['สาทรใต้', 'Sathon Tai'], sois: [1, 3, 9, 11],
    landmarks: [['โรงพยาบาลเซนต์หลุยส์', 'Saint Louis Hospital'], ['มหานคร', 'the MahaNakhon tower'], ['วิทยาลัยเทคนิคกรุงเทพ', 'Bangkok Technical College']],
  },
  {
    th: 'สีลม', en: 'Si Lom', subdistrict: '100402', lat: 13.7262, lng: 100.5292, radius: 550, setting: 'downtown', weight: 5, condo: 180, land: 1100,
    road: ['สีลม', 'Si Lom'], sois: [3, 7, 19],
    landmarks: [['สีลมคอมเพล็กซ์', 'Silom Complex'], ['โรงพยาบาลบีเอ็นเอช', 'BNH Hospital'], ['สวนลุมพินี', 'Lumphini Park']],
  },
  {
    th: 'เจริญกรุง-บางรัก', en: 'Charoen Krung', subdistrict: '100404', lat: 13.7222, lng: 100.5165, radius: 500, water: 'w', setting: 'downtown', weight: 4, condo: 190, land: 750,
    road: ['เจริญกรุง', 'Charoen Krung'], sois: [42, 46, 50],
    landmarks: [['โรบินสัน บางรัก', 'Robinson Bangrak'], ['ท่าเรือสาทร', 'Sathorn Pier'], ['โรงเรียนอัสสัมชัญ', 'Assumption College']],
  },
  {
    th: 'พระราม 3', en: 'Rama III', subdistrict: '101203', lat: 13.6958, lng: 100.5432, radius: 1000, water: 's', setting: 'city', weight: 5, condo: 92, land: 260,
    road: ['พระรามที่ 3', 'Rama III'], sois: [29, 43, 59],
    landmarks: [['เซ็นทรัล พระราม 3', 'Central Rama 3'], ['เทอร์มินอล 21 พระราม 3', 'Terminal 21 Rama 3'], ['โรงเรียนนานาชาติโชรส์เบอรี', 'Shrewsbury International School']],
  },
  {
    th: 'บางคอแหลม', en: 'Bang Kho Laem', subdistrict: '103103', lat: 13.6975, lng: 100.5142, radius: 800, water: 's', setting: 'city', weight: 2, condo: 88, land: 220,
    road: ['พระรามที่ 3', 'Rama III'], sois: [7, 12, 14],
    landmarks: [['เอเชียทีค', 'Asiatique'], ['โรงพยาบาลเจริญกรุงประชารักษ์', 'Charoenkrung Pracharak Hospital']],
  },
  {
    th: 'พญาไท-ราชเทวี', en: 'Phaya Thai–Ratchathewi', subdistrict: '103703', lat: 13.7532, lng: 100.5338, radius: 500, setting: 'downtown', weight: 5, condo: 168, land: 750,
    road: ['เพชรบุรี', 'Phetchaburi'], sois: [5, 7, 15],
    landmarks: [['พันธุ์ทิพย์ ประตูน้ำ', 'Pantip Pratunam'], ['มหาวิทยาลัยมหิดล พญาไท', 'Mahidol University Phaya Thai'], ['สยามพารากอน', 'Siam Paragon']],
  },
  {
    th: 'มักกะสัน', en: 'Makkasan', subdistrict: '103704', lat: 13.7505, lng: 100.5552, radius: 600, setting: 'city', weight: 3, condo: 138, land: 480,
    road: ['เพชรบุรี', 'Phetchaburi'], sois: [31, 35, 39],
    landmarks: [['ประตูน้ำ', 'Pratunam'], ['โรงพยาบาลพญาไท 1', 'Phyathai 1 Hospital']],
  },
  {
    th: 'เพชรบุรีตัดใหม่', en: 'New Phetchaburi', subdistrict: '101702', lat: 13.7482, lng: 100.5742, radius: 700, setting: 'city', weight: 3, condo: 116, land: 380,
    road: ['เพชรบุรีตัดใหม่', 'New Phetchaburi'], sois: [38, 47],
    landmarks: [['โรงพยาบาลกรุงเทพ', 'Bangkok Hospital'], ['อาร์ซีเอ', 'RCA']],
  },
  {
    th: 'อารีย์', en: 'Ari', subdistrict: '101401', lat: 13.7812, lng: 100.5418, radius: 600, setting: 'city', weight: 7, condo: 162, land: 480,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [5, 7, 8, 9],
    landmarks: [['ลา วิลล่า อารีย์', 'La Villa Ari'], ['โรงพยาบาลพญาไท 2', 'Phyathai 2 Hospital'], ['กระทรวงการคลัง', 'the Ministry of Finance']],
  },
  {
    th: 'สะพานควาย', en: 'Saphan Khwai', subdistrict: '101401', lat: 13.7932, lng: 100.5482, radius: 500, setting: 'city', weight: 4, condo: 142, land: 360,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [11, 13, 14],
    landmarks: [['บิ๊กซี สะพานควาย', 'Big C Saphan Khwai'], ['โรงพยาบาลเปาโล พหลโยธิน', 'Paolo Phahonyothin Hospital']],
  },
  {
    th: 'ดินแดง', en: 'Din Daeng', subdistrict: '102601', lat: 13.7688, lng: 100.5562, radius: 600, setting: 'city', weight: 2, condo: 98, land: 280,
    road: ['ประชาสงเคราะห์', 'Pracha Songkhro'], sois: [2, 14, 28],
    landmarks: [['มหาวิทยาลัยหอการค้าไทย', 'the University of the Thai Chamber of Commerce'], ['ตลาดห้วยขวาง', 'Huai Khwang Market']],
  },
  {
    th: 'พระราม 9', en: 'Rama IX', subdistrict: '101701', lat: 13.7588, lng: 100.5682, radius: 600, setting: 'downtown', weight: 7, condo: 132, land: 480,
    road: ['พระราม 9', 'Rama IX'], sois: [3, 7, 13],
    landmarks: [['เซ็นทรัล พระราม 9', 'Central Rama 9'], ['โรงพยาบาลพระรามเก้า', 'Praram 9 Hospital'], ['จีทาวเวอร์', 'G Tower']],
  },
  {
    th: 'ห้วยขวาง', en: 'Huai Khwang', subdistrict: '101701', lat: 13.7778, lng: 100.5772, radius: 600, setting: 'city', weight: 6, condo: 104, land: 300,
    road: ['รัชดาภิเษก', 'Ratchadaphisek'], sois: [3, 7, 18],
    landmarks: [['เดอะ สตรีท รัชดา', 'The Street Ratchada'], ['ศูนย์วัฒนธรรมแห่งประเทศไทย', 'the Thailand Cultural Centre'], ['ตลาดห้วยขวาง', 'Huai Khwang Market']],
  },
  {
    th: 'สุทธิสาร', en: 'Sutthisan', subdistrict: '101704', lat: 13.7895, lng: 100.5782, radius: 600, setting: 'city', weight: 4, condo: 98, land: 260,
    road: ['สุทธิสารวินิจฉัย', 'Sutthisan Winitchai'], sois: [],
    landmarks: [['บิ๊กซี สุทธิสาร', 'Big C Sutthisan'], ['โรงเรียนสุรศักดิ์มนตรี', 'Surasakmontree School']],
  },
  {
    th: 'เยาวราช', en: 'Yaowarat', subdistrict: '101302', lat: 13.7418, lng: 100.5098, radius: 400, setting: 'city', weight: 2, condo: 125, land: 800,
    road: ['เยาวราช', 'Yaowarat'], sois: [],
    landmarks: [['วัดมังกรกมลาวาส', 'Wat Mangkon Kamalawat'], ['ตลาดสำเพ็ง', 'Sampheng Market']],
  },
  {
    th: 'รัตนโกสินทร์', en: 'Rattanakosin', subdistrict: '100102', lat: 13.7468, lng: 100.5018, radius: 450, setting: 'city', weight: 2, condo: 110, land: 600,
    road: ['เจริญกรุง', 'Charoen Krung'], sois: [],
    landmarks: [['สวนสราญรมย์', 'Saranrom Park'], ['ปากคลองตลาด', 'Pak Khlong Talat flower market'], ['เสาชิงช้า', 'the Giant Swing']],
  },
  {
    th: 'ดุสิต-ศรีย่าน', en: 'Dusit', subdistrict: '100206', lat: 13.7868, lng: 100.5178, radius: 600, setting: 'city', weight: 2, condo: 96, land: 260,
    road: ['นครไชยศรี', 'Nakhon Chai Si'], sois: [],
    landmarks: [['ตลาดศรีย่าน', 'Si Yan Market'], ['โรงพยาบาลวชิรพยาบาล', 'Vajira Hospital']],
  },
];
