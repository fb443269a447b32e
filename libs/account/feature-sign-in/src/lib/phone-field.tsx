import { Field, Input } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './sign-in.messages.ts';

export interface PhoneFieldProps extends Pick<
  ComponentProps<typeof Input>,
  'autoComplete' | 'autoFocus' | 'defaultValue' | 'onChange' | 'value'
> {
  /** The error of the phone number. A new error moves the focus to the field. */
  error: string | null;
}

/** An input for a mobile number in national or international format. */
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
