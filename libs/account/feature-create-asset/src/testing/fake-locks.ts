/** A fake of the Web Locks API. `closeTabs` releases all locks, as closing the tabs would. */
export const fakeLocks = () => {
  const queues = new Map<string, Promise<unknown>>();
  let close = () => {};
  let closed = new Promise<void>((resolve) => (close = resolve));
  return {
    locks: {
      request: <Result>(name: string, work: () => Promise<Result>): Promise<Result | void> => {
        const turn = (queues.get(name) ?? Promise.resolve()).then(() => Promise.race([work(), closed]));
        queues.set(name, turn);
        return turn;
      },
    },
    closeTabs() {
      close();
      closed = new Promise<void>((resolve) => (close = resolve));
    },
  };
};
