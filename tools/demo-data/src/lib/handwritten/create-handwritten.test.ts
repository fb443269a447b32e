import { describe, expect, it } from 'vitest';
import { plainText } from '@yoodee/asset-rules/texts';
import { createHandwritten } from './create-handwritten.ts';

const now = new Date('2026-11-21T12:00:00Z');
const assets = createHandwritten(now);
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const wordsIn = (html: string) => [...segmenter.segment(plainText(html))].filter(({ isWordLike }) => isWordLike).length;

describe('createHandwritten', () => {
  it('returns forty listings of many types and places', () => {
    expect(assets).toHaveLength(40);
    expect(new Set(assets.map(({ property_type }) => property_type)).size).toBeGreaterThan(12);
    expect(new Set(assets.map(({ province_code }) => province_code)).size).toBeGreaterThan(12);
  });

  it('has descriptions of 150 to 400 words in both languages', () => {
    const lengths = assets.flatMap(({ description_th, description_en }) => [
      wordsIn(description_th!),
      wordsIn(description_en!),
    ]);

    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
  });

  it('repeats no cover among the first 24', () => {
    const covers = assets.slice(0, 24).map(({ images }) => images[0]!.picture);

    expect(new Set(covers).size).toBe(covers.length);
  });

  it('has several condominiums in Thong Lo', () => {
    const found = assets.filter(
      ({ title_th, title_en }) =>
        /คอนโด.*ทองหล่อ/.test(title_th!) && /thong lo/i.test(title_en!) && /condo/i.test(title_en!),
    );

    expect(found.length).toBeGreaterThanOrEqual(3);
  });

  it('alternates the types', () => {
    const neighbours = assets
      .slice(0, 24)
      .map(({ property_type, province_code }) => `${property_type} ${province_code}`);

    expect(neighbours.filter((kind, index) => kind === neighbours[index + 1])).toEqual([]);
  });
});
