/**
 * Parts of names, mostly from Pali and Sanskrit, whose vowels are not written. With a hyphen: only before another part, as
 * in ภัทรพล, where ภัทร at the end of a name is phat.
 */
// prettier-ignore
export const wordParts: readonly (readonly [thai: string, rtgs: string])[] = [
  ['นคร', 'nakhon'], ['นรา', 'nara'], ['ราช', 'rat'], ['ราชา', 'racha'], ['รัชดา', 'ratchada'], ['รัชนี', 'ratchani'], ['รัชโยธิน', 'ratchayothin'], ['ราชดำริ', 'ratchadamri'],
  ['ราชเทวี', 'ratchathewi'], ['ราชดำเนิน', 'ratchadamnoen'], ['ราชปรารภ', 'ratchaprarop'], ['ราชพฤกษ', 'ratchaphruek'], ['ราชธานี', 'ratchathani'],
  ['วัฒน-', 'watthana'], ['วัฒนา', 'watthana'], ['พัฒน-', 'phatthana'], ['พัฒนา', 'phatthana'], ['พัฒนาการ', 'phatthanakan'], ['รัตน-', 'rattana'],
  ['รัตนา', 'rattana'], ['ภัทร-', 'phatthara'], ['ภัทรา', 'phatthra'], ['พัชร-', 'phatchara'], ['พัชรา', 'phatchara'], ['วัชร-', 'watchara'], ['มิตร', 'mit'],
  ['มิตรภาพ', 'mittraphap'], ['สุทธิ', 'sutthi'], ['สิทธิ', 'sitthi'], ['อุตสาหกรรม', 'utsahakam'], ['วิทยา', 'witthaya'], ['วิทย', 'witthaya'],
  ['วิทยุ', 'witthayu'], ['เพชร', 'phet'], ['เพชรบุรี', 'phetchaburi'], ['เพชรเกษม', 'phetkasem'], ['เกษม', 'kasem'], ['เจริญ', 'charoen'], ['เฉลิม', 'chaloem'],
  ['ประเสริฐ', 'prasoet'], ['สมบูรณ', 'sombun'], ['สม', 'som'], ['สมุทร', 'samut'], ['สงคราม', 'songkhram'], ['สงขลา', 'songkhla'], ['จันทร', 'chan'],
  ['จันทบุรี', 'chanthaburi'], ['ศิลป', 'sin'], ['ศิลปาคม', 'sinlapakhom'], ['ศรี', 'si'], ['ศิริ', 'siri'], ['สิริ', 'siri'], ['นพ', 'noppha'], ['นนท', 'nontha'],
  ['กาญจน-', 'kanchana'], ['กาญจนา', 'kanchana'], ['ธรรม', 'tham'], ['กรรม', 'kam'], ['พรหม', 'phrom'], ['ชัย', 'chai'], ['ไทย', 'thai'], ['วิภา', 'wipha'],
  ['รังสิต', 'rangsit'], ['อรุณ', 'arun'], ['อมร', 'amon'], ['อมตะ', 'amata'], ['อนุ', 'anu'], ['อภิ', 'aphi'], ['อุดม', 'udom'], ['อิสร', 'itsara'],
  ['อิสระ', 'itsara'], ['อิสรภาพ', 'itsaraphap'], ['เอก', 'ek'], ['เอกชัย', 'ekkachai'], ['สุข', 'suk'], ['สุขุม', 'sukhum'], ['บุญ', 'bun'], ['บุณย', 'bun'],
  ['วงศ', 'wong'], ['วง', 'wong'], ['พงศ', 'phong'], ['พง', 'phong'], ['พร', 'phon'], ['พล', 'phon'], ['ผล', 'phon'], ['กร', 'kon'], ['กุล', 'kun'], ['วร-', 'wora'],
  ['ธน-', 'thana'], ['ธนบุรี', 'thonburi'], ['ธนา', 'thana'], ['ณัฐ-', 'nattha'], ['ศุภ-', 'suppha'], ['กิตติ', 'kitti'], ['วุฒิ', 'wutthi'],
  ['ปกรณ', 'pakon'], ['ภรณ', 'phon'], ['ภร', 'phon'], ['วรรณ', 'wan'], ['สุวรรณ', 'suwan'], ['สุพรรณ', 'suphan'], ['ปรียา', 'priya'], ['ปริญญา', 'parinya'],
  ['ปัญญา', 'panya'], ['บัณฑิต', 'bandit'], ['ประดิษฐ', 'pradit'], ['ประชา', 'pracha'], ['ประชาราษฎร', 'pracharat'], ['ราษฎร', 'rat'], ['รามอินทรา', 'raminthra'],
  ['อินทรา', 'inthra'], ['อินทร-', 'inthara'], ['สนาม', 'sanam'], ['สนิท', 'sanit'], ['สมร', 'samon'], ['สมัย', 'samai'], ['สมาน', 'saman'], ['สมิต', 'samit'], ['สมิง', 'saming'],
  ['ชล', 'chon'], ['ชลบุรี', 'chonburi'], ['ยศ', 'yot'], ['ยโสธร', 'yasothon'], ['บริ', 'bori'], ['กษัตริ', 'kasat'], ['เกษตร', 'kaset'], ['บุรี', 'buri'], ['บุรีรัม', 'buriram'],
  ['มหา', 'maha'], ['มกราคม', 'makarakhom'], ['พหล', 'phahon'], ['โยธิน', 'yothin'], ['วิภาวดี', 'wiphawadi'], ['สาทร', 'sathon'], ['สาธร', 'sathon'], ['สรรพ', 'sanpha'],
  ['ทรัพ', 'sap'], ['ทรัพย', 'sap'], ['ทราย', 'sai'], ['ทรง', 'song'], ['สระ', 'sa'], ['จักร', 'chak'], ['จักรพงศ', 'chakkraphong'], ['จตุจักร', 'chatuchak'],
  ['วิจิตร', 'wichit'], ['พิจิตร', 'phichit'], ['ปราจีน', 'prachin'], ['มุก', 'muk'], ['มุกดา', 'mukda'], ['นราธิวาส', 'narathiwat'], ['สกล', 'sakon'], ['อุบล', 'ubon'],
  ['อุทัย', 'uthai'], ['อุตรดิต', 'uttaradit'], ['อำนาจ', 'amnat'], ['อยุธยา', 'ayutthaya'], ['ขอน', 'khon'], ['ลพ', 'lop'], ['กสิกร', 'kasikon'], ['สหกรณ', 'sahakon'],
  ['สหกร', 'sahakon'], ['คณา', 'khana'], ['ชนะ', 'chana'], ['ชนก', 'chanok'], ['จิรา', 'chira'], ['จิร-', 'chira'], ['ธีร-', 'thira'], ['วีร-', 'wira'], ['นิธิ', 'nithi'], ['สุริย', 'suriya'],
  ['สุรศักดิ', 'surasak'], ['สุร-', 'sura'], ['สันต', 'santa'], ['สันติ', 'santi'], ['อนันต', 'anan'], ['อนัน', 'anan'], ['ชวน', 'chuan'], ['มงคล', 'mongkhon'], ['สถาพร', 'sathaphon'],
  ['สถิต', 'sathit'], ['เสถียร', 'sathian'], ['เสรี', 'seri'], ['เสนา', 'sena'], ['เวลา', 'wela'], ['เมธา', 'metha'], ['เจษฎา', 'chetsada'], ['กฤษณา', 'kritsana'], ['กฤษ', 'krit'],
  ['พฤกษา', 'phrueksa'], ['พฤก', 'phruek'], ['ฤดี', 'ruedi'], ['หทัย', 'hathai'], ['หทั', 'hathai'], ['นภา', 'napha'], ['นฤมล', 'naruemon'], ['มล', 'mon'], ['วิมล', 'wimon'],
  ['กมล', 'kamon'], ['รมณ', 'rom'], ['ปิยะ', 'piya'], ['ปิย-', 'piya'], ['ปทุม', 'pathum'], ['ปฐม', 'pathom'], ['ประธาน', 'prathan'], ['โชค', 'chok'], ['ฉัตร', 'chat'], ['บุตร', 'but'],
  ['สุจริต', 'sutcharit'], ['จริต', 'charit'], ['อัศว', 'atsawa'], ['อโศก', 'asok'], ['สาคร', 'sakhon'], ['สวัสดิ', 'sawat'], ['สวัส', 'sawat'], ['ศักดิ', 'sak'], ['ลักษ', 'lak'],
  ['สวรรค์', 'sawan'], ['สวรรค', 'sawankha'], ['สัมพันธ', 'samphantha'], ['สารคาม', 'sarakham'], ['ราชบุรี', 'ratchaburi'], ['สระบุรี', 'saraburi'], ['เพชรบูรณ์', 'phetchabun'], ['ภูมิ', 'phum'], ['พุทธ', 'phuttha'],
  ['อุดร', 'udon'], ['ราชสีมา', 'ratchasima'], ['ธรรมราช', 'thammarat'], ['ตลาด', 'talat'], ['พรหม', 'phrom'], ['เกียรติ', 'kiat'], ['เกียรติ์', 'kiat'], ['ทวี', 'thawi'], ['บูรณะ', 'burana'], ['ศัตรู', 'sattru'],
  ['ชัยภูมิ', 'chaiyaphum'], ['กาฬสินธุ์', 'kalasin'], ['พิษณุ', 'phitsanu'], ['พัทลุง', 'phatthalung'], ['ปัทมา', 'patthama'], ['ชัยพฤกษ', 'chaiyaphruek'], ['นิล', 'nin'], ['โชตนา', 'chotana'],
  ['กัญญา', 'kanya'], ['อร', 'on'], ['วดี', 'wadi'], ['มณี', 'mani'], ['เบญจ-', 'bencha'], ['สห-', 'saha'], ['ศรัณย์', 'saran'], ['สราญ', 'saran'], ['รวี', 'rawi'], ['รดา', 'rada'], ['ปุณณ-', 'punna'], ['นุช', 'nut'],
];
