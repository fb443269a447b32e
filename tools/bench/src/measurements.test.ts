import { describe, expect, it } from 'vitest';
import { toTable, verdictOf, type Budget } from './measurements.ts';

const figure = (value: number, budget?: Budget) => ({ part: 'pages', name: 'home th: LCP', value, unit: 'ms', budget });

describe('verdictOf', () => {
  it.each<[number, Budget | undefined, string]>([
    [50, { most: 50 }, 'met'],
    [50.1, { most: 50 }, 'MISSED'],
    [0.6, { least: 0.6 }, 'met'],
    [0.59, { least: 0.6 }, 'MISSED'],
    [Number.NaN, { most: 50 }, 'MISSED'],
    [Number.NaN, { least: 0 }, 'MISSED'],
    [1e9, undefined, ''],
  ])('of %d with the budget %o is "%s"', (value, budget, verdict) => {
    expect(verdictOf(figure(value, budget))).toBe(verdict);
  });
});

describe('toTable', () => {
  it('aligns measurements and budgets in columns', () => {
    const table = toTable([figure(1234.56, { most: 50 }), { ...figure(0.0123), part: 'x' }, figure(Number.NaN)]);

    expect(table.split('\n')).toEqual([
      'part   figure               value  unit  budget',
      'pages  home th: LCP          1235  ms    ≤ 50    MISSED',
      'x      home th: LCP        0.0123  ms',
      'pages  home th: LCP  not measured  ms',
    ]);
  });
});
