import type { Neighbourhood } from './neighbourhood.ts';

/** Bangkok north and east of the centre, out to the ring road. */
// prettier-ignore
export const northernBangkokNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'จตุจักร', en: 'Chatuchak', subdistrict: '103004', lat: 13.8082, lng: 100.5602, radius: 700, setting: 'city', weight: 6, condo: 138, land: 330,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [18, 19, 24],
    landmarks: [['สวนจตุจักร', 'Chatuchak Park'], ['เซ็นทรัล ลาดพร้าว', 'Central Ladprao'], ['ตลาดนัดจตุจักร', 'Chatuchak Market']],
  },
  {
    th: 'รัชโยธิน', en: 'Ratchayothin', subdistrict: '103003', lat: 13.8288, lng: 100.5722, radius: 700, setting: 'city', weight: 5, condo: 108, land: 230,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [30, 32, 34],
    landmarks: [['เมเจอร์ รัชโยธิน', 'Major Ratchayothin'], ['เอสซีบี ปาร์ค', 'SCB Park'], ['ยูเนี่ยน มอลล์', 'Union Mall']],
  },
  {
    th: 'เกษตร-เสนานิคม', en: 'Kaset', subdistrict: '103002', lat: 13.8402, lng: 100.5802, radius: 800, setting: 'city', weight: 5, condo: 94, land: 180,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [35, 40, 45],
    landmarks: [['มหาวิทยาลัยเกษตรศาสตร์', 'Kasetsart University'], ['ตลาดอมรพันธ์', 'Amornphan Market']],
  },
  {
    th: 'ลาดพร้าว', en: 'Lat Phrao', subdistrict: '103801', lat: 13.8062, lng: 100.5972, radius: 1100, setting: 'city', weight: 7, condo: 84, land: 155,
    road: ['ลาดพร้าว', 'Lat Phrao'], sois: [23, 35, 41, 53, 71],
    landmarks: [['ตลาดโชคชัย 4', 'Chok Chai 4 Market'], ['เซ็นทรัล อีสต์วิลล์', 'Central Eastville'], ['โรงเรียนบดินทรเดชา', 'Bodindecha School']],
  },
  {
    th: 'ลาดพร้าว-วังหิน', en: 'Lat Phrao–Wang Hin', subdistrict: '103801', lat: 13.8232, lng: 100.5962, radius: 900, setting: 'suburb', weight: 4, condo: 70, land: 135,
    road: ['ลาดพร้าววังหิน', 'Lat Phrao Wang Hin'], sois: [12, 25, 41],
    landmarks: [['ตลาดวังหิน', 'Wang Hin Market'], ['มหาวิทยาลัยเกษตรศาสตร์', 'Kasetsart University']],
  },
  {
    th: 'ประดิษฐ์มนูธรรม', en: 'Pradit Manutham', subdistrict: '103802', lat: 13.8332, lng: 100.6142, radius: 1200, setting: 'suburb', weight: 5, condo: 68, land: 150,
    road: ['ประดิษฐ์มนูธรรม', 'Pradit Manutham'], sois: [15, 19, 25],
    landmarks: [['เดอะ คริสตัล', 'The Crystal'], ['ซีดีซี', 'Crystal Design Center'], ['เซ็นทรัล อีสต์วิลล์', 'Central Eastville']],
  },
  {
    th: 'วังทองหลาง', en: 'Wang Thonglang', subdistrict: '104501', lat: 13.7832, lng: 100.6092, radius: 900, setting: 'city', weight: 3, condo: 76, land: 140,
    road: ['ลาดพร้าว', 'Lat Phrao'], sois: [80, 84, 94],
    landmarks: [['บิ๊กซี ลาดพร้าว', 'Big C Lat Phrao'], ['โรงพยาบาลลาดพร้าว', 'Ladprao Hospital']],
  },
  {
    th: 'รามคำแหง', en: 'Ramkhamhaeng', subdistrict: '100608', lat: 13.7552, lng: 100.6202, radius: 1100, setting: 'city', weight: 4, condo: 68, land: 130,
    road: ['รามคำแหง', 'Ramkhamhaeng'], sois: [21, 24, 30],
    landmarks: [['มหาวิทยาลัยรามคำแหง', 'Ramkhamhaeng University'], ['ราชมังคลากีฬาสถาน', 'Rajamangala Stadium'], ['โรงพยาบาลรามคำแหง', 'Ramkhamhaeng Hospital']],
  },
  {
    th: 'บางกะปิ', en: 'Bang Kapi', subdistrict: '100601', lat: 13.7702, lng: 100.6432, radius: 800, setting: 'city', weight: 4, condo: 64, land: 110,
    road: ['ลาดพร้าว', 'Lat Phrao'], sois: [101, 107, 122],
    landmarks: [['เดอะมอลล์ ไลฟ์สโตร์ บางกะปิ', 'The Mall Lifestore Bangkapi'], ['สถาบันบัณฑิตพัฒนบริหารศาสตร์', 'NIDA'], ['ตลาดตะวันนา', 'Tawanna Market']],
  },
  {
    th: 'กรุงเทพกรีฑา', en: 'Krungthep Kritha', subdistrict: '104403', lat: 13.7442, lng: 100.6852, radius: 1400, setting: 'suburb', weight: 4, condo: 58, land: 120,
    road: ['กรุงเทพกรีฑาตัดใหม่', 'New Krungthep Kritha'], sois: [],
    landmarks: [['โรงเรียนนานาชาติเวลลิงตัน', 'Wellington College'], ['โรงเรียนนานาชาติไบรท์ตัน', 'Brighton College'], ['สนามกอล์ฟยูนิโก้', 'Unico golf course']],
  },
  {
    th: 'นวมินทร์', en: 'Nawamin', subdistrict: '102705', lat: 13.8352, lng: 100.6482, radius: 1300, setting: 'suburb', weight: 3, condo: 52, land: 90,
    road: ['นวมินทร์', 'Nawamin'], sois: [74, 111, 163],
    landmarks: [['เดอะ แจส รามอินทรา', 'The Jas Ramintra'], ['ตลาดปัฐวิกรณ์', 'Pattavikorn Market'], ['โรงพยาบาลสินแพทย์', 'Synphaet Hospital']],
  },
  {
    th: 'รามอินทรา-วัชรพล', en: 'Ram Inthra–Watcharaphon', subdistrict: '100508', lat: 13.8572, lng: 100.6412, radius: 1400, setting: 'suburb', weight: 6, condo: 56, land: 85,
    road: ['วัชรพล', 'Watcharaphon'], sois: [1, 2],
    landmarks: [['ตลาดถนอมมิตร', 'Thanommit Market'], ['เซ็นทรัล รามอินทรา', 'Central Ramindra'], ['แฟชั่นไอส์แลนด์', 'Fashion Island']],
  },
  {
    th: 'บางเขน', en: 'Bang Khen', subdistrict: '100502', lat: 13.8702, lng: 100.6012, radius: 1000, setting: 'city', weight: 4, condo: 72, land: 115,
    road: ['พหลโยธิน', 'Phahon Yothin'], sois: [48, 50, 52],
    landmarks: [['วัดพระศรีมหาธาตุ', 'Wat Phra Sri Mahathat'], ['มหาวิทยาลัยราชภัฏพระนคร', 'Phranakhon Rajabhat University']],
  },
  {
    th: 'หลักสี่-แจ้งวัฒนะ', en: 'Lak Si', subdistrict: '104101', lat: 13.8862, lng: 100.5682, radius: 1000, setting: 'city', weight: 4, condo: 66, land: 110,
    road: ['แจ้งวัฒนะ', 'Chaeng Watthana'], sois: [5, 10, 14],
    landmarks: [['ศูนย์ราชการแจ้งวัฒนะ', 'the Government Complex'], ['ไอทีสแควร์', 'IT Square'], ['โรงพยาบาลจุฬาภรณ์', 'Chulabhorn Hospital']],
  },
  {
    th: 'ดอนเมือง', en: 'Don Mueang', subdistrict: '103602', lat: 13.9202, lng: 100.5832, radius: 1300, setting: 'suburb', weight: 3, condo: 50, land: 75,
    road: ['สรงประภา', 'Song Prapha'], sois: [6, 14, 30],
    landmarks: [['สนามบินดอนเมือง', 'Don Mueang Airport'], ['ตลาดใหม่ดอนเมือง', 'Don Mueang New Market']],
  },
  {
    th: 'สายไหม', en: 'Sai Mai', subdistrict: '104201', lat: 13.9182, lng: 100.6482, radius: 1500, setting: 'suburb', weight: 4, condo: 46, land: 60,
    road: ['สายไหม', 'Sai Mai'], sois: [29, 56, 60],
    landmarks: [['ตลาดสายไหม', 'Sai Mai Market'], ['โรงพยาบาลภูมิพลอดุลยเดช', 'Bhumibol Adulyadej Hospital']],
  },
  {
    th: 'มีนบุรี', en: 'Min Buri', subdistrict: '101001', lat: 13.8122, lng: 100.7252, radius: 1600, setting: 'suburb', weight: 4, condo: 44, land: 48,
    road: ['สีหบุรานุกิจ', 'Sihaburanukit'], sois: [],
    landmarks: [['ตลาดมีนบุรี', 'Min Buri Market'], ['บิ๊กซี มีนบุรี', 'Big C Min Buri'], ['โรงพยาบาลเสรีรักษ์', 'Serirak Hospital']],
  },
  {
    th: 'ลาดกระบัง', en: 'Lat Krabang', subdistrict: '101101', lat: 13.7262, lng: 100.7652, radius: 1800, setting: 'suburb', weight: 4, condo: 46, land: 42,
    road: ['ลาดกระบัง', 'Lat Krabang'], sois: [14, 38, 54],
    landmarks: [['สถาบันเทคโนโลยีพระจอมเกล้าเจ้าคุณทหารลาดกระบัง', 'KMITL'], ['สนามบินสุวรรณภูมิ', 'Suvarnabhumi Airport'], ['นิคมอุตสาหกรรมลาดกระบัง', 'Lat Krabang Industrial Estate']],
  },
  {
    th: 'หนองจอก', en: 'Nong Chok', subdistrict: '100302', lat: 13.8552, lng: 100.8622, radius: 3000, setting: 'suburb', weight: 2, condo: 36, land: 18,
    road: ['เลียบวารี', 'Liap Wari'], sois: [],
    landmarks: [['ตลาดหนองจอก', 'Nong Chok Market'], ['มหาวิทยาลัยเทคโนโลยีมหานคร', 'Mahanakorn University of Technology']],
  },
];
