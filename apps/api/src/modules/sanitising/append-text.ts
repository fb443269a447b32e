/** The text with another one below it, unless it says the same already. Null where both are empty. */
export const appendText = (text: string | null, addition: string | null): string | null => {
  if (!text || !addition) return text || addition;
  return text.split('\n\n').includes(addition) || text === addition ? text : `${text}\n\n${addition}`;
};
