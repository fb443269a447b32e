import type { Locale } from '@yoodee/site';

/** A journey to a place; `trains` is 0 if one walks. */
export interface ShownJourney {
  minutes: number;
  trains: number;
}

/** `34 นาทีถึงอโศก เปลี่ยน 1 ครั้ง`, `34 min to Asok, 1 change`, `6 min walk to Asok`. `place` null: a point on the map. */
export const formatJourney = (locale: Locale, { minutes, trains }: ShownJourney, place: string | null): string => {
  const changes = Math.max(0, trains - 1);
  if (locale === 'th') {
    const way = `${trains === 0 ? 'เดิน ' : ''}${minutes} นาทีถึง${place ?? 'จุดที่เลือก'}`;
    return changes === 0 ? way : `${way} เปลี่ยน ${changes} ครั้ง`;
  }
  const way = `${minutes} min${trains === 0 ? ' walk' : ''} to ${place ?? 'the chosen point'}`;
  if (changes === 0) return way;
  return `${way}, ${changes} ${changes === 1 ? 'change' : 'changes'}`;
};
