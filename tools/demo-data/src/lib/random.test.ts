import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draws = (...seed: (string | number)[]) => Array.from({ length: 2000 }, createRandom(...seed).next);

describe('createRandom', () => {
  it('is deterministic for equal seed words', () => {
    expect(draws('asset', 7)).toEqual(draws('asset', 7));
  });

  it('differs for neighbouring seeds and word boundaries', () => {
    expect(draws('asset', 7)).not.toEqual(draws('asset', 8));
    expect(draws('a', 'b')).not.toEqual(draws('ab'));
  });

  it('is uniform in [0, 1)', () => {
    const values = draws('even');
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;

    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(mean).toBeCloseTo(0.5, 1);
  });

  it('picks by weight', () => {
    const random = createRandom('weights');
    const picked = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    );

    expect(picked.filter((value) => value === 'often').length / picked.length).toBeCloseTo(0.9, 1);
    expect(picked).not.toContain('never');
  });

  it('samples distinct items in order', () => {
    const some = createRandom('some').some([1, 2, 3, 4, 5, 6, 7, 8], 3);

    expect(some).toHaveLength(3);
    expect(some).toEqual([...new Set(some)].sort());
  });
});
