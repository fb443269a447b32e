import { describe, expect, it } from 'vitest';
import { isNearName, matchProject, type ProjectCandidate } from './match-project.ts';

const asok = { lat: 13.7373, lng: 100.5605 };
/** So many metres north. */
const north = (metres: number) => ({ ...asok, lat: asok.lat + metres / 111_195 });

const entry = { keys: ['lumena'], point: asok, district_code: '1039', subdistrict_code: '103901' };
const project = (id: number, values: Partial<ProjectCandidate> = {}): ProjectCandidate => ({
  ...{ id, rootId: id, keys: ['lumena'], point: north(100), district_code: '1039', subdistrict_code: '103901' },
  ...values,
});

describe('an entry', () => {
  it('is the project of its name within 500 m', () => {
    expect(matchProject(entry, [project(1, { point: north(490) })])).toEqual({ is: 'one', id: 1 });
    expect(matchProject(entry, [])).toEqual({ is: 'none' });
  });

  it('is doubtful when its name is farther away, and a new project when it is elsewhere', () => {
    expect(matchProject(entry, [project(1, { point: north(510) })])).toEqual({
      is: 'doubtful',
      why: 'same_name_farther',
    });
    expect(matchProject(entry, [project(1, { point: north(3_100) })])).toEqual({ is: 'none' });
  });

  it('is doubtful between two projects, unless they are merged', () => {
    expect(matchProject(entry, [project(1), project(2)])).toEqual({ is: 'doubtful', why: 'several' });
    expect(matchProject(entry, [project(1, { rootId: 2 }), project(2)])).toEqual({ is: 'one', id: 1 });
  });

  it('is doubtful beside nearly its name, not farther away', () => {
    const near = { keys: ['lumenae'] };
    expect(matchProject(entry, [project(1, near)])).toEqual({ is: 'doubtful', why: 'near_name' });
    expect(matchProject(entry, [project(1, { ...near, point: north(600) })])).toEqual({ is: 'none' });
  });

  it('without a point is matched by its subdistrict, and doubtful in the district', () => {
    const nowhere = { ...entry, point: null };
    expect(matchProject(nowhere, [project(1)])).toEqual({ is: 'one', id: 1 });
    expect(matchProject(nowhere, [project(1, { subdistrict_code: '103902' })])).toMatchObject({ is: 'doubtful' });
    expect(matchProject(nowhere, [project(1, { subdistrict_code: '500101', district_code: '5001' })])).toEqual({
      is: 'none',
    });
    expect(
      matchProject({ ...nowhere, subdistrict_code: null, district_code: null }, [
        project(1, { subdistrict_code: null, district_code: null }),
      ]),
    ).toEqual({ is: 'none' });
  });
});

it.each([
  ['lumena', 'lumina', true],
  ['lumena', 'lumenasukumwit', true],
  ['lumena49', 'lumena48', false],
  ['lumenasukumwit49', 'lumenasukumwit48', false],
  ['oka', 'okahaus', false],
  ['oka', 'oku', false],
  ['โอเลียอารีย', 'โอเลียอารีญ', true],
  ['lumena', 'noble', false],
])('%s is nearly %s: %s', (a, b, expected) => {
  expect(isNearName(a, b)).toBe(expected);
  expect(isNearName(b, a)).toBe(expected);
});
