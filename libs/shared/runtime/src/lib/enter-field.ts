/** A form control that the visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A checkbox or radio: its `value` is constant, its `checked` changes. */
export const isChoice = ({ type }: { type: string }): boolean => type === 'checkbox' || type === 'radio';

/** The current entry of a field: `checked` of a checkbox or radio, otherwise the text. */
export const entryOf = (field: Field): string | boolean =>
  isChoice(field) ? (field as HTMLInputElement).checked : field.value;

/**
 * Changes a field as user input does and dispatches the events. React ignores a change to the value that was last set
 * through the element's own property, so the property is set to a different value first.
 */
export const enterField = (field: Field, entry: string | boolean): void => {
  const key = isChoice(field) ? 'checked' : 'value';
  Object.assign(field, { [key]: typeof entry === 'boolean' ? !entry : '' });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)!.set!.call(field, entry);
  for (const type of isChoice(field) ? ['click', 'input', 'change'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
};
