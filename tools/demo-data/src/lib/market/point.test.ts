import { describe, expect, it } from 'vitest';
import { metresBetween } from '@yoodee/server-thai-geo';
import { createRandom } from '../random.ts';
import type { Neighbourhood } from './neighbourhoods/neighbourhood.ts';
import { neighbourhoods } from './neighbourhoods/neighbourhoods.ts';
import { pointIn, soiAt, soiNames } from './point.ts';

const random = createRandom('point test');
const patong = neighbourhoods.find(({ en }) => en === 'Patong')!;
const thongLo = neighbourhoods.find(({ en }) => en === 'Thong Lo')!;
const many = (place: Neighbourhood) => Array.from({ length: 400 }, () => pointIn(random, place));

describe('pointIn', () => {
  it('stays within the radius', () => {
    expect(many(thongLo).every((point) => metresBetween(thongLo, point) <= thongLo.radius + 2)).toBe(true);
  });

  it('is never in the sea', () => {
    expect(many(patong).every(({ lng }) => lng >= patong.lng)).toBe(true);
  });
});

describe('soiAt', () => {
  it('increases the soi number outwards from the centre', () => {
    const inner = soiAt(thongLo, { lat: 13.733, lng: 100.575 });
    const outer = soiAt(thongLo, { lat: 13.728, lng: 100.587 });

    expect(inner).toBeLessThan(outer!);
  });

  it('is null in places without numbered streets', () => {
    expect(soiAt(patong, patong)).toBeNull();
  });
});

describe('soiNames', () => {
  it('separates the number of the soi from the number of the road', () => {
    expect(soiNames(['สุขุมวิท', 'Sukhumvit'], 49)).toEqual(['สุขุมวิท 49', 'Sukhumvit 49']);
    expect(soiNames(['พระรามที่ 2', 'Rama II'], 33)).toEqual(['พระรามที่ 2 ซอย 33', 'Rama II Soi 33']);
  });
});
