import { enterField, entryOf, isChoice, type Field } from './enter-field.ts';

/**
 * A named field and its entry. `text` is the `value`, which is constant for a checkbox or radio; `isChecked` is its
 * state.
 */
interface SavedField {
  name: string;
  type: string;
  text: string;
  isChecked: boolean;
}

const keyOf = (path: string) => `saved-fields:${path}`;
const unsavedTypes = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];

const namedFields = (): Field[] =>
  [...document.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter(
    (field) => !unsavedTypes.includes(field.type) && field.autocomplete !== 'one-time-code',
  );

const isFilled = (field: Field) => isChoice(field) || field.value !== '';

const toSaved = (field: Field): SavedField => ({
  name: field.name,
  type: field.type,
  text: field.value,
  isChecked: 'checked' in field && field.checked,
});

/**
 * Reads what is typed into the named fields of the page at `path`, except passwords, one-time codes and files. The returned
 * function stores it for the next visit of the page.
 */
export const readFields = (path: string): (() => void) => {
  const saved = namedFields().filter(isFilled).map(toSaved);
  return () => {
    if (saved.length === 0) return;
    try {
      sessionStorage.setItem(keyOf(path), JSON.stringify(saved));
    } catch {
      // Without storage the text is lost; the page must be left all the same.
    }
  };
};

const enter = (field: Field, { text, isChecked }: SavedField) => {
  const entry = isChoice(field) ? isChecked : text;
  if (entryOf(field) !== entry) enterField(field, entry);
};

const isSame = (field: Field, saved: SavedField) =>
  field.name === saved.name && field.type === saved.type && (!isChoice(field) || field.value === saved.text);

const takeSaved = (path: string): SavedField[] => {
  try {
    const stored = sessionStorage.getItem(keyOf(path));
    sessionStorage.removeItem(keyOf(path));
    const saved: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(saved) ? (saved as SavedField[]) : [];
  } catch {
    return [];
  }
};

/**
 * Restores the fields that {@link readFields} stored, once: reading them deletes them. Fields that are not in the
 * document yet are filled when they appear. The returned function stops waiting for them.
 */
export const restoreFields = (path: string): (() => void) => {
  let waiting = takeSaved(path);
  const fill = () => {
    const fields = namedFields();
    waiting = waiting.filter((saved) => {
      const field = fields.find((candidate) => isSame(candidate, saved));
      if (field) enter(field, saved);
      return !field;
    });
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  if (waiting.length > 0) {
    observer.observe(document.body, { childList: true, subtree: true });
    fill();
  }
  return () => observer.disconnect();
};
