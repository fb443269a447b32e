import { useFieldControl } from '@yoodee/ui-kit';
import { parseThaiDigits } from '@yoodee/i18n';
import { useWebOtp } from './use-web-otp.ts';
import styles from './sign-in.module.css';

export const codeLength = 6;

export interface CodeInputProps {
  value: string;
  onChange(code: string): void;
  /** All digits are there. */
  onComplete(code: string): void;
  disabled?: boolean;
}

/**
 * Six boxes that are one field: paste, autofill from the SMS and the numeric keyboard work as the browser means them.
 * Thai digits count; everything else is left out.
 */
export const CodeInput = ({ value, onChange, onComplete, disabled }: CodeInputProps) => {
  const enter = (text: string) => {
    const digits = parseThaiDigits(text).replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength && digits !== value) onComplete(digits);
  };
  useWebOtp(enter);
  return (
    <input
      {...useFieldControl()}
      className={styles.code}
      type="text"
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => enter(currentTarget.value)}
    />
  );
};
