import { Checkbox, Text } from '@yoodee/ui-kit';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './notification-section.messages.ts';
import { useChoose } from './use-choose.ts';

/** Whether messages by LINE and email are delayed until the morning. */
export const QuietHours = ({ isQuiet }: { isQuiet: boolean }) => {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const { choose, isLoading } = useChoose();
  const toggle = () =>
    choose({
      about: 'quiet-hours',
      change: { quiet_hours: !isQuiet },
      undo: { quiet_hours: isQuiet },
      done: formatMessage(isQuiet ? messages.quietOff : messages.quietOn),
    });
  return (
    <div>
      <Checkbox
        name="quiet_hours"
        checked={isQuiet}
        aria-disabled={isLoading}
        aria-describedby={hintId}
        onChange={() => {
          if (!isLoading) void toggle();
        }}
      >
        <FormattedMessage {...messages.quiet} />
      </Checkbox>
      <Text size="sm" tone="muted" id={hintId}>
        <FormattedMessage {...messages.quietLead} />
      </Text>
    </div>
  );
};
