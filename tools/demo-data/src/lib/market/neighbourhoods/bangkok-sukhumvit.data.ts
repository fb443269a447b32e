import type { Names, Neighbourhood } from './neighbourhood.ts';

const sukhumvit: Names = ['สุขุมวิท', 'Sukhumvit'];

/** Bangkok along the Sukhumvit Road, from the centre out to Bearing. */
// prettier-ignore
export const sukhumvitNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'อโศก', en: 'Asok', subdistrict: '103901', lat: 13.7402, lng: 100.5605, radius: 550, setting: 'downtown', weight: 6, condo: 185, land: 1100,
    road: sukhumvit, sois: [13, 15, 19, 21, 23],
    landmarks: [['เทอร์มินอล 21', 'Terminal 21'], ['สวนเบญจกิติ', 'Benjakitti Park'], ['มหาวิทยาลัยศรีนครินทรวิโรฒ', 'Srinakharinwirot University']],
  },
  {
    th: 'นานา', en: 'Nana', subdistrict: '103901', lat: 13.7428, lng: 100.5548, radius: 400, setting: 'downtown', weight: 3, condo: 165, land: 1000,
    road: sukhumvit, sois: [3, 5, 7, 11],
    landmarks: [['โรงพยาบาลบำรุงราษฎร์', 'Bumrungrad Hospital'], ['เซ็นทรัล เอ็มบาสซี', 'Central Embassy']],
  },
  {
    th: 'พร้อมพงษ์', en: 'Phrom Phong', subdistrict: '103902', lat: 13.7335, lng: 100.5712, radius: 600, setting: 'downtown', weight: 7, condo: 205, land: 1200,
    road: sukhumvit, sois: [31, 33, 35, 39, 49],
    landmarks: [['เอ็มควอเทียร์', 'EmQuartier'], ['สวนเบญจสิริ', 'Benchasiri Park'], ['โรงพยาบาลสมิติเวช สุขุมวิท', 'Samitivej Sukhumvit Hospital']],
  },
  {
    th: 'ทองหล่อ', en: 'Thong Lo', subdistrict: '103902', lat: 13.7312, lng: 100.5806, radius: 650, setting: 'downtown', weight: 9, condo: 200, land: 1100,
    road: sukhumvit, sois: [49, 51, 53, 55, 57],
    landmarks: [['เดอะ คอมมอนส์ ทองหล่อ', 'The Commons Thonglor'], ['เจ อเวนิว', 'J Avenue'], ['โรงพยาบาลคามิลเลียน', 'Camillian Hospital']],
  },
  {
    th: 'เอกมัย', en: 'Ekkamai', subdistrict: '103903', lat: 13.7252, lng: 100.5872, radius: 600, setting: 'downtown', weight: 6, condo: 160, land: 700,
    road: sukhumvit, sois: [61, 63, 65],
    landmarks: [['เกตเวย์ เอกมัย', 'Gateway Ekamai'], ['บิ๊กซี เอกมัย', 'Big C Ekkamai'], ['ท้องฟ้าจำลองกรุงเทพ', 'the Bangkok Planetarium']],
  },
  {
    th: 'คลองเตย', en: 'Khlong Toei', subdistrict: '103301', lat: 13.7235, lng: 100.5668, radius: 600, setting: 'downtown', weight: 5, condo: 150, land: 800,
    road: sukhumvit, sois: [16, 18, 22, 24, 26],
    landmarks: [['ศูนย์การประชุมแห่งชาติสิริกิติ์', 'Queen Sirikit National Convention Centre'], ['เดอะ ปาร์ค พระราม 4', 'The PARQ on Rama IV'], ['สวนเบญจกิติ', 'Benjakitti Park']],
  },
  {
    th: 'พระโขนง', en: 'Phra Khanong', subdistrict: '103903', lat: 13.7188, lng: 100.5945, radius: 700, setting: 'city', weight: 6, condo: 118, land: 330,
    road: sukhumvit, sois: [67, 69, 71],
    landmarks: [['ดับเบิ้ลยู ดิสทริค', 'W District'], ['ตลาดพระโขนง', 'Phra Khanong Market'], ['โรงพยาบาลกล้วยน้ำไท', 'Kluaynamthai Hospital']],
  },
  {
    th: 'อ่อนนุช', en: 'On Nut', subdistrict: '103401', lat: 13.7098, lng: 100.6082, radius: 800, setting: 'city', weight: 8, condo: 104, land: 220,
    road: ['อ่อนนุช', 'On Nut'], sois: [7, 10, 17, 29],
    landmarks: [['เซ็นจูรี่ เดอะ มูฟวี่ พลาซ่า', 'Century The Movie Plaza'], ['โลตัส สุขุมวิท 50', 'Lotus’s Sukhumvit 50'], ['ตลาดอ่อนนุช', 'On Nut Market']],
  },
  {
    th: 'บางจาก', en: 'Bang Chak', subdistrict: '100905', lat: 13.6952, lng: 100.6072, radius: 600, setting: 'city', weight: 4, condo: 95, land: 200,
    road: sukhumvit, sois: [62, 64, 66],
    landmarks: [['คลาวด์ 11', 'Cloud 11'], ['ตลาดบางจาก', 'Bang Chak Market']],
  },
  {
    th: 'ปุณณวิถี', en: 'Punnawithi', subdistrict: '100905', lat: 13.6885, lng: 100.6121, radius: 700, setting: 'city', weight: 4, condo: 92, land: 190,
    road: sukhumvit, sois: [95, 97, 101],
    landmarks: [['ทรู ดิจิทัล พาร์ค', 'True Digital Park'], ['โรงเรียนนานาชาติแองโกลสิงคโปร์', 'Anglo Singapore International School']],
  },
  {
    th: 'อุดมสุข', en: 'Udom Suk', subdistrict: '104702', lat: 13.6788, lng: 100.6155, radius: 800, setting: 'city', weight: 5, condo: 84, land: 170,
    road: ['อุดมสุข', 'Udom Suk'], sois: [18, 26, 30, 43],
    landmarks: [['ตลาดอุดมสุข', 'Udom Suk Market'], ['ไบเทค บางนา', 'BITEC Bang Na'], ['โรงเรียนเซนต์แอนดรูวส์', 'St Andrews International School']],
  },
  {
    th: 'บางนา', en: 'Bang Na', subdistrict: '104703', lat: 13.6655, lng: 100.6182, radius: 1300, setting: 'city', weight: 7, condo: 76, land: 140,
    road: ['บางนา-ตราด', 'Bang Na–Trat'], sois: [12, 23, 25, 30],
    landmarks: [['เซ็นทรัล บางนา', 'Central Bangna'], ['แบงค็อก มอลล์', 'Bangkok Mall'], ['โรงพยาบาลไทยนครินทร์', 'Thainakarin Hospital']],
  },
  {
    th: 'ลาซาล-แบริ่ง', en: 'La Salle–Bearing', subdistrict: '104703', lat: 13.6582, lng: 100.6235, radius: 1000, setting: 'suburb', weight: 4, condo: 64, land: 105,
    road: ['ลาซาล', 'La Salle'], sois: [10, 22, 45, 56],
    landmarks: [['โรงเรียนลาซาล', 'La Salle School'], ['โรงเรียนนานาชาติเบิร์กลีย์', 'Berkeley International School'], ['สวนหลวง ร.9', 'Suan Luang Rama IX Park']],
  },
  {
    th: 'พัฒนาการ', en: 'Phatthanakan', subdistrict: '103402', lat: 13.7332, lng: 100.6312, radius: 1400, setting: 'suburb', weight: 5, condo: 72, land: 165,
    road: ['พัฒนาการ', 'Phatthanakan'], sois: [20, 32, 38, 44],
    landmarks: [['โรงพยาบาลวิภาราม', 'Vibharam Hospital'], ['ธัญญาพาร์ค', 'Thanya Park'], ['มหาวิทยาลัยเกษมบัณฑิต', 'Kasem Bundit University']],
  },
  {
    th: 'ศรีนครินทร์', en: 'Srinagarindra', subdistrict: '103202', lat: 13.6892, lng: 100.6512, radius: 1400, setting: 'suburb', weight: 5, condo: 62, land: 125,
    road: ['ศรีนครินทร์', 'Srinagarindra'], sois: [40, 46, 55],
    landmarks: [['ซีคอนสแควร์', 'Seacon Square'], ['พาราไดซ์ พาร์ค', 'Paradise Park'], ['สวนหลวง ร.9', 'Suan Luang Rama IX Park']],
  },
];
