/** Memoizes the result for the last input. */
export const whenChanged = <From, Made>(make: (from: From) => Made) => {
  let last: { from: From; made: Made } | null = null;
  return (from: From): Made => {
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
};
