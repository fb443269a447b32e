/** The value below which `share` (0–1) of the values lie. NaN if there are none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** mulberry32: random numbers between 0 and 1. The same seed gives the same numbers on every machine. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Slope of the least-squares line through the values: the mean growth per value. */
export const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const shared = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return shared / values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
};

/**
 * p-value of the two-sample Kolmogorov–Smirnov test, with its asymptotic distribution (Press et al., Numerical Recipes,
 * 14.3). Near 0: the samples have different distributions.
 */
export const sameDistribution = (some: readonly number[], others: readonly number[]): number => {
  const shareUpTo = (values: readonly number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length;
  const gaps = [...some, ...others].map((limit) => Math.abs(shareUpTo(some, limit) - shareUpTo(others, limit)));
  const size = Math.sqrt((some.length * others.length) / (some.length + others.length));
  const lambda = (size + 0.12 + 0.11 / size) * Math.max(...gaps);
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let term = 1; term <= 100; term += 1) sum += 2 * (-1) ** (term - 1) * Math.exp(-2 * (term * lambda) ** 2);
  return Math.min(1, Math.max(0, sum));
};
