import { Field, Input } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './sign-in.messages.ts';

export interface PhoneFieldProps extends Pick<
  ComponentProps<typeof Input>,
  'autoFocus' | 'defaultValue' | 'onChange' | 'value'
> {
  /** What is wrong with the phone. The field takes the focus when it comes to be wrong. */
  error: string | null;
}

/** Asks for a mobile number, as its owner writes it. */
export const PhoneField = ({ error, ...props }: PhoneFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <Field
      label={<FormattedMessage {...messages.phone} />}
      hint={<FormattedMessage {...messages.phoneHint} />}
      error={error}
      required
    >
      <Input ref={input} type="tel" name="phone" inputMode="tel" autoComplete="tel" maxLength={40} {...props} />
    </Field>
  );
};
