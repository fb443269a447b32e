/**
 * Names with their official spelling by the Royal Thai General System, or the English in use where that is older. The
 * provinces and the districts of Bangkok are in the tests too, from the gazetteer.
 */
// prettier-ignore
export const romanisedPlaces: readonly (readonly [thai: string, english: string])[] = [
  // Roads and sois
  ['สุขุมวิท', 'Sukhumvit'], ['สุขุมวิท 39', 'Sukhumvit 39'], ['สุขุมวิท ๑๐๑/๑', 'Sukhumvit 101/1'], ['พหลโยธิน', 'Phahon Yothin'], ['พระราม 9', 'Rama IX'], ['พระรามที่ 4', 'Rama IV'],
  ['พระราม 3', 'Rama III'], ['เจริญกรุง', 'Charoen Krung'], ['เจริญนคร', 'Charoen Nakhon'], ['ทองหล่อ 10', 'Thong Lo 10'], ['เอกมัย', 'Ekkamai'], ['อโศกมนตรี', 'Asok Montri'],
  ['รัชดาภิเษก', 'Ratchadaphisek'], ['ลาดพร้าว', 'Lat Phrao'], ['ลาดพร้าว 71', 'Lat Phrao 71'], ['โชคชัย 4', 'Chok Chai 4'], ['รามคำแหง', 'Ramkhamhaeng'], ['รามอินทรา', 'Ram Inthra'],
  ['แจ้งวัฒนะ', 'Chaeng Watthana'], ['งามวงศ์วาน', 'Ngam Wong Wan'], ['วิภาวดีรังสิต', 'Vibhavadi Rangsit'], ['เพชรบุรีตัดใหม่', 'New Phetchaburi'], ['เพชรเกษม', 'Phet Kasem'], ['เทอดไท 37', 'Thoet Thai 37'],
  ['กาญจนาภิเษก', 'Kanchanaphisek'], ['พุทธมณฑลสาย 3', 'Phutthamonthon Sai 3'], ['ประชาอุทิศ', 'Pracha Uthit'], ['ประชาสงเคราะห์', 'Pracha Songkhro'], ['บางนา-ตราด', 'Bang Na–Trat'], ['เชียงใหม่-หางดง', 'Chiang Mai–Hang Dong'],
  ['มิตรภาพ', 'Mittraphap'], ['นิมมานเหมินท์ 6', 'Nimmanhaemin 6'], ['ทางหลวงหมายเลข 331', 'Highway 331'], ['พัทยาสาย 2', 'Pattaya Second'], ['พัทยา-นาเกลือ', 'Pattaya–Na Kluea'], ['ราชพฤกษ์', 'Ratchaphruek'],
  ['อ่อนนุช', 'On Nut'], ['พัฒนาการ', 'Phatthanakan'], ['อุดมสุข', 'Udom Suk'], ['หลังสวน', 'Lang Suan'], ['วิทยุ', 'Wireless'], ['เยาวราช', 'Yaowarat'], ['มะลิวัลย์', 'Maliwan'], ['ศรีจันทร์', 'Si Chan'],
  ['สนามบินน้ำ', 'Sanambin Nam'], ['ช้างคลาน', 'Chang Khlan'], ['เนินพลับหวาน', 'Noenphlapwan'], ['กิ่งแก้ว', 'King Kaeo'], ['บรมราชชนนี', 'Borommaratchachonnani'], ['จรัญสนิทวงศ์', 'Charan Sanit Wong'],
  // Stations
  ['หมอชิต', 'Mo Chit'], ['สะพานควาย', 'Saphan Khwai'], ['อารีย์', 'Ari'], ['สนามเป้า', 'Sanam Pao'], ['พญาไท', 'Phaya Thai'], ['ชิดลม', 'Chit Lom'], ['เพลินจิต', 'Phloen Chit'], ['พร้อมพงษ์', 'Phrom Phong'],
  ['พระโขนง', 'Phra Khanong'], ['ปุณณวิถี', 'Punnawithi'], ['สำโรง', 'Samrong'], ['ปู่เจ้า', 'Pu Chao'], ['ช้างเอราวัณ', 'Chang Erawan'], ['ปากน้ำ', 'Pak Nam'], ['ศรีนครินทร์', 'Si Nakharin'], ['แพรกษา', 'Phraek Sa'],
  ['สายลวด', 'Sai Luat'], ['เคหะฯ', 'Kheha'], ['ราชดำริ', 'Ratchadamri'], ['ศาลาแดง', 'Sala Daeng'], ['ช่องนนทรี', 'Chong Nonsi'], ['สุรศักดิ์', 'Surasak'], ['สะพานตากสิน', 'Saphan Taksin'], ['กรุงธนบุรี', 'Krung Thon Buri'],
  ['วงเวียนใหญ่', 'Wongwian Yai'], ['โพธิ์นิมิตร', 'Pho Nimit'], ['ตลาดพลู', 'Talat Phlu'], ['วุฒากาศ', 'Wutthakat'], ['บางหว้า', 'Bang Wa'], ['หัวลำโพง', 'Hua Lamphong'], ['สามย่าน', 'Sam Yan'], ['คลองเตย', 'Khlong Toei'],
  ['ห้วยขวาง', 'Huai Khwang'], ['สุทธิสาร', 'Sutthisan'], ['กำแพงเพชร', 'Kamphaeng Phet'], ['บางซื่อ', 'Bang Sue'], ['เตาปูน', 'Tao Poon'], ['บางโพ', 'Bang Pho'], ['บางอ้อ', 'Bang O'], ['สิรินธร', 'Sirindhorn'],
  ['บางยี่ขัน', 'Bang Yi Khan'], ['ไฟฉาย', 'Fai Chai'], ['บางไผ่', 'Bang Phai'], ['หลักสอง', 'Lak Song'], ['วัดมังกร', 'Wat Mangkon'], ['สามยอด', 'Sam Yot'], ['สนามไชย', 'Sanam Chai'], ['อิสรภาพ', 'Itsaraphap'],
  // Projects
  ['ธาราวัน เทอดไท 37', 'Tharawan Thoet Thai 37'], ['ลูเมนา อ่อนนุช 10', 'Lumena On Nut 10'], ['บ้านปลายฟ้า สันกำแพง', 'Ban Plaifa San Kamphaeng'], ['Noble ทองหล่อ', 'Noble Thong Lo'],
];

