/** `make`, run at the first call; later calls get its result. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
};
