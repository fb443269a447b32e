import { Input, type InputProps } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { isUnread, type Unread } from './unread.ts';
import type { NumberWriting } from './number-text.ts';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: number | Unread | null;
  onValueChange: (value: number | Unread | null) => void;
  writing: NumberWriting;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** The caret position after the given number of digits. */
const caretAfter = (text: string, digits: number) => {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) if (/\d/.test(text[place]!)) seen += 1;
  return place;
};

/**
 * Whether the member typed a comma. A composing keyboard (IME) reports the full text, including commas that the
 * formatter inserted, so its input does not count.
 */
const isCommaTyped = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.inputType !== 'insertCompositionText' &&
  nativeEvent.data?.includes(',') === true;

/**
 * An input for numbers. With focus it shows the tidied text as typed. Without focus it shows the formatted value, or
 * the typed text if that is not a number. The caret stays at the same digit when commas are inserted or removed.
 */
export const NumberInput = ({ value, onValueChange, writing, ...props }: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const latest = useRef('');
  const written = isUnread(value) ? value.typed : writing.write(value);
  const shown = typed ?? written;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const text = writing.tidy(target.value, isCommaTyped(event) ? '' : shown);
    const end = target.selectionStart ?? target.value.length;
    const isAtEnd = end === target.value.length;
    if (text !== target.value)
      caret.current = isAtEnd ? text.length : caretAfter(text, countDigits(target.value.slice(0, end)));
    setTyped(text);
    latest.current = text;
    const read = writing.read(text);
    onValueChange(read ?? (text.trim() === '' ? null : { typed: text }));
    if (read !== null) return;
    void writing.readWords?.(text).then((said) => {
      if (said !== null && latest.current === text) onValueChange(said);
    });
  };

  return (
    <Input
      ref={box}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={take}
      onFocus={() => setTyped(written)}
      onBlur={() => setTyped(null)}
      {...props}
    />
  );
};
