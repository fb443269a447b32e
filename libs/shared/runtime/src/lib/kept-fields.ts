import { enterField, entryOf, isChoice, type Field } from './enter-field.ts';

/** A named field and what stood in it; `text` is a checkbox's or radio's value, which stays, while `isChecked` changes. */
interface KeptField {
  name: string;
  type: string;
  text: string;
  isChecked: boolean;
}

const keyOf = (path: string) => `kept-fields:${path}`;
const unkeptTypes = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];

const namedFields = (): Field[] =>
  [...document.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter(
    (field) => !unkeptTypes.includes(field.type) && field.autocomplete !== 'one-time-code',
  );

const isFilled = (field: Field) => isChoice(field) || field.value !== '';

const toKept = (field: Field): KeptField => ({
  name: field.name,
  type: field.type,
  text: field.value,
  isChecked: 'checked' in field && field.checked,
});

/** Keeps what was typed into named fields of the page at `path`; not passwords, one-time codes or files. */
export const keepFields = (path: string): void => {
  const kept = namedFields().filter(isFilled).map(toKept);
  if (kept.length === 0) return;
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(kept));
  } catch {
    // A full or closed storage keeps nothing; the page is left all the same.
  }
};

const enter = (field: Field, { text, isChecked }: KeptField) => {
  const entry = isChoice(field) ? isChecked : text;
  if (entryOf(field) !== entry) enterField(field, entry);
};

const isSame = (field: Field, kept: KeptField) =>
  field.name === kept.name && field.type === kept.type && (!isChoice(field) || field.value === kept.text);

const takeKept = (path: string): KeptField[] => {
  try {
    const stored = sessionStorage.getItem(keyOf(path));
    sessionStorage.removeItem(keyOf(path));
    const kept: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(kept) ? (kept as KeptField[]) : [];
  } catch {
    return [];
  }
};

/**
 * Enters what {@link keepFields} kept, once: at the next visit of the page it is forgotten. Fields that are not there
 * yet are filled when they come. The returned function stops waiting for them.
 */
export const restoreFields = (path: string): (() => void) => {
  let waiting = takeKept(path);
  const fill = () => {
    const fields = namedFields();
    waiting = waiting.filter((kept) => {
      const field = fields.find((candidate) => isSame(candidate, kept));
      if (field) enter(field, kept);
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
