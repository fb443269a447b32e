/** Lists that differ, so that nothing answers from what it kept: every number is an address of its own. */
export const unkeptList = (number: number) => `${number % 2 === 0 ? '' : '/en'}/assets?price_min=${1_000 + number}`;
