import { expect, it } from 'vitest';
import { errorsOf, type Trial } from './measure-errors.ts';

const trial = (error: number | null, province = '10'): Trial => ({
  subject: { propertyType: 'condo', deal: 'sale', province },
  error,
});

it('sets the width from half of the estimates, and measures its coverage on the other half', () => {
  // Errors of 1 to 40 %, small and large in turn in both halves; the second half is a third larger.
  const errors = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 0.01 * (n + 1) : -0.0133 * (n + 1)));
  const [bangkok, everywhere] = errorsOf([...errors.map((error) => trial(error)), trial(null)]);

  expect(bangkok).toMatchObject({ place: 'bangkok', estimated: 40, silent: 1 });
  expect(bangkok!.spread).toBeCloseTo(0.33);
  expect(bangkok!.coverage).toBeCloseTo(0.6);
  expect(bangkok!.median_error).toBeGreaterThan(0.15);
  expect(everywhere).toMatchObject({ ...bangkok, place: 'everywhere' });
});

it('measures each place separately, and omits those with fewer than twenty estimates', () => {
  const inBangkok = Array.from({ length: 19 }, () => trial(0.1));
  const inPhuket = Array.from({ length: 25 }, () => trial(0.3, '83'));

  expect(errorsOf([...inBangkok, ...inPhuket]).map(({ place, estimated }) => [place, estimated])).toEqual([
    ['everywhere', 44],
    ['elsewhere', 25],
  ]);
  expect(errorsOf(inBangkok)).toEqual([]);
  expect(errorsOf([])).toEqual([]);
});

it('measures sold prices separately, so that they change no interval', () => {
  const subject = { propertyType: 'condo', deal: 'sale', province: '10' } as const;
  const asked = Array.from({ length: 20 }, () => ({ subject, error: Math.log(1.1) }));
  const sold = Array.from({ length: 20 }, () => ({ subject, error: Math.log(1.5), isSold: true }));
  const spreadOf = (rows: ReturnType<typeof errorsOf>) =>
    rows.map(({ place, spread }) => [place, Math.exp(spread).toFixed(1)]);

  expect(spreadOf(errorsOf([...asked, ...sold]))).toEqual([
    ['bangkok', '1.1'],
    ['everywhere', '1.1'],
    ['sold', '1.5'],
  ]);
  expect(errorsOf(sold.slice(1))).toEqual([]);
});
