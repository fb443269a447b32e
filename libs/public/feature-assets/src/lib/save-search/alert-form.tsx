import type { SearchKind } from '@yoodee/api-contract/saved-searches';
import { Field, Input, Link, NativeSelect, Notice, RadioCardGroup, Text } from '@yoodee/ui-kit';
import type { FormEvent, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './alert-dialog.module.css';
import { messages } from './alert-dialog.messages.ts';
import type { AlertChannel, AlertRequest, Frequency } from './use-alert-request.ts';

interface AlertFormProps {
  id: string;
  name: string;
  kind: SearchKind;
  channels: readonly AlertChannel[];
  request: AlertRequest;
  emailRef: RefObject<HTMLInputElement | null>;
  signInHref: string;
}

const channelMessages = { line: messages.line, email: messages.email };

/** Channel, address and frequency of an alert. */
export const AlertForm = ({ id, name, kind, channels, request, emailRef, signInHref }: AlertFormProps) => {
  const { formatMessage } = useIntl();
  const { channel } = request;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request.send();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <Text className={styles.long}>
        <FormattedMessage {...messages.lead} values={{ kind, name, b: (words) => <strong>{words}</strong> }} />
      </Text>
      {channels.length > 1 && (
        <RadioCardGroup
          name="channel"
          label={<FormattedMessage {...messages.channel} />}
          options={channels.map((value) => ({ value, label: formatMessage(channelMessages[value]) }))}
          value={channel}
          onValueChange={request.setChannel}
        />
      )}
      {channel === 'email' && (
        <Field
          label={<FormattedMessage {...messages.email} />}
          error={request.isWrong && <FormattedMessage {...messages.emailError} />}
          required
        >
          <Input
            ref={emailRef}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            value={request.email}
            onChange={({ currentTarget }) => request.setEmail(currentTarget.value)}
          />
        </Field>
      )}
      {/* Medians are sent monthly. */}
      {kind === 'matches' && (
        <Field label={<FormattedMessage {...messages.frequency} />}>
          <NativeSelect
            name="frequency"
            value={request.frequency}
            onChange={({ currentTarget }) => request.setFrequency(currentTarget.value as Frequency)}
          >
            {(['instant', 'daily', 'weekly'] as const).map((one) => (
              <option key={one} value={one}>
                {formatMessage(messages[one])}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Text size="sm" tone="muted">
        <FormattedMessage {...(channel === 'line' ? messages.linePrivacy : messages.privacy)} />
      </Text>
      {request.problem && (
        <Notice tone="danger" role="alert">
          {request.problem}
        </Notice>
      )}
      {request.honeypot}
      <Text size="sm" className={styles.account}>
        <FormattedMessage {...messages.account} values={{ a: (words) => <Link href={signInHref}>{words}</Link> }} />
      </Text>
    </form>
  );
};
