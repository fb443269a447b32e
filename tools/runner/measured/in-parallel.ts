/** Runs `work` for the numbers 0 … `count - 1`, so many at once; the first failure ends it. */
export const inParallel = async (
  atOnce: number,
  count: number,
  work: (number: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
};
