import { describe, expect, it } from 'vitest';
import { romanisedPeople, romanisedPlaces } from '../../testing/romanised-names.data.ts';
import { districtsOf, provinces } from '../places.ts';
import { englishPersonName, englishPlaceName } from './english-names.ts';
import { romaniseName } from './romanise-name.ts';

const official = [...provinces, ...districtsOf('10')].map(({ name_th, name_en }) => [name_th, name_en] as const);
const places = [...official, ...romanisedPlaces];
/** The Royal Thai General System and older spellings part words differently: Chon Buri, Chonburi. */
const squashed = (name: string | null) => name?.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

describe('a name of a place', () => {
  it('is tested with more than 200 names', () => {
    expect(new Set([...places, ...romanisedPeople].map(([thai]) => thai)).size).toBeGreaterThan(240);
  });

  it.each(places)('%s is %s', (thai, english) => {
    expect(englishPlaceName(thai)).toBe(english);
  });

  it('is read right by the rule alone for 165 of 229 names, and for 201 with the list of word parts', () => {
    const readBy = (isRuleOnly: boolean) =>
      places.filter(
        ([thai, english]) =>
          squashed(romaniseName(thai, { names: new Map(), isPlace: true, isRuleOnly })) === squashed(english),
      ).length;

    expect([readBy(true), readBy(false), places.length]).toEqual([165, 201, 229]);
  });

  it.each([
    ['พระราม 9', 'Rama IX'],
    ['พระรามที่ 9', 'Rama IX'],
    ['สุขุมวิท 63 (เอกมัย)', 'Sukhumvit 63 (Ekkamai)'],
    ['กรมหลวงชุมพร', 'Krom Luang Chumphon'],
    ['Lumpini ๒๔', 'Lumpini 24'],
    ['ต่าง ๆ', 'Tang Tang'],
    ['สะอาด', 'Sa-at'],
  ])('%s is %s', (thai, english) => {
    expect(englishPlaceName(thai)).toBe(english);
  });

  it.each(['xสฟห', 'กขคงจฉช', '์์์'])('%s cannot be read', (thai) => {
    expect(englishPlaceName(thai)).toBeNull();
  });
});

describe('a name of a person', () => {
  it.each(romanisedPeople)('%s is %s', (thai, english) => {
    expect(englishPersonName(thai)).toBe(english);
  });
});
