/** A road and its spellings; `isLong`: its bare name means the road rather than a station on it. */
export interface RoadSource {
  readonly name_th: string;
  readonly name_en: string;
  readonly aliases: readonly string[];
  readonly isLong: boolean;
}

type Row = readonly [name_th: string, name_en: string, ...aliases: string[]];

/** Roads that are longer than the surroundings of one station. */
const longRoads: readonly Row[] = [
  ['สุขุมวิท', 'Sukhumvit', 'สุขุมวิทย์', 'สุขุมวิช', 'sukumvit', 'sukhumwit'],
  ['พหลโยธิน', 'Phahon Yothin', 'พหล', 'paholyothin', 'phaholyothin'],
  ['รัชดาภิเษก', 'Ratchadaphisek', 'รัชดา', 'ratchada', 'rachada', 'ratchadapisek'],
  ['รามคำแหง', 'Ramkhamhaeng', 'ramkamhaeng'],
  ['รามอินทรา', 'Ram Inthra', 'ramintra'],
  ['เพชรบุรีตัดใหม่', 'New Phetchaburi', 'new petchaburi', 'new petchburi'],
  ['เพชรเกษม', 'Phetkasem', 'petchkasem', 'petkasem'],
  ['สีลม', 'Si Lom', 'silom'],
  ['เจริญกรุง', 'Charoen Krung', 'charoenkrung'],
  ['เจริญนคร', 'Charoen Nakhon', 'charoennakorn'],
  ['เยาวราช', 'Yaowarat', 'china town'],
  ['แจ้งวัฒนะ', 'Chaeng Watthana', 'chaengwattana', 'changwattana'],
  ['งามวงศ์วาน', 'Ngam Wong Wan', 'ngamwongwan'],
  ['ศรีนครินทร์', 'Srinagarindra', 'srinakarin', 'srinakharin', 'si nakharin'],
  ['พระราม 2', 'Rama II', 'พระรามสอง', 'rama 2', 'phra ram 2'],
  ['พระราม 3', 'Rama III', 'พระรามสาม', 'rama 3', 'phra ram 3'],
  ['พระราม 4', 'Rama IV', 'พระรามสี่', 'rama 4', 'phra ram 4'],
  ['พระราม 5', 'Rama V', 'พระรามห้า', 'rama 5', 'phra ram 5'],
  ['นวมินทร์', 'Nawamin', 'navamin'],
  ['ประดิษฐ์มนูธรรม', 'Pradit Manutham', 'เลียบด่วน', 'เลียบทางด่วน', 'เลียบด่วนเอกมัยรามอินทรา', 'praditmanutham'],
  ['เกษตร-นวมินทร์', 'Kaset–Nawamin', 'เกษตรนวมินทร์', 'kaset nawamin', 'kaset navamin'],
  ['กาญจนาภิเษก', 'Kanchanaphisek', 'วงแหวนกาญจนาภิเษก', 'kanchanapisek'],
  ['ราชพฤกษ์', 'Ratchaphruek', 'ratchapruek'],
  ['ติวานนท์', 'Tiwanon', 'tiwanont'],
  ['รัตนาธิเบศร์', 'Rattanathibet', 'rattanatibet'],
  ['จรัญสนิทวงศ์', 'Charan Sanitwong', 'จรัญ', 'จรัญสนิทวงษ์', 'charansanitwong', 'charan'],
  ['บรมราชชนนี', 'Borommaratchachonnani', 'บรมราชชนนี', 'borom ratchachonnani'],
  ['พุทธมณฑลสาย 3', 'Phutthamonthon Sai 3', 'พุทธมณฑลสาย3'],
  ['เทพารักษ์', 'Thepharak', 'theparak'],
  ['บางนา-ตราด', 'Bang Na–Trat', 'บางนาตราด', 'bangna trad', 'bang na trat', 'bangna trat'],
  ['กิ่งแก้ว', 'King Kaeo', 'king kaew'],
  ['ลำลูกกา', 'Lam Luk Ka', 'lamlukka'],
  ['รังสิต-นครนายก', 'Rangsit–Nakhon Nayok', 'รังสิตนครนายก', 'rangsit nakhon nayok'],
  ['พัฒนาการ', 'Phatthanakan', 'pattanakarn', 'phattanakan'],
  ['ประชาอุทิศ', 'Pracha Uthit', 'prachautit'],
  ['ประชาชื่น', 'Prachachuen', 'pracha chuen'],
  ['ลาดพร้าว', 'Lat Phrao', 'ladprao', 'ladphrao'],
  ['วิภาวดีรังสิต', 'Vibhavadi Rangsit', 'วิภาวดี', 'vibhavadi', 'wiphawadi'],
  ['มิตรภาพ', 'Mittraphap', 'mittrapap'],
];

