/** Steps between marks that people count in, times a power of ten. */
const steps = [1, 2, 5, 10];

/** The most steps between zero and the top. */
const mostSteps = 3;

/**
 * The marks of a price axis, from zero to a round number at or above the highest price, in whole baht. An axis from
 * zero draws a change as large as it is: 5 % is a twentieth of the height.
 */
export const priceAxis = (highest: number): number[] => {
  const power = 10 ** Math.floor(Math.log10(highest / mostSteps));
  const step = steps.map((each) => each * power).find((each) => each * mostSteps >= highest)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
};
