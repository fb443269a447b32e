import { useFormat } from '@yoodee/i18n';
import { parseThaiDigits } from '@yoodee/site';
import { Field, Input } from '@yoodee/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './number-field.messages.ts';

export interface NumberFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  value: number;
  /** Called with every number within the limits; what is none stays in the field, marked. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  decimals?: number;
  /** Behind the number; a baht sign stands before it where there is none. */
  unit?: ReactNode;
}

const bahtSign = '฿';

/** `๓,๕๐๐,๐๐๐` and `3500000` are a number, and so is `3,5` where there are decimals; anything else is null. */
const parseNumber = (text: string, decimals: number): number | null => {
  const digits = parseThaiDigits(text).replace(/[\s฿%]/g, '');
  const plain = decimals > 0 ? digits.replace(/,(?=\d{1,2}$)/, '.') : digits.replaceAll(',', '');
  if (!/^\d+(?:\.\d*)?$/.test(plain)) return null;
  const factor = 10 ** decimals;
  return Math.round(Number(plain) * factor) / factor;
};

/** A number as one types it, with Thai digits, separators and signs; written out again when one leaves the field. */
export const NumberField = ({ label, hint, value, onChange, min, max, decimals = 0, unit }: NumberFieldProps) => {
  const format = useFormat();
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? value : parseNumber(typed, decimals);
  const isWrong = parsed === null || parsed < min || parsed > max;
  const change = (text: string) => {
    setTyped(text);
    const next = parseNumber(text, decimals);
    if (next !== null && next >= min && next <= max) onChange(next);
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={
        isWrong && (
          <FormattedMessage {...messages.range} values={{ min: format.number(min), max: format.number(max) }} />
        )
      }
    >
      <Input
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? format.number(value)}
        onChange={({ target }) => change(target.value)}
        onBlur={() => !isWrong && setTyped(null)}
        start={unit === undefined ? bahtSign : undefined}
        end={unit}
      />
    </Field>
  );
};
