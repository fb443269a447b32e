/** Names that are written in English otherwise than the rule would: in use, royal, foreign or translated. */
// prettier-ignore
export const namesInUse: readonly (readonly [thai: string, english: string])[] = [
  ['กรุงเทพ', 'Bangkok'], ['กรุงเทพฯ', 'Bangkok'], ['พัทยา', 'Pattaya'], ['ภูเก็ต', 'Phuket'], ['หัวหิน', 'Hua Hin'], ['ชะอำ', 'Cha-am'], ['สยาม', 'Siam'],
  ['สมุย', 'Samui'], ['เขาใหญ่', 'Khao Yai'], ['รัชดา', 'Ratchada'], ['สีลม', 'Silom'], ['สาทรเหนือ', 'North Sathon'], ['สาทรใต้', 'South Sathon'],
  ['ทองหล่อ', 'Thong Lo'], ['เอกมัย', 'Ekkamai'], ['อโศก', 'Asok'], ['อโศกมนตรี', 'Asok Montri'], ['อโศก-ดินแดง', 'Asok–Din Daeng'], ['พหลโยธิน', 'Phahon Yothin'],
  ['สุขุมวิท', 'Sukhumvit'], ['เพชรบุรีตัดใหม่', 'New Phetchaburi'], ['วิภาวดีรังสิต', 'Vibhavadi Rangsit'], ['วิภาวดี', 'Vibhavadi'], ['แจ้งวัฒนะ', 'Chaeng Watthana'],
  ['งามวงศ์วาน', 'Ngam Wong Wan'], ['รามคำแหง', 'Ramkhamhaeng'], ['รามอินทรา', 'Ram Inthra'], ['ศรีนครินทร์', 'Si Nakharin'], ['เทพรัตน', 'Debaratana'],
  ['บางนา-ตราด', 'Bang Na–Trat'], ['ลาซาล', 'La Salle'], ['แบริ่ง', 'Bearing'], 
  
  ['ทางหลวงหมายเลข', 'Highway'], ['ทางหลวง', 'Highway'], ['ณ', 'Na'], ['พุทธมณฑลสาย', 'Phutthamonthon Sai'], ['เหมินท์', 'Hemin'],
  ['ประดิษฐ์มนูธรรม', 'Pradit Manutham'], ['ธนะรัชต์', 'Thanarat'], ['ปุณณกัณฑ์', 'Punnakan'], ['ลำลูกกา', 'Lam Luk Ka'], ['เพชรหึงษ์', 'Phetcha Hueng'],
  ['วิทยุ', 'Wireless'], ['สุรวงศ์', 'Surawong'], ['เจริญกรุง', 'Charoen Krung'], ['เจริญนคร', 'Charoen Nakhon'], ['เจริญราษฎร์', 'Charoen Rat'], ['ราชพฤกษ์', 'Ratchaphruek'],
  ['ราชประสงค์', 'Ratchaprasong'], ['กาญจนาภิเษก', 'Kanchanaphisek'], ['บรมราชชนนี', 'Borommaratchachonnani'], ['พุทธมณฑล', 'Phutthamonthon'], ['จรัญสนิทวงศ์', 'Charan Sanit Wong'],
  ['ประชาชื่น', 'Pracha Chuen'], ['ประชาอุทิศ', 'Pracha Uthit'], ['ประชาสงเคราะห์', 'Pracha Songkhro'], ['ลาดพร้าว', 'Lat Phrao'], ['ลาดพร้าววังหิน', 'Lat Phrao Wang Hin'],
  ['โชคชัย', 'Chok Chai'], ['พัฒนาการ', 'Phatthanakan'], ['อ่อนนุช', 'On Nut'], ['อุดมสุข', 'Udom Suk'], ['กิ่งแก้ว', 'King Kaeo'], ['เทอดไท', 'Thoet Thai'], ['เทิดไท', 'Thoet Thai'],
  ['เพชรเกษม', 'Phet Kasem'], ['นิมมานเหมินท์', 'Nimmanhaemin'], ['มิตรภาพ', 'Mittraphap'], ['สยามคันทรีคลับ', 'Siam Country Club'], ['ทวีวงศ์', 'Thawi Wong'], ['ดินสอ', 'Din So'], ['พรหมประเสริฐ', 'Phrom Prasoet'], ['กรมหลวงชุมพร', 'Krom Luang Chumphon'],
  ['พัทยาสาย 1', 'Pattaya Beach'], ['พัทยาสาย 2', 'Pattaya Second'], ['พัทยาสาย 3', 'Pattaya Third'], ['พัทยากลาง', 'Central Pattaya'], ['พัทยาเหนือ', 'North Pattaya'],
  ['พัทยาใต้', 'South Pattaya'], ['ซูเปอร์ไฮเวย์', 'Superhighway'], ['เลียบคลองชลประทาน', 'Irrigation Canal'], ['โยธาธิการ', 'Yothathikan'], ['ท่าพระ', 'Tha Phra'], ['เยาวราช', 'Yaowarat'],
  ['ตลาด', 'Talat'], ['พระโขนง', 'Phra Khanong'], ['เกาะแก้ว', 'Ko Kaeo'], ['ธรรมศาสตร์', 'Thammasat'], ['จุฬา', 'Chula'], ['จุฬาลงกรณ์', 'Chulalongkorn'], ['เซ็นทรัล', 'Central'],
  ['อดิศร', 'Adison'], ['วรพจน์', 'Woraphot'], ['ธนพล', 'Thanaphon'], ['พิมพ์ชนก', 'Phimchanok'], ['ภูวดล', 'Phuwadon'], ['ณรงค์', 'Narong'], ['ชลธิชา', 'Chonthicha'], ['ธวัชชัย', 'Thawatchai'],
];

