import { expect, it } from 'vitest';
import { simplify } from './simplify.ts';

it('leaves out points that are nearer to the line than the tolerance', () => {
  const line = [
    [0, 0],
    [1, 0.01],
    [2, 1],
    [3, 0.01],
    [4, 0],
  ];

  expect(simplify(line, () => 0.1)).toEqual([
    [0, 0],
    [1, 0.01],
    [2, 1],
    [3, 0.01],
    [4, 0],
  ]);
  expect(simplify(line, () => 0.6)).toEqual([
    [0, 0],
    [2, 1],
    [4, 0],
  ]);
});

it('keeps more of a line where the tolerance is smaller', () => {
  const waves = Array.from({ length: 9 }, (_, index) => [index, index % 2 === 0 ? 0 : 0.05]);

  const kept = simplify(waves, ([x]) => (x! < 4 ? 0.01 : 0.1));

  expect(kept.filter(([x]) => x! < 4).length).toBeGreaterThan(kept.filter(([x]) => x! > 4).length);
});

it('keeps both ends of a ring, which are the same point', () => {
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];

  expect(simplify(ring, () => 0.1)).toEqual(ring);
});
