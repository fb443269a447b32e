/** Which value of a row is the best. */
export type Best = 'cheapest' | 'least' | 'largest' | 'widest' | 'most' | 'newest' | 'longest' | 'nearest';

const lowerIsBetter: readonly Best[] = ['cheapest', 'least', 'nearest'];

/** Which value is the best; none if fewer than two are known, or if several share it and so decide nothing. */
export const bestOf = (values: readonly (number | null)[], is: Best): boolean[] => {
  const known = values.filter((value) => value !== null);
  const best = lowerIsBetter.includes(is) ? Math.min(...known) : Math.max(...known);
  const isShown = known.length > 1 && known.filter((value) => value === best).length === 1;
  return values.map((value) => isShown && value === best);
};
