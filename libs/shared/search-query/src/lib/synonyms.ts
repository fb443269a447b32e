/** Words of the trade that mean the same; each row is searched as one. Order within a row is free. */
export const synonymGroups: readonly (readonly string[])[] = [
  ['คอนโด', 'คอนโดมิเนียม', 'ห้องชุด', 'condo', 'condos', 'condominium'],
  ['บ้านเดี่ยว', 'detached house', 'single house'],
  ['บ้านแฝด', 'semi-detached house', 'twin house'],
  ['ทาวน์โฮม', 'ทาวน์เฮ้าส์', 'ทาวน์เฮาส์', 'townhouse', 'townhome', 'town house', 'town home'],
  ['พูลวิลล่า', 'pool villa'],
  ['โฮมออฟฟิศ', 'home office'],
  [...['อพาร์ตเมนต์', 'อพาร์ทเมนต์', 'อพาร์ทเม้นท์', 'อพาร์ตเม้นต์', 'อพาร์ทเมนท์'], ...['apartment', 'apartments', 'แมนชั่น']],
  ['หอพัก', 'หอ', 'dormitory', 'dorm'],
  ['ที่ดิน', 'land', 'plot'],
  ['อาคารพาณิชย์', 'ตึกแถว', 'shophouse', 'shop house', 'commercial building'],
  ['สำนักงาน', 'ออฟฟิศ', 'office'],
  ['โกดัง', 'คลังสินค้า', 'warehouse'],
  ['โรงงาน', 'factory'],
  ['โรงแรม', 'hotel'],
  ['รีสอร์ต', 'รีสอร์ท', 'resort'],
  ['เพนท์เฮาส์', 'เพนต์เฮาส์', 'penthouse'],
  ['ดูเพล็กซ์', 'duplex'],
  ['ลอฟท์', 'loft'],
  ['สตูดิโอ', 'studio'],
  ['ให้เช่า', 'เช่า', 'ปล่อยเช่า', 'for rent', 'rent', 'rental'],
  ['ขาย', 'for sale', 'sale', 'sell'],
  ['ขายดาวน์', 'down payment sale'],
  ['เซ้ง', 'takeover'],
  ['มือหนึ่ง', 'brand new'],
  ['มือสอง', 'second hand', 'resale'],
  ['รีโนเวท', 'รีโนเวต', 'ปรับปรุงใหม่', 'renovated'],
  ['ห้องนอน', 'นอน', 'bedroom', 'bedrooms', 'bed'],
  ['ห้องน้ำ', 'bathroom', 'bathrooms', 'bath'],
  ['สระว่ายน้ำ', 'สระ', 'swimming pool', 'pool'],
  ['เฟอร์นิเจอร์', 'เฟอร์', 'furniture', 'furnished'],
  ['ฟิตเนส', 'ยิม', 'fitness', 'gym'],
  ['เลี้ยงสัตว์ได้', 'pet friendly', 'pets allowed'],
  ['บีทีเอส', 'bts'],
  ['เอ็มอาร์ที', 'mrt'],
  ['แอร์พอร์ตลิงก์', 'แอร์พอร์ตลิ้งค์', 'แอร์พอร์ต เรล ลิงก์', 'arl', 'airport link', 'airport rail link'],
];

/** A general word also finds the particular ones: looking for a house, one wants to see detached houses. */
export const particulars: Readonly<Record<string, readonly string[]>> = {
  บ้าน: ['บ้านเดี่ยว', 'บ้านแฝด', 'บ้านจัดสรร', 'house', 'home'],
  house: ['บ้าน', 'บ้านเดี่ยว', 'บ้านแฝด', 'home', 'townhouse'],
  ขาย: ['ขายดาวน์'],
  วิลล่า: ['พูลวิลล่า', 'villa'],
  villa: ['พูลวิลล่า', 'วิลล่า'],
  รถไฟฟ้า: ['บีทีเอส', 'bts', 'เอ็มอาร์ที', 'mrt', 'sky train'],
};

/** Words that say nothing about what is sought. Ignored unless the search holds nothing else. */
export const ignoredWords: ReadonlySet<string> = new Set([
  ...['ใกล้', 'ติด', 'แถว', 'ย่าน', 'ใน', 'ที่', 'แบบ', 'และ', 'กับ', 'หรือ', 'ของ', 'มี', 'หา', 'อยากได้', 'ต้องการ'],
  ...['ครับ', 'ค่ะ', 'คะ', 'near', 'in', 'at', 'on', 'by', 'the', 'a', 'an', 'of', 'for', 'with', 'and', 'or', 'to'],
]);