/** One word for the first name and one for the last, without the reader's own habits of spelling. */
// prettier-ignore
export const romanisedPeople: readonly (readonly [thai: string, english: string])[] = [
  ['สมชาย ใจดี', 'Somchai Chaidi'], ['สมหญิง ปรีชา', 'Somying Pricha'], ['วิชัย มานะ', 'Wichai Mana'], ['ปิติ ชูใจ', 'Piti Chuchai'], ['ธนกร ศรีสุข', 'Thanakon Sisuk'], ['สุภาพร แสงทอง', 'Suphaphon Saengthong'],
  ['กิตติศักดิ์ ทองดี', 'Kittisak Thongdi'], ['ประเสริฐ บุญมี', 'Prasoet Bunmi'], ['ณัฐพล รักไทย', 'Natthaphon Rakthai'], ['อรทัย วงศ์สวัสดิ์', 'Onthai Wongsawat'], ['ณัฐวุฒิ เจริญพานิช', 'Natthawut Charoenphanit'],
  ['รัตนาภรณ์ ไชยสุข', 'Rattanaphon Chaisuk'], ['ธีรภัทร แก้วประเสริฐ', 'Thiraphat Kaeoprasoet'], ['กมลวรรณ ศรีสุนทร', 'Kamonwan Sisunthon'], ['อรอนงค์ พูนทรัพย์', 'On-anong Phunsap'], ['ไพโรจน์ เนินสูง', 'Phairot Noensung'],
  ['สุดารัตน์ เกาะแก้ว', 'Sudarat Kokaeo'], ['อภิชาติ ณ ตะกั่วทุ่ง', 'Aphichat na Takuathung'], ['James Whitfield', 'James Whitfield'], ['นภัสสร สายฝน', 'Naphatson Saifon'],
];
