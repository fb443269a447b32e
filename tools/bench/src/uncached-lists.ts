/** URLs of lists that no cache contains; each number has a separate URL. */
export const uncachedList = (number: number) => `${number % 2 === 0 ? '' : '/en'}/assets?price_min=${1_000 + number}`;
