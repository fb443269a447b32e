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
  /** Called with every valid number; an invalid text stays in the field, marked. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  decimals?: number;
  /** The unit after the number; by default a baht sign precedes it. */
  unit?: ReactNode;
}

const bahtSign = '฿';

/** Parses `๓,๕๐๐,๐๐๐` and `3500000`, and `3,5` where decimals are allowed; null for anything else. */
const parseNumber = (text: string, decimals: number): number | null => {
  const digits = parseThaiDigits(text).replace(/[\s฿%]/g, '');
  const plain = decimals > 0 ? digits.replace(/,(?=\d{1,2}$)/, '.') : digits.replaceAll(',', '');
  if (!/^\d+(?:\.\d*)?$/.test(plain)) return null;
  const factor = 10 ** decimals;
  return Math.round(Number(plain) * factor) / factor;
};

/** A field for a number, with Thai digits, separators and signs; it is reformatted on blur. */
export const NumberField = ({ label, hint, value, onChange, min, max, decimals = 0, unit }: NumberFieldProps) => {
  const format = useFormat();
  /** The text while the field is being edited; else null. */
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
