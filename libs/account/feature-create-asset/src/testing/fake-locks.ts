/** The browser's locks for one test. `closeTabs` releases what is held, as the end of those tabs would. */
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
