/** What makes a value the best of its line. */
export type Best = 'cheapest' | 'least' | 'largest' | 'widest' | 'most' | 'newest' | 'longest' | 'nearest';

const lowerIsBetter: readonly Best[] = ['cheapest', 'least', 'nearest'];

/** Which values are the best; none where fewer than two are known, or where all that are known are equal. */
export const bestOf = (values: readonly (number | null)[], is: Best): boolean[] => {
  const known = values.filter((value) => value !== null);
  const best = lowerIsBetter.includes(is) ? Math.min(...known) : Math.max(...known);
  const isTold = known.length > 1 && known.some((value) => value !== best);
  return values.map((value) => isTold && value === best);
};
