import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AssetQuery, readAssetQuery } from './asset-query.ts';
import { assetSearchParams } from './asset-address.ts';
import { areaProblem, decodeArea, drawnProblem, encodeArea, type DrawnArea } from './drawn-areas.ts';

const corners = (...points: [lat: number, lng: number][]): DrawnArea => points.map(([lat, lng]) => ({ lat, lng }));

const sukhumvit = corners([13.73, 100.55], [13.75, 100.55], [13.75, 100.58], [13.73, 100.58]);

/** A circle of so many corners, and of a radius in degrees. */
const circle = (count: number, radius = 0.1): DrawnArea =>
  Array.from({ length: count }, (_, at) => ({
    lat: 13.7 + radius * Math.sin((at * 2 * Math.PI) / count),
    lng: 100.5 + radius * Math.cos((at * 2 * Math.PI) / count),
  }));

describe('encodeArea', () => {
  it('writes the flexible polyline of its specification', () => {
    // The example of the specification.
    const area = corners(
      [50.1022829, 8.6982122],
      [50.1020076, 8.6956695],
      [50.1006313, 8.691496],
      [50.09878, 8.6875156],
    );

    expect(encodeArea(area)).toBe('BFoz5xJ67i1B1B7PzIhaxL7Y');
  });

  it('can be read back to about 1 m', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const anyArea = fc.array(fc.record({ lat: degrees(-90, 90), lng: degrees(-180, 180) }), { maxLength: 40 });
    fc.assert(
      fc.property(anyArea, (area) => {
        const read = decodeArea(encodeArea(area));

        expect(read).toHaveLength(area.length);
        for (const [at, { lat, lng }] of area.entries()) {
          expect(read![at]!.lat).toBeCloseTo(lat, 4);
          expect(read![at]!.lng).toBeCloseTo(lng, 4);
        }
      }),
    );
  });
});

describe('decodeArea', () => {
  it.each(['', 'BF', 'BFA', 'x', 'BF*A', 'BGAA', 'BF_', 'BF________A', 'BFgAA', 'BFกข', '\ud800'])(
    'refuses %j, or reads nothing of it',
    (text) => {
      expect(decodeArea(text) ?? []).toEqual([]);
    },
  );

  it('throws at no text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(drawnProblem([text])).not.toBeNull();
        expect(() => decodeArea(`BF${text}`)).not.toThrow();
      }),
      { numRuns: 50 },
    );
  });
});

describe('areaProblem', () => {
  it.each<[string, DrawnArea, string | null]>([
    ['a rectangle', sukhumvit, null],
    ['the other way round', sukhumvit.toReversed(), null],
    ['a concave area', corners([13.7, 100.5], [13.8, 100.5], [13.72, 100.52], [13.7, 100.6]), null],
    ['the whole country', corners([5.4, 97.1], [20.7, 97.1], [20.7, 105.9], [5.4, 105.9]), null],
    ['200 corners', circle(200), null],
    ['201 corners', circle(201), 'too_many'],
    ['10,000 corners', circle(10_000), 'too_many'],
    ['nothing', [], 'no_area'],
    ['a point', corners([13.7, 100.5]), 'no_area'],
    ['a line', corners([13.7, 100.5], [13.8, 100.5]), 'no_area'],
    ['corners in one line', corners([13.7, 100.5], [13.8, 100.5], [13.9, 100.5]), 'no_area'],
    ['corners in one place', corners([13.7, 100.5], [13.7, 100.5], [13.7, 100.5]), 'no_area'],
    ['an area of a table', corners([13.7, 100.5], [13.70001, 100.5], [13.70001, 100.50001]), 'no_area'],
    ['a bow', corners([13.7, 100.5], [13.8, 100.7], [13.8, 100.5], [13.7, 100.6]), 'self_crossing'],
    [
      'a corner on another side',
      corners([13.7, 100.5], [13.9, 100.5], [13.9, 100.7], [13.8, 100.5], [13.7, 100.7]),
      'self_crossing',
    ],
    ['a spike', corners([13.7, 100.5], [13.9, 100.5], [13.8, 100.5], [13.8, 100.7]), 'self_crossing'],
    ['Singapore', corners([1.3, 103.7], [1.4, 103.7], [1.4, 103.8]), 'outside_thailand'],
    ['across the date line', corners([13.7, 179.9], [13.8, -179.9], [13.9, 179.9]), 'outside_thailand'],
    ['around the world', corners([13.7, 100.5], [13.8, 460.5], [13.9, 100.5]), 'outside_thailand'],
  ])('%s', (_what, area, problem) => {
    expect(areaProblem(area)).toBe(problem);
  });

  it('finds the crossing of any two sides that cross', () => {
    const position = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(fc.uniqueArray(position, { minLength: 4, maxLength: 4 }), (places) => {
        // Four points of a circle in this order cross exactly when the second pair separates the first.
        const round = circle(61);
        const [a, b, c, d] = places;
        const isBetween = (place: number) => Math.min(a!, c!) < place && place < Math.max(a!, c!);

        expect(areaProblem(places.map((place) => round[place]!)) === 'self_crossing').toBe(
          isBetween(b!) === isBetween(d!),
        );
      }),
    );
  });
});

describe('drawn areas of an address', () => {
  const text = encodeArea(sukhumvit);

  it('are read and written alike', () => {
    const { query, refused } = readAssetQuery(new URLSearchParams(`province=10&drawn=${text}&drawn=${text}`));

    expect({ query, refused }).toEqual({ query: { province: '10', drawn: [text, text] }, refused: [] });
    expect(assetSearchParams(query).toString()).toBe(`province=10&drawn=${text}&drawn=${text}`);
  });

  it.each<[string, string[], string]>([
    ['six areas', Array.from({ length: 6 }, () => text), 'too_many'],
    ['more corners together than one may have', [encodeArea(circle(150)), encodeArea(circle(60))], 'too_many'],
    ['10,000 corners', [encodeArea(circle(10_000))], 'too_many'],
    ['one that is fine and one that is not', [text, 'BFxyz!'], 'invalid'],
    ['a line', [encodeArea(sukhumvit.slice(0, 2))], 'no_area'],
  ])('of %s are refused with their reason', (_what, drawn, code) => {
    const { error } = z.safeParse(AssetQuery, { drawn });

    expect(error!.issues).toMatchObject([{ path: ['drawn'], code: 'custom', params: { code } }]);
    expect(readAssetQuery(new URLSearchParams(drawn.map((one) => ['drawn', one]))).refused).toEqual(['drawn']);
  });
});
