/** Calls `make` once; later calls return its result. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
};
