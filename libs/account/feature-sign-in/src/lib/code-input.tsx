import { useFieldControl } from '@yoodee/ui-kit';
import { parseThaiDigits } from '@yoodee/site';
import { useWebOtp } from './use-web-otp.ts';
import styles from './sign-in.module.css';

export const codeLength = 6;

export interface CodeInputProps {
  value: string;
  onChange(code: string): void;
  /** All digits are there. */
  onComplete(code: string): void;
  /** While the code is being checked. The field keeps the focus: it may have to be typed again. */
  readOnly?: boolean;
}

/** What the field holds, a box a digit; the next one to be typed is marked while the field has the focus. */
const Boxes = ({ value }: { value: string }) => (
  <span className={styles.boxes} aria-hidden="true">
    {Array.from({ length: codeLength }, (_, place) => (
      <span key={place} className={styles.box} data-next={place === value.length || undefined}>
        {value[place]}
      </span>
    ))}
  </span>
);

/**
 * Six boxes that are one field: paste, autofill from the SMS and the numeric keyboard work as the browser means them.
 * Thai digits count; everything else is left out.
 */
export const CodeInput = ({ value, onChange, onComplete, readOnly }: CodeInputProps) => {
  const enter = (text: string) => {
    const digits = parseThaiDigits(text).replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength && digits !== value) onComplete(digits);
  };
  useWebOtp(enter);
  return (
    <span className={styles.code}>
      <input
        {...useFieldControl()}
        className={styles.digits}
        type="text"
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={value}
        readOnly={readOnly}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
      />
      <Boxes value={value} />
    </span>
  );
};
