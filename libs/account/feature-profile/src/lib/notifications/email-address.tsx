import type { CallFailure } from '@yoodee/api-client';
import type { NotificationSettings } from '@yoodee/api-contract/notification-choices';
import { Button, Field, Heading, HStack, Input, Text } from '@yoodee/ui-kit';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Failure } from '../failure.tsx';
import styles from '../setting.module.css';
import { messages } from './email-address.messages.ts';
import { useRemoveEmailMutation, useRequestEmailCodeMutation, useVerifyEmailMutation } from './notifications.api.ts';

const hasFieldError = (error: unknown) => Object.keys((error as CallFailure | undefined)?.errors ?? {}).length > 0;

interface TypedProps {
  field: ComponentProps<typeof Input>;
  label: MessageDescriptor;
  /** The error that is shown if the API rejects the value. */
  wrong: MessageDescriptor;
  submit: MessageDescriptor;
  isLoading: boolean;
  error: unknown;
  onSubmit: (text: string) => void;
  onLeave: () => void;
  leave: MessageDescriptor;
}

/** A form with one field, a submit button and a button that closes the form. */
const Typed = ({ field, label, wrong, submit, isLoading, error, onSubmit, onLeave, leave }: TypedProps) => {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) onSubmit(text);
  };
  const isWrong = hasFieldError(error);
  return (
    <form className={styles.proof} noValidate onSubmit={send}>
      <Field label={<FormattedMessage {...label} />} error={isWrong && <FormattedMessage {...wrong} />}>
        <Input {...field} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </Field>
      <Failure error={isWrong ? null : error} />
      <HStack gap={2} wrap>
        <Button type="submit" loading={isLoading}>
          <FormattedMessage {...submit} />
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          <FormattedMessage {...leave} />
        </Button>
      </HStack>
    </form>
  );
};

const AddressForm = ({ onSent, onLeave }: { onSent: () => void; onLeave: () => void }) => {
  const [request, { isLoading, error }] = useRequestEmailCodeMutation();
  const send = async (email: string) => {
    if ((await request(email)).data) onSent();
  };
  return (
    <Typed
      field={{ type: 'email', name: 'email', autoComplete: 'email', inputMode: 'email' }}
      label={messages.address}
      wrong={messages.invalid}
      submit={messages.send}
      onSubmit={(email) => void send(email)}
      leave={messages.stop}
      {...{ isLoading, error, onLeave }}
    />
  );
};

const CodeForm = ({ email, onVerified, onLeave }: { email: string; onVerified: () => void; onLeave: () => void }) => {
  const [verify, { isLoading, error }] = useVerifyEmailMutation();
  const check = async (otp: string) => {
    if ((await verify(otp)).data) onVerified();
  };
  return (
    <>
      <Text size="sm">
        <FormattedMessage {...messages.sent} values={{ email }} />
      </Text>
      <Typed
        field={{ name: 'email_code', autoComplete: 'one-time-code', inputMode: 'numeric' }}
        label={messages.code}
        wrong={messages.codeInvalid}
        submit={messages.verify}
        onSubmit={(otp) => void check(otp)}
        leave={messages.other}
        {...{ isLoading, error, onLeave }}
      />
    </>
  );
};

type Step = 'shown' | 'address' | 'code';

/**
 * The mail address for notifications. A new address is used after the member has entered the code that was sent to it.
 */
export const EmailAddress = ({ settings: { email, pending_email } }: { settings: NotificationSettings }) => {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<Step>(pending_email === null ? 'shown' : 'code');
  const [remove, { isLoading, error }] = useRemoveEmailMutation();
  const removeNow = async () => {
    if ((await remove()).data) showToast({ type: 'success', title: formatMessage(messages.removed) });
  };
  const verified = () => {
    setStep('shown');
    showToast({ type: 'success', title: formatMessage(messages.verified) });
  };
  return (
    <div className={styles.way}>
      <div className={styles.wayHead}>
        <div>
          <Heading level={3}>
            <FormattedMessage {...messages.heading} />
          </Heading>
          {email === null ? (
            <Text size="sm" tone="muted">
              <FormattedMessage {...messages.none} />
            </Text>
          ) : (
            <Text className={styles.address}>{email}</Text>
          )}
        </div>
        {step === 'shown' && (
          <HStack gap={2} wrap>
            <Button variant="outline" onClick={() => setStep('address')}>
              <FormattedMessage {...(email === null ? messages.add : messages.change)} />
            </Button>
            {email !== null && (
              <Button variant="ghost" loading={isLoading} onClick={() => void removeNow()}>
                <FormattedMessage {...messages.remove} />
              </Button>
            )}
          </HStack>
        )}
      </div>
      <Failure error={error} />
      {step === 'address' && <AddressForm onSent={() => setStep('code')} onLeave={() => setStep('shown')} />}
      {step === 'code' && pending_email !== null && (
        <CodeForm email={pending_email} onVerified={verified} onLeave={() => setStep('address')} />
      )}
    </div>
  );
};
