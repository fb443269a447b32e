import { useFieldControl } from '@yoodee/ui-kit';
import { parseThaiDigits } from '@yoodee/site';
import { useWebOtp } from './use-web-otp.ts';
import styles from './sign-in.module.css';

export const codeLength = 6;

export interface CodeInputProps {
  value: string;
  onChange(code: string): void;
  /** Called when all digits are entered. */
  onComplete(code: string): void;
  /** Set while the code is checked. Unlike `disabled`, it leaves the focus in the field for another try. */
  readOnly?: boolean;
}

/** Displays the value, one box per digit. The box of the next digit is marked while the field has focus. */
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
 * One input that looks like six boxes, so that paste, SMS autofill and the numeric keyboard work natively. Accepts Thai
 * digits and removes all other characters.
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
