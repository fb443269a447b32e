import { describe, expect, it } from 'vitest';
import { pinVerdict, type NearPlace } from './pin-verdict.ts';

const place = (subdistrict_code: string, count = 3): NearPlace => ({
  ...{ province_code: subdistrict_code.slice(0, 2), district_code: subdistrict_code.slice(0, 4), subdistrict_code },
  ...{ postal_code: '10110', name: { th: 'ก', en: 'A' }, within: { th: 'ข', en: 'B' }, metres: 100, count },
});
const address = (province: string | null, district: string | null = null, subdistrict: string | null = null) => ({
  ...{ province_code: province, district_code: district, subdistrict_code: subdistrict, postal_code: null },
});
const near = (...places: NearPlace[]) => ({
  outlined: null,
  places,
  districts: places.map(({ district_code }) => district_code),
});
const kind = (...given: Parameters<typeof pinVerdict>) => pinVerdict(...given)?.kind ?? null;

it('returns null without listings around the pin, and without a response', () => {
  expect(kind(address('10'), null, null)).toBeNull();
  expect(kind(address('10'), null, near())).toBeNull();
});

it('guesses what completes the address, and nothing that contradicts it', () => {
  const around = near(place('103901'), place('103301'));

  expect(pinVerdict(address(null), null, around)).toMatchObject({ kind: 'guess', places: around.places });
  expect(pinVerdict(address('10', '1033'), null, around)).toMatchObject({ places: [around.places[1]] });
  expect(kind(address('20'), null, around)).toBeNull();
});

it('never questions a subdistrict', () => {
  expect(kind(address('10', '1039', '103902'), null, near(place('103901', 15)))).toBeNull();
});

it('doubts a district only where no listing around is in it, and several are in another', () => {
  expect(kind(address('10', '1033'), null, near(place('103901', 3)))).toBe('probable-district');
  expect(kind(address('10', '1033'), null, near(place('103901', 2)))).toBeNull();
  const mixed = { ...near(place('103901', 9)), districts: ['1039', '1033'] };
  expect(kind(address('10', '1033', '103301'), null, mixed)).toBeNull();
});

it('prefers the province of the outlines to that of listings', () => {
  const other = { kind: 'other', code: '20' } as const;

  expect(pinVerdict(address('10'), other, near(place('200104')))).toMatchObject({
    ...{ kind: 'province', pinCode: '20', place: { subdistrict_code: '200104' } },
  });
  expect(pinVerdict(address('10'), other, near(place('103901')))).toMatchObject({ place: null });
  expect(kind(address('10'), { kind: 'outside' }, near(place('103901')))).toBe('outside');
});

describe('by outlines', () => {
  const inside = (code: string, ...others: string[]) => ({
    ...near(place('103301', 9)),
    outlined: { place: place(code), possible: [code, ...others] },
  });

  it.each([
    ['another province', address('20'), 'province'],
    ['another district', address('10', '1033'), 'district'],
    ['another subdistrict', address('10', '1039', '103902'), 'subdistrict'],
    ['the same', address('10', '1039', '103901'), null],
    ['one that is as possible, near a border', address('10', '1039', '103903'), null],
    ['nothing', address(null), 'found'],
    ['the province only', address('10'), 'found'],
  ])('compares the address: %s', (_what, given, expected) => {
    expect(pinVerdict(given, null, inside('103901', '103903'))?.kind ?? null).toBe(expected);
  });

  it('does not complete an address beyond the border that the pin is near to', () => {
    expect(pinVerdict(address('10', '1033'), null, inside('103901', '103301'))).toBeNull();
  });

  it('prefers them to the coarse outlines of provinces', () => {
    expect(pinVerdict(address('10', '1039', '103901'), { kind: 'outside' }, inside('103901'))).toBeNull();
  });
});
