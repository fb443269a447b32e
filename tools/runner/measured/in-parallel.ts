/** Runs `work` for the numbers 0 to `count - 1`, `atOnce` at a time. Rejects on the first failure. */
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
