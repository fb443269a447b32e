/** What a person fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ticked rather than written: its `value` stays, while `checked` changes. */
export const isChoice = ({ type }: { type: string }): boolean => type === 'checkbox' || type === 'radio';

/** What stands in a field: whether it is ticked, or its text. */
export const entryOf = (field: Field): string | boolean =>
  isChoice(field) ? (field as HTMLInputElement).checked : field.value;

/**
 * Enters something as a person would, and says so to whoever listens. React takes a field for changed when it holds
 * something else than what was last set through the element's own property, so that is set to something else before.
 */
export const enterField = (field: Field, entry: string | boolean): void => {
  const key = isChoice(field) ? 'checked' : 'value';
  Object.assign(field, { [key]: typeof entry === 'boolean' ? !entry : '' });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)!.set!.call(field, entry);
  for (const type of isChoice(field) ? ['click', 'input', 'change'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
};
