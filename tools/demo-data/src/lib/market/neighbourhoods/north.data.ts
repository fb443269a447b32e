import type { Neighbourhood } from './neighbourhood.ts';

/** Chiang Mai and Chiang Rai. */
// prettier-ignore
export const northernNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'นิมมานเหมินท์', en: 'Nimman', subdistrict: '500108', lat: 18.7982, lng: 98.9682, radius: 700, setting: 'city', weight: 9, condo: 84, land: 180,
    road: ['นิมมานเหมินท์', 'Nimmanhaemin'], sois: [1, 6, 9, 12],
    landmarks: [['วัน นิมมาน', 'One Nimman'], ['เมญ่า', 'MAYA'], ['มหาวิทยาลัยเชียงใหม่', 'Chiang Mai University']],
  },
  {
    th: 'เมืองเก่าเชียงใหม่', en: 'Chiang Mai Old City', subdistrict: '500101', lat: 18.7902, lng: 98.9872, radius: 700, setting: 'city', weight: 4, condo: 62, land: 130,
    road: ['ราชดำเนิน', 'Ratchadamnoen'], sois: [3, 5, 7],
    landmarks: [['ประตูท่าแพ', 'Tha Phae Gate'], ['ถนนคนเดินวันอาทิตย์', 'the Sunday walking street'], ['วัดเจดีย์หลวง', 'Wat Chedi Luang']],
  },
  {
    th: 'ช้างคลาน', en: 'Chang Khlan', subdistrict: '500105', lat: 18.7782, lng: 99.0002, radius: 800, setting: 'city', weight: 7, condo: 62, land: 95,
    road: ['ช้างคลาน', 'Chang Khlan'], sois: [],
    landmarks: [['ไนท์บาซาร์', 'the Night Bazaar'], ['แม่น้ำปิง', 'the Ping River'], ['โรงเรียนพระหฤทัย', 'Sacred Heart College']],
  },
  {
    th: 'วัดเกต-ฟ้าฮ่าม', en: 'Wat Ket', subdistrict: '500106', lat: 18.7952, lng: 99.0062, radius: 900, setting: 'city', weight: 5, condo: 58, land: 70,
    road: ['เจริญเมือง', 'Charoen Mueang'], sois: [],
    landmarks: [['โรงพยาบาลแมคคอร์มิค', 'McCormick Hospital'], ['สถานีรถไฟเชียงใหม่', 'Chiang Mai railway station'], ['โรงเรียนปรินส์รอยแยลส์', 'The Prince Royal’s College']],
  },
  {
    th: 'หนองป่าครั่ง', en: 'Nong Pa Khrang', subdistrict: '500113', lat: 18.8062, lng: 99.0202, radius: 1000, setting: 'city', weight: 6, condo: 58, land: 60,
    road: ['ซูเปอร์ไฮเวย์ เชียงใหม่-ลำปาง', 'Superhighway'], sois: [],
    landmarks: [['เซ็นทรัล เชียงใหม่', 'Central Chiang Mai'], ['โรงพยาบาลกรุงเทพเชียงใหม่', 'Bangkok Hospital Chiang Mai']],
  },
  {
    th: 'แม่เหียะ', en: 'Mae Hia', subdistrict: '500109', lat: 18.7452, lng: 98.9552, radius: 1300, setting: 'suburb', weight: 6, condo: 46, land: 34,
    road: ['เลียบคลองชลประทาน', 'Canal Road'], sois: [],
    landmarks: [['เซ็นทรัล เชียงใหม่ แอร์พอร์ต', 'Central Chiangmai Airport'], ['กาดฝรั่ง', 'Kad Farang'], ['สนามบินเชียงใหม่', 'Chiang Mai Airport']],
  },
  {
    th: 'หางดง', en: 'Hang Dong', subdistrict: '501507', lat: 18.7082, lng: 98.9302, radius: 2000, setting: 'suburb', weight: 9, condo: 34, land: 16,
    road: ['เชียงใหม่-หางดง', 'Chiang Mai–Hang Dong'], sois: [],
    landmarks: [['กาดฝรั่ง วิลเลจ', 'Kad Farang Village'], ['โรงเรียนนานาชาติลานนา', 'Lanna International School'], ['ตลาดหางดง', 'Hang Dong Market']],
  },
  {
    th: 'สันทราย', en: 'San Sai', subdistrict: '501407', lat: 18.8642, lng: 99.0202, radius: 2000, setting: 'suburb', weight: 8, condo: 32, land: 14,
    road: ['เชียงใหม่-พร้าว', 'Chiang Mai–Phrao'], sois: [],
    landmarks: [['มหาวิทยาลัยแม่โจ้', 'Maejo University'], ['ตลาดแม่โจ้', 'Mae Jo Market'], ['รวมโชคมอลล์', 'Ruamchok Mall']],
  },
  {
    th: 'สันกำแพง', en: 'San Kamphaeng', subdistrict: '501313', lat: 18.7692, lng: 99.0602, radius: 1900, setting: 'suburb', weight: 6, condo: 32, land: 16,
    road: ['เชียงใหม่-สันกำแพง', 'Chiang Mai–San Kamphaeng'], sois: [],
    landmarks: [['พรอมเมนาดา', 'Promenada'], ['หมู่บ้านร่มบ่อสร้าง', 'Bo Sang umbrella village']],
  },
  {
    th: 'แม่ริม', en: 'Mae Rim', subdistrict: '500701', lat: 18.9122, lng: 98.9382, radius: 2500, setting: 'hills', weight: 6, condo: 42, land: 14,
    road: ['โชตนา', 'Chotana'], sois: [],
    landmarks: [['ม่อนแจ่ม', 'Mon Cham'], ['สวนพฤกษศาสตร์สมเด็จพระนางเจ้าสิริกิติ์', 'Queen Sirikit Botanic Garden'], ['โรงเรียนนานาชาติเปรม', 'Prem International School']],
  },
  {
    th: 'ดอยสะเก็ด', en: 'Doi Saket', subdistrict: '500501', lat: 18.8702, lng: 99.1352, radius: 2200, setting: 'hills', weight: 4, condo: 30, land: 10,
    road: ['เชียงใหม่-เชียงราย', 'Chiang Mai–Chiang Rai'], sois: [],
    landmarks: [['วัดพระธาตุดอยสะเก็ด', 'Wat Phra That Doi Saket'], ['ตลาดดอยสะเก็ด', 'Doi Saket Market']],
  },
  {
    th: 'เมืองเชียงราย', en: 'Chiang Rai city', subdistrict: '570101', lat: 19.9092, lng: 99.8332, radius: 1400, setting: 'town', weight: 6, condo: 42, land: 34,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [],
    landmarks: [['หอนาฬิกาเชียงราย', 'the Chiang Rai clock tower'], ['เซ็นทรัล เชียงราย', 'Central Chiangrai'], ['โรงพยาบาลเชียงรายประชานุเคราะห์', 'Chiangrai Prachanukroh Hospital']],
  },
  {
    th: 'บ้านดู่', en: 'Ban Du', subdistrict: '570103', lat: 19.9752, lng: 99.8562, radius: 1800, setting: 'suburb', weight: 4, condo: 38, land: 15,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [],
    landmarks: [['มหาวิทยาลัยแม่ฟ้าหลวง', 'Mae Fah Luang University'], ['มหาวิทยาลัยราชภัฏเชียงราย', 'Chiang Rai Rajabhat University']],
  },
  {
    th: 'แม่สาย', en: 'Mae Sai', subdistrict: '570901', lat: 20.4232, lng: 99.8842, radius: 1500, setting: 'town', weight: 2, condo: 30, land: 22,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [],
    landmarks: [['ด่านพรมแดนแม่สาย', 'the Mae Sai border crossing'], ['ตลาดสายลมจอย', 'Sai Lom Choi Market']],
  },
];
