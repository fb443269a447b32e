/** Letters of the Royal Thai General System of Transcription (RTGS, 1999). */

// prettier-ignore
export const initials: Readonly<Record<string, string>> = {
  ก: 'k', ข: 'kh', ฃ: 'kh', ค: 'kh', ฅ: 'kh', ฆ: 'kh', ง: 'ng', จ: 'ch', ฉ: 'ch', ช: 'ch', ซ: 's', ฌ: 'ch', ญ: 'y',
  ฎ: 'd', ฏ: 't', ฐ: 'th', ฑ: 'th', ฒ: 'th', ณ: 'n', ด: 'd', ต: 't', ถ: 'th', ท: 'th', ธ: 'th', น: 'n', บ: 'b', ป: 'p',
  ผ: 'ph', ฝ: 'f', พ: 'ph', ฟ: 'f', ภ: 'ph', ม: 'm', ย: 'y', ร: 'r', ล: 'l', ว: 'w', ศ: 's', ษ: 's', ส: 's', ห: 'h',
  ฬ: 'l', อ: '', ฮ: 'h',
};

// prettier-ignore
export const finals: Readonly<Record<string, string>> = {
  ก: 'k', ข: 'k', ค: 'k', ฆ: 'k', ง: 'ng', จ: 't', ช: 't', ซ: 't', ญ: 'n', ฎ: 't', ฏ: 't', ฐ: 't', ฑ: 't', ฒ: 't', ณ: 'n',
  ด: 't', ต: 't', ถ: 't', ท: 't', ธ: 't', น: 'n', บ: 'p', ป: 'p', พ: 'p', ฟ: 'p', ภ: 'p', ม: 'm', ย: 'i', ร: 'n', ล: 'n',
  ว: 'o', ศ: 't', ษ: 't', ส: 't', ฬ: 'n',
};

/** Two letters at the start of a syllable: true clusters, a silent first letter (หน, อย), or a silent ร (สร, จร). */
// prettier-ignore
export const clusters: Readonly<Record<string, string>> = {
  กร: 'kr', กล: 'kl', กว: 'kw', ขร: 'khr', ขล: 'khl', ขว: 'khw', คร: 'khr', คล: 'khl', คว: 'khw', ตร: 'tr', ปร: 'pr',
  ปล: 'pl', พร: 'phr', พล: 'phl', ผล: 'phl', บร: 'br', บล: 'bl', ดร: 'dr', ฟร: 'fr', ฟล: 'fl', ทร: 's',
  หง: 'ng', หญ: 'y', หณ: 'n', หน: 'n', หม: 'm', หย: 'y', หร: 'r', หล: 'l', หว: 'w', อย: 'y', สร: 's', ศร: 's', จร: 'ch', ซร: 's',
};

/** A first letter that leads a second one, with an unwritten a between them: โขนง is kha-nong. */
export const leaders = 'กขฉตถปผพศสจคชอ';
export const led = 'งนมยรลวณดตชพษบปกถภ';

/** Letters that close a syllable together; only the first is heard. */
// prettier-ignore
export const finalClusters: Readonly<Record<string, string>> = {
  กษ: 'k', กร: 'k', คร: 'k', ตร: 't', ทร: 't', ดร: 't', ชร: 't', ษตร: 't', สตร: 't', สต: 't', ทธ: 't', ฏฐ: 't', ษฎ: 't', ษฐ: 't',
  ษฏ: 't', ตต: 't', ชช: 't', รถ: 't', รท: 't', รต: 't', ณฑ: 'n', นต: 'n', นท: 'n',
  นธ: 'n', มพ: 'm', มภ: 'm', งค: 'ng', งฆ: 'ng', ลป: 'n', ณย: 'n', ทย: 't', พย: 'p', กข: 'k',
};

export interface Vowel {
  /** The part before the consonants. */
  readonly lead: string;
  /** The part behind them. */
  readonly tail: string;
  readonly sound: string;
  readonly closed: 'never' | 'maybe' | 'always';
  /** Higher for readings that a written vowel does not show. */
  readonly cost: number;
}

const row = (lead: string, tail: string, sound: string, closed: Vowel['closed'], cost = 0): Vowel => ({
  lead,
  tail,
  sound,
  closed,
  cost,
});

export const vowels: readonly Vowel[] = [
  row('', 'ะ', 'a', 'never'),
  row('', 'ั', 'a', 'always'),
  row('', 'ัว', 'ua', 'never'),
  row('', 'ว', 'ua', 'always', 0.2),
  row('', 'า', 'a', 'maybe'),
  row('', 'ำ', 'am', 'never'),
  row('', 'ิ', 'i', 'maybe'),
  row('', 'ี', 'i', 'maybe'),
  row('', 'ึ', 'ue', 'maybe'),
  row('', 'ือ', 'ue', 'never'),
  row('', 'ื', 'ue', 'always'),
  row('', 'ุ', 'u', 'maybe'),
  row('', 'ู', 'u', 'maybe'),
  row('', 'อ', 'o', 'maybe', 0.1),
  row('', '็อ', 'o', 'always'),
  row('', 'รร', 'a', 'always'),
  row('', 'รร', 'an', 'never'),
  row('', '', 'o', 'always', 0.5),
  row('', '', 'a', 'never', 1),
  row('เ', 'ีย', 'ia', 'maybe'),
  row('เ', 'ือ', 'uea', 'maybe'),
  row('เ', 'า', 'ao', 'never'),
  row('เ', 'าะ', 'o', 'never'),
  row('เ', 'อ', 'oe', 'maybe'),
  row('เ', 'อะ', 'oe', 'never'),
  row('เ', 'ิ', 'oe', 'always'),
  row('เ', 'ย', 'oei', 'never'),
  row('เ', '็', 'e', 'always'),
  row('เ', '', 'e', 'maybe'),
  row('เ', 'ะ', 'e', 'never'),
  row('แ', '', 'ae', 'maybe'),
  row('แ', '็', 'ae', 'always'),
  row('แ', 'ะ', 'ae', 'never'),
  row('โ', '', 'o', 'maybe'),
  row('โ', 'ะ', 'o', 'never'),
  row('ใ', '', 'ai', 'never'),
  row('ไ', '', 'ai', 'never'),
  row('ไ', 'ย', 'ai', 'never'),
];
