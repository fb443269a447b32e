import { Field, NativeSelect } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './notification-section.messages.ts';
import { useChoose } from './use-choose.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Selects the hour at which daily and weekly digests of saved searches are sent. */
export const DigestHour = ({ hour }: { hour: number }) => {
  const { formatMessage } = useIntl();
  const { choose, isLoading } = useChoose();
  const set = (to: number) =>
    choose({
      about: 'digest-hour',
      change: { digest_hour: to },
      undo: { digest_hour: hour },
      done: formatMessage(messages.digestAt, { hour: to }),
    });
  return (
    <Field label={<FormattedMessage {...messages.digest} />}>
      <NativeSelect
        name="digest_hour"
        value={hour}
        aria-disabled={isLoading}
        onChange={({ currentTarget }) => {
          if (!isLoading) void set(Number(currentTarget.value));
        }}
      >
        {hours.map((one) => (
          <option key={one} value={one}>
            {formatMessage(messages.hour, { hour: one })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};