/** First names that the rule would read otherwise. */
// prettier-ignore
export const peopleNames: readonly (readonly [thai: string, english: string])[] = [
  ['ณ', 'na'],
  ['ณัฐพล', 'Natthaphon'], ['ณัฐวุฒิ', 'Natthawut'], ['วุฒิชัย', 'Wutthichai'], ['ประยุทธ์', 'Prayut'], ['สนธิ', 'Sonthi'], ['มนัส', 'Manat'], ['กนก', 'Kanok'], ['กนกวรรณ', 'Kanokwan'],
];

/** Words of the trade in names of projects and places, most of them English in Thai letters. */
// prettier-ignore
export const projectWords: readonly (readonly [thai: string, english: string])[] = [
  ['เดอะ', 'The'], ['คอนโด', 'Condo'], ['คอนโดมิเนียม', 'Condominium'], ['เพลส', 'Place'], ['แมนชั่น', 'Mansion'], ['เรสซิเดนซ์', 'Residence'], ['เรสซิเดนท์', 'Residence'],
  ['วิลล์', 'Ville'], ['วิลล่า', 'Villa'], ['วิลเลจ', 'Village'], ['ปาร์ค', 'Park'], ['พาร์ค', 'Park'], ['ทาวเวอร์', 'Tower'], ['สกาย', 'Sky'], ['ซิตี้', 'City'], ['สแควร์', 'Square'],
  ['คอร์ต', 'Court'], ['การ์เด้น', 'Garden'], ['โฮม', 'Home'], ['ไลฟ์', 'Life'], ['วัน', 'One'], ['เลควูด', 'Lakewood'], ['พูลวิลล่า', 'Pool Villa'], ['อพาร์ตเมนต์', 'Apartment'],
  ['อพาร์ทเม้นท์', 'Apartment'], ['รีสอร์ท', 'Resort'], ['รีสอร์ต', 'Resort'], ['ฮิลล์', 'Hill'], ['บีช', 'Beach'], ['มอลล์', 'Mall'], ['พลาซ่า', 'Plaza'], ['เซ็นเตอร์', 'Center'],
  ['บางกอก', 'Bangkok'], ['คาซ่า', 'Casa'], ['กรีน', 'Green'], ['โอเชียน', 'Ocean'], ['ลากูน่า', 'Laguna'], ['เฮ้าส์', 'House'], ['เฮาส์', 'House'], ['เดอ', 'De'], ['นิว', 'New'],
];

/** First words of places, which the Royal Thai General System writes apart: Bang Na, Khlong Toei. */
// prettier-ignore
export const placeBeginnings: readonly string[] = [
  'บาง', 'บ้าน', 'คลอง', 'หนอง', 'ท่า', 'วัด', 'สวน', 'ลาด', 'ห้วย', 'ดอน', 'โคก', 'เขา', 'เกาะ', 'ป้อม', 'ทุ่ง', 'สะพาน', 'วัง', 'เมือง', 'ปาก', 'ป่า', 'หาด', 'อ่าว', 'ดอย', 'แม่',
  'สาม', 'แยก', 'อาคาร', 'เลียบ', 'เลี่ยง', 'สมเด็จ', 'ทาง', 'ราษฎร์', 'ลง', 'พระ', 'นคร', 'สมุทร', 'หลัก', 'หัว', 'บึง', 'ศรี', 'ประชา', 'เจริญ', 'สัน', 'เวียง', 'เชียง',
];
