import { Input, type InputProps } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { NumberWriting } from './number-text.ts';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: number | null;
  onValueChange: (value: number | null) => void;
  writing: NumberWriting;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Where the caret stands when as many digits are before it as before. */
const caretAfter = (text: string, digits: number) => {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) if (/\d/.test(text[place]!)) seen += 1;
  return place;
};

/**
 * A box for a number. While it has the focus it holds what was typed, tidied; otherwise the value as it is written. The
 * caret keeps its place among the digits when commas come and go.
 */
export const NumberInput = ({ value, onValueChange, writing, ...props }: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const latest = useRef('');

  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = writing.tidy(target.value);
    const end = target.selectionStart ?? target.value.length;
    const isAtEnd = end === target.value.length;
    caret.current = isAtEnd ? text.length : caretAfter(text, countDigits(writing.tidy(target.value.slice(0, end))));
    setTyped(text);
    latest.current = text;
    const read = writing.read(text);
    onValueChange(read);
    if (read !== null || text === '') return;
    void writing.readWords?.(text).then((said) => {
      if (latest.current === text) onValueChange(said);
    });
  };

  return (
    <Input
      ref={box}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? writing.write(value)}
      onChange={take}
      onFocus={() => setTyped(writing.write(value))}
      onBlur={() => setTyped(null)}
      {...props}
    />
  );
};
