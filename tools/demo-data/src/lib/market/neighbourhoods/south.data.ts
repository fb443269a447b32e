import type { Neighbourhood } from './neighbourhood.ts';

/** Phuket, Krabi, Surat Thani with its islands, Songkhla, and the royal coast of Hua Hin and Cha-am. */
// prettier-ignore
export const southernNeighbourhoods: readonly Neighbourhood[] = [
  {
    th: 'เมืองภูเก็ต', en: 'Phuket Town', subdistrict: '830101', lat: 7.8852, lng: 98.3872, radius: 1200, water: 'e', setting: 'city', weight: 6, condo: 72, land: 85,
    road: ['ดีบุก', 'Dibuk'], sois: [],
    landmarks: [['ย่านเมืองเก่าภูเก็ต', 'the old town'], ['โรงพยาบาลวชิระภูเก็ต', 'Vachira Phuket Hospital'], ['ตลาดเกษตร', 'Kaset Market']],
  },
  {
    th: 'กะทู้', en: 'Kathu', subdistrict: '830201', lat: 7.9112, lng: 98.3452, radius: 1500, setting: 'suburb', weight: 5, condo: 60, land: 45,
    road: ['วิชิตสงคราม', 'Wichit Songkhram'], sois: [],
    landmarks: [['เซ็นทรัล ภูเก็ต', 'Central Phuket'], ['สนามกอล์ฟล็อคปาล์ม', 'Loch Palm golf course'], ['โรงเรียนนานาชาติบริติชภูเก็ต', 'BISP']],
  },
  {
    th: 'ป่าตอง', en: 'Patong', subdistrict: '830202', lat: 7.8972, lng: 98.3002, radius: 1000, water: 'w', setting: 'beach', weight: 6, condo: 98, land: 150,
    road: ['ราษฎร์อุทิศ 200 ปี', 'Rat Uthit 200 Pi'], sois: [],
    landmarks: [['หาดป่าตอง', 'Patong Beach'], ['จังซีลอน', 'Jungceylon']],
  },
  {
    th: 'กมลา', en: 'Kamala', subdistrict: '830203', lat: 7.9502, lng: 98.2862, radius: 1000, water: 'w', setting: 'beach', weight: 5, condo: 118, land: 75,
    road: ['กมลา-ป่าตอง', 'Kamala–Patong'], sois: [],
    landmarks: [['หาดกมลา', 'Kamala Beach'], ['แหลมสิงห์', 'Laem Singh']],
  },
  {
    th: 'บางเทา-เชิงทะเล', en: 'Bang Tao', subdistrict: '830303', lat: 7.9932, lng: 98.3042, radius: 1500, water: 'w', setting: 'beach', weight: 9, condo: 132, land: 70,
    road: ['ศรีสุนทร', 'Si Sunthon'], sois: [],
    landmarks: [['หาดบางเทา', 'Bang Tao Beach'], ['โบ๊ท อเวนิว', 'Boat Avenue'], ['ลากูน่า ภูเก็ต', 'Laguna Phuket']],
  },
  {
    th: 'ราไวย์-ในหาน', en: 'Rawai–Nai Harn', subdistrict: '830107', lat: 7.7832, lng: 98.3172, radius: 1000, water: 's', setting: 'beach', weight: 8, condo: 86, land: 52,
    road: ['วิเศษ', 'Wiset'], sois: [],
    landmarks: [['หาดในหาน', 'Nai Harn Beach'], ['แหลมพรหมเทพ', 'Promthep Cape'], ['หาดราไวย์', 'Rawai Beach']],
  },
  {
    th: 'ฉลอง', en: 'Chalong', subdistrict: '830106', lat: 7.8442, lng: 98.3402, radius: 1500, water: 'e', setting: 'suburb', weight: 5, condo: 58, land: 40,
    road: ['เจ้าฟ้าตะวันตก', 'Chao Fa West'], sois: [],
    landmarks: [['วัดฉลอง', 'Wat Chalong'], ['อ่าวฉลอง', 'Chalong Bay']],
  },
  {
    th: 'กะตะ-กะรน', en: 'Kata–Karon', subdistrict: '830108', lat: 7.8262, lng: 98.2992, radius: 1000, water: 'w', setting: 'beach', weight: 5, condo: 104, land: 80,
    road: ['ปฏัก', 'Patak'], sois: [],
    landmarks: [['หาดกะตะ', 'Kata Beach'], ['หาดกะรน', 'Karon Beach']],
  },
  {
    th: 'ถลาง', en: 'Thalang', subdistrict: '830302', lat: 7.9772, lng: 98.3472, radius: 2000, setting: 'suburb', weight: 5, condo: 56, land: 26,
    road: ['เทพกระษัตรี', 'Thep Krasattri'], sois: [],
    landmarks: [['อนุสาวรีย์ท้าวเทพกระษัตรี', 'the Heroines Monument'], ['โรงเรียนนานาชาติยูดับเบิลยูซี', 'UWC Thailand']],
  },
  {
    th: 'ในยาง', en: 'Nai Yang', subdistrict: '830306', lat: 8.0882, lng: 98.3062, radius: 1200, water: 'w', setting: 'beach', weight: 3, condo: 96, land: 36,
    road: ['เทพกระษัตรี', 'Thep Krasattri'], sois: [],
    landmarks: [['หาดในยาง', 'Nai Yang Beach'], ['สนามบินภูเก็ต', 'Phuket Airport']],
  },
  {
    th: 'อ่าวนาง', en: 'Ao Nang', subdistrict: '810116', lat: 8.0392, lng: 98.8252, radius: 1300, water: 's', setting: 'beach', weight: 6, condo: 72, land: 42,
    road: ['อ่าวนาง', 'Ao Nang'], sois: [],
    landmarks: [['หาดอ่าวนาง', 'Ao Nang Beach'], ['หาดนพรัตน์ธารา', 'Nopparat Thara Beach']],
  },
  {
    th: 'เมืองกระบี่', en: 'Krabi Town', subdistrict: '810101', lat: 8.0642, lng: 98.9182, radius: 1500, water: 'e', setting: 'town', weight: 3, condo: 40, land: 30,
    road: ['มหาราช', 'Maharat'], sois: [],
    landmarks: [['เขาขนาบน้ำ', 'Khao Khanap Nam'], ['โรงพยาบาลกระบี่', 'Krabi Hospital']],
  },
  {
    th: 'เกาะลันตา', en: 'Ko Lanta', subdistrict: '810305', lat: 7.6482, lng: 99.0342, radius: 1500, water: 'w', setting: 'beach', weight: 2, condo: 60, land: 16,
    road: ['ศาลาด่าน-สังกาอู้', 'Sala Dan–Sangka-u'], sois: [],
    landmarks: [['หาดคลองดาว', 'Khlong Dao Beach'], ['ท่าเรือศาลาด่าน', 'Sala Dan Pier']],
  },
  {
    th: 'เฉวง-บ่อผุด', en: 'Chaweng–Bo Phut', subdistrict: '840406', lat: 9.5402, lng: 100.0562, radius: 1500, water: 'e', setting: 'beach', weight: 9, condo: 96, land: 50,
    road: ['ทวีราษฎร์ภักดี', 'Thaweerat Phakdee'], sois: [],
    landmarks: [['หาดเฉวง', 'Chaweng Beach'], ['ฟิชเชอร์แมนส์ วิลเลจ', 'Fisherman’s Village'], ['เซ็นทรัล สมุย', 'Central Samui']],
  },
  {
    th: 'ละไม', en: 'Lamai', subdistrict: '840405', lat: 9.4712, lng: 100.0452, radius: 1300, water: 'e', setting: 'beach', weight: 5, condo: 86, land: 34,
    road: ['ทวีราษฎร์ภักดี', 'Thaweerat Phakdee'], sois: [],
    landmarks: [['หาดละไม', 'Lamai Beach'], ['หินตาหินยาย', 'Hin Ta Hin Yai']],
  },
  {
    th: 'แม่น้ำ สมุย', en: 'Mae Nam Samui', subdistrict: '840407', lat: 9.5662, lng: 99.9952, radius: 1300, water: 'n', setting: 'beach', weight: 4, condo: 80, land: 26,
    road: ['ทวีราษฎร์ภักดี', 'Thaweerat Phakdee'], sois: [],
    landmarks: [['หาดแม่น้ำ', 'Mae Nam Beach'], ['สนามกอล์ฟสันติบุรี', 'Santiburi golf course']],
  },
  {
    th: 'เกาะพะงัน', en: 'Ko Pha-ngan', subdistrict: '840501', lat: 9.7112, lng: 99.9912, radius: 1500, water: 'w', setting: 'beach', weight: 3, condo: 74, land: 16,
    road: ['ท้องศาลา-โฉลกหลำ', 'Thong Sala–Chaloklum'], sois: [],
    landmarks: [['ท่าเรือท้องศาลา', 'Thong Sala Pier'], ['ตลาดพันธุ์ทิพย์', 'Phantip Market']],
  },
  {
    th: 'เมืองสุราษฎร์ธานี', en: 'Surat Thani city', subdistrict: '840101', lat: 9.1402, lng: 99.3272, radius: 1600, setting: 'town', weight: 5, condo: 40, land: 32,
    road: ['ตลาดใหม่', 'Talat Mai'], sois: [],
    landmarks: [['เซ็นทรัล สุราษฎร์ธานี', 'Central Suratthani'], ['เกาะลำพู', 'Ko Lamphu']],
  },
  {
    th: 'หาดใหญ่', en: 'Hat Yai', subdistrict: '901101', lat: 7.0062, lng: 100.4722, radius: 1200, setting: 'city', weight: 8, condo: 48, land: 85,
    road: ['นิพัทธ์อุทิศ 3', 'Niphat Uthit 3'], sois: [],
    landmarks: [['ตลาดกิมหยง', 'Kim Yong Market'], ['ลีการ์เดนส์ พลาซ่า', 'Lee Gardens Plaza'], ['โรงเรียนหาดใหญ่วิทยาลัย', 'Hatyai Wittayalai School']],
  },
  {
    th: 'คอหงส์', en: 'Kho Hong', subdistrict: '901104', lat: 7.0142, lng: 100.4952, radius: 1200, setting: 'suburb', weight: 6, condo: 42, land: 45,
    road: ['กาญจนวณิชย์', 'Kanchanawanit'], sois: [],
    landmarks: [['มหาวิทยาลัยสงขลานครินทร์', 'Prince of Songkla University'], ['เซ็นทรัล หาดใหญ่', 'Central Hatyai'], ['สวนสาธารณะหาดใหญ่', 'Hat Yai Municipal Park']],
  },
  {
    th: 'เมืองสงขลา', en: 'Songkhla Old Town', subdistrict: '900101', lat: 7.1972, lng: 100.5982, radius: 700, water: 'e', setting: 'town', weight: 3, condo: 38, land: 35,
    road: ['นครนอก', 'Nakhon Nok'], sois: [],
    landmarks: [['หาดสมิหลา', 'Samila Beach'], ['ย่านเมืองเก่าสงขลา', 'the old town'], ['มหาวิทยาลัยทักษิณ', 'Thaksin University']],
  },
  {
    th: 'หัวหิน', en: 'Hua Hin', subdistrict: '770701', lat: 12.5712, lng: 99.9542, radius: 1300, water: 'e', setting: 'beach', weight: 9, condo: 78, land: 65,
    road: ['เพชรเกษม', 'Phetkasem'], sois: [],
    landmarks: [['หาดหัวหิน', 'Hua Hin Beach'], ['มาร์เก็ต วิลเลจ', 'Market Village'], ['โรงพยาบาลกรุงเทพหัวหิน', 'Bangkok Hospital Hua Hin']],
  },
  {
    th: 'เขาตะเกียบ', en: 'Khao Takiap', subdistrict: '770702', lat: 12.5212, lng: 99.9702, radius: 1100, water: 'e', setting: 'beach', weight: 6, condo: 76, land: 42,
    road: ['เพชรเกษม', 'Phetkasem'], sois: [],
    landmarks: [['หาดเขาตะเกียบ', 'Khao Takiap Beach'], ['ตลาดซิเคด้า', 'Cicada Market'], ['บลูพอร์ต หัวหิน', 'Bluport Hua Hin']],
  },
  {
    th: 'หินเหล็กไฟ', en: 'Hin Lek Fai', subdistrict: '770703', lat: 12.5652, lng: 99.9072, radius: 2200, setting: 'hills', weight: 5, condo: 44, land: 15,
    road: ['หัวหิน-ห้วยมงคล', 'Hua Hin–Huai Mongkhon'], sois: [],
    landmarks: [['สนามกอล์ฟแบล็คเมาน์เทน', 'Black Mountain Golf Club'], ['สวนน้ำวานา นาวา', 'Vana Nava water park']],
  },
  {
    th: 'ปากน้ำปราณ', en: 'Pak Nam Pran', subdistrict: '770604', lat: 12.3992, lng: 99.9892, radius: 1500, water: 'e', setting: 'beach', weight: 3, condo: 62, land: 20,
    road: ['เลียบหาดปราณบุรี', 'Pranburi Beach Road'], sois: [],
    landmarks: [['หาดปราณบุรี', 'Pranburi Beach'], ['ปากน้ำปราณบุรี', 'the Pran river mouth']],
  },
  {
    th: 'ชะอำ', en: 'Cha-am', subdistrict: '760401', lat: 12.7972, lng: 99.9762, radius: 1600, water: 'e', setting: 'beach', weight: 2, condo: 58, land: 24,
    road: ['เพชรเกษม', 'Phetkasem'], sois: [],
    landmarks: [['หาดชะอำ', 'Cha-am Beach'], ['พระราชนิเวศน์มฤคทายวัน', 'Mrigadayavan Palace']],
  },
];