/** Other roads that people search by name. */
const otherRoads: readonly Row[] = [
  ['อ่อนนุช', 'On Nut', 'onnut', 'onnuch'],
  ['อุดมสุข', 'Udom Suk', 'udomsuk'],
  ['ลาซาล', 'La Salle', 'lasalle'],
  ['อโศกมนตรี', 'Asok Montri', 'อโศก', 'asok', 'asoke', 'asoke montri'],
  ['ทองหล่อ', 'Thong Lo', 'thonglor', 'thong lor', 'thonglo'],
  ['เอกมัย', 'Ekkamai', 'ekamai'],
  ['พระราม 9', 'Rama IX', 'พระรามเก้า', 'rama 9', 'phra ram 9'],
  ['เพลินจิต', 'Phloen Chit', 'ploenchit'],
  ['หลังสวน', 'Lang Suan', 'langsuan'],
  ['สาทรใต้', 'Sathon Tai', 'south sathorn'],
  ['สาทรเหนือ', 'Sathon Nuea', 'north sathorn'],
  ['นราธิวาสราชนครินทร์', 'Narathiwat Ratchanakharin', 'narathiwas'],
  ['สุรวงศ์', 'Surawong', 'surawongse'],
  ['วิทยุ', 'Witthayu', 'wireless'],
  ['ราชดำเนิน', 'Ratchadamnoen', 'rajdamnern'],
  ['สุทธิสารวินิจฉัย', 'Sutthisan Winitchai', 'suthisan'],
  ['ประชาสงเคราะห์', 'Pracha Songkhro', 'pracha songkroh'],
  ['วงศ์สว่าง', 'Wong Sawang', 'wongsawang'],
  ['วัชรพล', 'Watcharaphon', 'vacharaphol'],
  ['สรงประภา', 'Song Prapha', 'songprapa'],
  ['ลาดพร้าววังหิน', 'Lat Phrao Wang Hin', 'ladprao wanghin'],
  ['โชคชัย 4', 'Chok Chai 4', 'โชคชัยสี่', 'chokchai 4'],
  ['กรุงเทพกรีฑา', 'Krungthep Kritha', 'krungthep kreetha'],
  ['กรุงเทพกรีฑาตัดใหม่', 'New Krungthep Kritha', 'new krungthep kreetha'],
  ['เทอดไท', 'Thoet Thai', 'เทิดไท', 'terdthai'],
  ['สมเด็จพระเจ้าตากสิน', 'Somdet Phrachao Taksin', 'ตากสิน', 'taksin road'],
  ['สมเด็จพระปิ่นเกล้า', 'Somdet Phra Pin Klao', 'ปิ่นเกล้า', 'pinklao', 'pin klao'],
  ['นครอินทร์', 'Nakhon In', 'nakorn in'],
  ['เลียบคลองชลประทาน', 'Canal Road', 'คันคลองชลประทาน'],
  ['นิมมานเหมินท์', 'Nimmanhaemin', 'นิมมาน', 'นิมมานเหมินทร์', 'nimman', 'nimmanhaemin'],
  ['ช้างคลาน', 'Chang Khlan', 'chang klan'],
  ['โชตนา', 'Chotana', 'chotana'],
  ['เจริญเมือง', 'Charoen Mueang', 'charoen muang'],
  ['มะลิวัลย์', 'Maliwan'],
  ['ศรีจันทร์', 'Si Chan', 'srichan'],
  ['เทพประสิทธิ์', 'Thepprasit', 'thepprasit'],
  ['พัทยาสาย 2', 'Pattaya Second Road', 'พัทยาสายสอง', 'second road pattaya'],
  ['สยามคันทรีคลับ', 'Siam Country Club', 'siam country club road'],
  ['พัทยา-นาเกลือ', 'Pattaya–Na Kluea', 'pattaya naklua'],
  ['เทพกระษัตรี', 'Thep Krasattri', 'เทพกษัตรี', 'thepkrasattri'],
  ['วิเศษ', 'Wiset', 'viset'],
  ['ปฏัก', 'Patak'],
  ['ธนะรัชต์', 'Thanarat', 'thanarat'],
  ['แพรกษา', 'Phraek Sa', 'praeksa'],
  ['ท่าพระ', 'Tha Phra', 'tha pra'],
];

const sourceOf =
  (isLong: boolean) =>
  ([name_th, name_en, ...aliases]: Row): RoadSource => ({ name_th, name_en, aliases, isLong });

/** Well-known roads, by the name that an asset's address has without ถนน. */
export const roads: readonly RoadSource[] = [...longRoads.map(sourceOf(true)), ...otherRoads.map(sourceOf(false))];

/** The names of a road in both languages; an unknown one keeps its own. */
export const roadName = (road: string): { th: string; en: string } => ({
  th: road,
  en: roads.find(({ name_th }) => name_th === road)?.name_en ?? road,
});
