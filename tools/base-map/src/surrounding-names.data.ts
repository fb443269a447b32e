/** Cities of the neighbours: the name in Natural Earth, and the usual Thai and English ones. */
export const cityNames: readonly (readonly [theirName: string, th: string, en: string])[] = [
  ['Rangoon', 'ย่างกุ้ง', 'Yangon'],
  ['Naypyidaw', 'เนปยีดอ', 'Naypyidaw'],
  ['Mawlamyine', 'เมาะลำเลิง', 'Mawlamyine'],
  ['Dawei', 'ทวาย', 'Dawei'],
  ['Myeik', 'มะริด', 'Myeik'],
  ['Bago', 'พะโค', 'Bago'],
  ['Taunggyi', 'ตองจี', 'Taunggyi'],
  ['Vientiane', 'เวียงจันทน์', 'Vientiane'],
  ['Louangphrabang', 'หลวงพระบาง', 'Luang Prabang'],
  ['Savannakhet', 'สะหวันนะเขต', 'Savannakhet'],
  ['Thakhek', 'ท่าแขก', 'Thakhek'],
  ['Pakxe', 'ปากเซ', 'Pakse'],
  ['Phnom Penh', 'พนมเปญ', 'Phnom Penh'],
  ['Siem Reap', 'เสียมราฐ', 'Siem Reap'],
  ['Battambang', 'พระตะบอง', 'Battambang'],
  ['Krong Koh Kong', 'เกาะกง', 'Koh Kong'],
  ['Ho Chi Minh City', 'โฮจิมินห์', 'Ho Chi Minh City'],
  ['Hanoi', 'ฮานอย', 'Hanoi'],
  ['Vinh', 'วิญ', 'Vinh'],
  ['Can Tho', 'เกิ่นเทอ', 'Can Tho'],
  ['George Town', 'จอร์จทาวน์', 'George Town'],
  ['Alor Setar', 'อาโลร์สตาร์', 'Alor Setar'],
  ['Kota Baharu', 'โกตาบารู', 'Kota Bharu'],
  ['Ipoh', 'อีโปห์', 'Ipoh'],
];

/** Rivers with a name on the map: the name in Natural Earth, and the usual Thai and English ones. */
export const riverNames: readonly (readonly [theirName: string, th: string, en: string])[] = [
  ['Chao Phraya', 'แม่น้ำเจ้าพระยา', 'Chao Phraya River'],
  ['Mekong', 'แม่น้ำโขง', 'Mekong River'],
  ['Lancang', 'แม่น้ำโขง', 'Mekong River'],
  ['Ping', 'แม่น้ำปิง', 'Ping River'],
  ['Yom', 'แม่น้ำยม', 'Yom River'],
  ['Mun', 'แม่น้ำมูล', 'Mun River'],
  ['Chi', 'แม่น้ำชี', 'Chi River'],
  ['Mae Klong', 'แม่น้ำแม่กลอง', 'Mae Klong River'],
  ['Salween', 'แม่น้ำสาละวิน', 'Salween River'],
];

/** A name at a place that was chosen by hand, in degrees. */
export type PlacedName = readonly [th: string, en: string, lat: number, lng: number];

export const countryRows: readonly PlacedName[] = [
  ['เมียนมา', 'Myanmar', 18.7, 96.2],
  ['ลาว', 'Laos', 18.35, 103.9],
  ['กัมพูชา', 'Cambodia', 12.7, 105.1],
  ['เวียดนาม', 'Vietnam', 13.6, 108.2],
  ['มาเลเซีย', 'Malaysia', 4.6, 102.3],
  ['จีน', 'China', 24.5, 103.5],
];

export const waterRows: readonly PlacedName[] = [
  ['อ่าวไทย', 'Gulf of Thailand', 10.4, 101.3],
  ['ทะเลอันดามัน', 'Andaman Sea', 9.6, 96.3],
  ['ทะเลจีนใต้', 'South China Sea', 11.5, 112],
];

/** Islands where people live and look for homes. */
export const islandRows: readonly PlacedName[] = [
  ['เกาะสมุย', 'Ko Samui', 9.5, 99.99],
  ['เกาะพะงัน', 'Ko Pha-ngan', 9.745, 100.03],
  ['เกาะเต่า', 'Ko Tao', 10.09, 99.84],
  ['เกาะล้าน', 'Ko Lan', 12.92, 100.78],
  ['เกาะสีชัง', 'Ko Sichang', 13.15, 100.81],
  ['เกาะเสม็ด', 'Ko Samet', 12.56, 101.45],
  ['เกาะกูด', 'Ko Kut', 11.65, 102.56],
  ['เกาะหมาก', 'Ko Mak', 11.82, 102.48],
  ['เกาะลันตา', 'Ko Lanta', 7.6, 99.05],
  ['เกาะพีพี', 'Ko Phi Phi', 7.74, 98.77],
  ['เกาะยาวใหญ่', 'Ko Yao Yai', 8.0, 98.59],
  ['เกาะยาวน้อย', 'Ko Yao Noi', 8.12, 98.61],
  ['เกาะหลีเป๊ะ', 'Ko Lipe', 6.49, 99.3],
  ['เกาะตะรุเตา', 'Ko Tarutao', 6.6, 99.65],
];

/** Airports of Thailand with scheduled flights. */
export const airportRows: readonly PlacedName[] = [
  ['สนามบินสุวรรณภูมิ', 'Suvarnabhumi Airport', 13.69, 100.75],
  ['สนามบินดอนเมือง', 'Don Mueang Airport', 13.92, 100.603],
  ['สนามบินเชียงใหม่', 'Chiang Mai Airport', 18.769, 98.968],
  ['สนามบินเชียงราย', 'Chiang Rai Airport', 19.952, 99.883],
  ['สนามบินภูเก็ต', 'Phuket Airport', 8.108, 98.306],
  ['สนามบินกระบี่', 'Krabi Airport', 8.099, 98.986],
  ['สนามบินสมุย', 'Samui Airport', 9.548, 100.062],
  ['สนามบินสุราษฎร์ธานี', 'Surat Thani Airport', 9.133, 99.136],
  ['สนามบินนครศรีธรรมราช', 'Nakhon Si Thammarat Airport', 8.54, 99.945],
  ['สนามบินหาดใหญ่', 'Hat Yai Airport', 6.936, 100.394],
  ['สนามบินอู่ตะเภา', 'U-Tapao Airport', 12.68, 101.005],
  ['สนามบินหัวหิน', 'Hua Hin Airport', 12.636, 99.952],
  ['สนามบินอุดรธานี', 'Udon Thani Airport', 17.386, 102.788],
  ['สนามบินขอนแก่น', 'Khon Kaen Airport', 16.467, 102.784],
  ['สนามบินอุบลราชธานี', 'Ubon Ratchathani Airport', 15.251, 104.87],
  ['สนามบินพิษณุโลก', 'Phitsanulok Airport', 16.783, 100.279],
  ['สนามบินลำปาง', 'Lampang Airport', 18.271, 99.504],
];
