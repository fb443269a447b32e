import { roads } from './roads.data.ts';
import type { PlaceLevel, RailSystem, Term } from './terms.ts';

export interface PlaceSource {
  readonly level: PlaceLevel;
  /** 2, 4 or 6 digits. */
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
}

export interface StationSource {
  readonly id: string;
  /** Starts with the rail system: `bts-sukhumvit`, `mrt-blue`, `arl`, `srt-light-red`. */
  readonly line_id: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly aliases: readonly string[];
}

/** The places and stations of the country. */
export interface PlaceData {
  readonly places: readonly PlaceSource[];
  readonly stations: readonly StationSource[];
}

/** Common names of a place besides its official name, by code. */
const bynames: Readonly<Record<string, readonly string[]>> = {
  '10': ['กรุงเทพ', 'กทม.', 'บางกอก', 'krungthep', 'krung thep'],
  '12': ['นนท์', 'เมืองนนท์'],
  '13': ['ปทุม', 'เมืองปทุม'],
  '14': ['กรุงเก่า', 'ayuthaya'],
  '20': ['เมืองชล'],
  '24': ['แปดริ้ว'],
  '30': ['นครราชสีมา'],
  '80': ['นครศรี', 'เมืองคอน', 'nakhon si'],
  '84': ['สุราษฎร์', 'สุราษ', 'surat'],
  '34': ['อุบล', 'ubon'],
  '41': ['อุดร', 'udon'],
  '50': ['เชียงไหม่', 'เชียงใหม'],
  '67': ['petchabun'],
  '71': ['เมืองกาญจน์', 'กาญจน์'],
  '72': ['สุพรรณ'],
  '74': ['มหาชัย'],
  '75': ['แม่กลอง'],
  '77': ['ประจวบ'],
  '83': ['ภูเก็ด', 'ภูเกต'],
  '65': ['พิดโลก', 'phitsanulok'],
  '2004': ['พัทยา', 'พัทธยา', 'พัททยา', 'เมืองพัทยา', 'นาเกลือ', 'pattaya city'],
  '9011': ['หาดไหญ่'],
  '830202': ['หาดป่าตอง', 'patong', 'patong beach'],
  '830303': ['bang tao', 'บางเทา', 'cherng talay'],
  '302105': ['เขาใหญ่', 'khao yai'],
  '2009': ['bang saray', 'บางเสร่'],
  '200104': ['บางแสน', 'bang saen'],
  '8404': ['สมุย', 'samui', 'koh samui'],
};

/** Names of two or three letters, and names that are also common words. */
const everyday = new Set([
  'เลย',
  'ตาก',
  'น่าน',
  'แพร่',
  'บ้านนา',
  'บ้านแพง',
  'ท่าเรือ',
  'เมือง',
  'ป่าบอน',
  'สนม',
  'ถลาง',
  'เสนา',
]);
/** Subdistricts that people know better than their district: Patong, Karon, Bang Saen, Ao Nang and their like. */
const wellKnown = new Set([
  ...['830202', '830108', '830107', '830303', '830203', '810116', '840406', '200104', '200902', '302105'],
]);

const shortestPlain = { th: 4, en: 5 };

const isShy = ({ level, code, name_th }: PlaceSource, name: string): boolean => {
  if (wellKnown.has(code)) return false;
  if (level === 'subdistrict') return true;
  if (everyday.has(name_th)) return true;
  if (level === 'province') return false;
  return name.replace(/\s/g, '').length < (/[ก-๎]/.test(name) ? shortestPlain.th : shortestPlain.en);
};

const namesOf = ({ name_th, name_en }: { name_th: string; name_en: string }) => [name_th, name_en];

/**
 * Stations named after a town or an airport that is much larger than their surroundings, and that is no district near
 * them: the text finds its listings, the distance to the station almost none.
 */
const townStations = new Set(['รังสิต', 'สุวรรณภูมิ']);

/** Names of stations that are also common words, or places much larger than the surroundings of the station. */
const shyStations = new Set([
  ...['มหาวิทยาลัยเกษตรศาสตร์', 'สามัคคี', 'ภาวนา', 'ไฟฉาย', 'การเคหะ', 'เคหะฯ', 'นพรัตน์', 'อิสรภาพ'],
  ...['มหาดไทย', 'โรงเรียนนายเรือ', 'กลันตัน', ...townStations],
]);

/** ลาดพร้าว 71 is a side street before it is a station; พระราม 9 is a road. */
const isOfSoi = (name: string) => /\d$/.test(name) && !name.startsWith('พระราม');

/** Well-known roads, by their names and spellings. */
const roadTerms = roads.map(({ name_th, name_en, aliases, isLong }): readonly [Term, readonly string[]] => [
  { is: 'road', name: name_th, isLong },
  [name_th, name_en, ...aliases],
]);

export const placeTerms = ({ places, stations }: PlaceData): (readonly [Term, readonly string[]])[] => [
  ...places.flatMap((place) =>
    [...namesOf(place), ...(bynames[place.code] ?? [])].map((name): readonly [Term, readonly string[]] => [
      { is: 'place', level: place.level, code: place.code, isShy: isShy(place, name) },
      [name],
    ]),
  ),
  ...stations.map((station): readonly [Term, readonly string[]] => [
    {
      is: 'station',
      id: station.id,
      system: station.line_id.split('-')[0] as RailSystem,
      isShy: shyStations.has(station.name_th),
      isOfSoi: isOfSoi(station.name_th),
      isOfTown: townStations.has(station.name_th),
    },
    [...namesOf(station), ...station.aliases],
  ]),
  ...roadTerms,
];
