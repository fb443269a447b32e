import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import { Button, Fieldset, HStack, Icon, IconButton, NativeSelect, Stack } from '@yoodee/ui-kit';
import { plusIcon, xIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWhen } from '../times/use-when.ts';
import { messages } from './proposal-picker.messages.ts';
import { emptyTime, proposalDays, timesOn, type ProposedTime } from './proposed-times.ts';
import styles from './proposal-picker.module.css';

export interface ProposalPickerProps {
  times: readonly ProposedTime[];
  onChange(times: ProposedTime[]): void;
  /** Says that none is complete, or one has passed. */
  isInvalid?: boolean;
}

/** Up to three times for a viewing, each a day and an hour in native lists. */
export const ProposalPicker = ({ times, onChange, isInvalid = false }: ProposalPickerProps) => {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const [now] = useState(() => Date.now());
  const change = (index: number, { day, time }: ProposedTime) =>
    // A time that has already passed on the new day cannot be chosen.
    onChange(times.with(index, { day, time: timesOn(day, now).includes(time) ? time : '' }));
  return (
    <Fieldset
      label={<FormattedMessage {...messages.times} />}
      hint={<FormattedMessage {...messages.hint} />}
      error={isInvalid && <FormattedMessage {...messages.error} />}
      required
    >
      <Stack gap={2}>
        {times.map(({ day, time }, index) => (
          // Times are never reordered, only their values change: the index can be the key.
          <div key={index} className={styles.time}>
            <NativeSelect
              aria-label={formatMessage(messages.day, { number: index + 1 })}
              value={day}
              onChange={(event) => change(index, { day: event.target.value, time })}
            >
              <option value="">{formatMessage(messages.pickDay)}</option>
              {proposalDays(now).map((one) => (
                <option key={one} value={one}>
                  {when.day(one)}
                </option>
              ))}
            </NativeSelect>
            <NativeSelect
              aria-label={formatMessage(messages.time, { number: index + 1 })}
              value={time}
              onChange={(event) => change(index, { day, time: event.target.value })}
            >
              <option value="">{formatMessage(messages.pickTime)}</option>
              {timesOn(day, now).map((one) => (
                <option key={one} value={one}>
                  {formatMessage(messages.clock, { time: one })}
                </option>
              ))}
            </NativeSelect>
            {times.length > 1 && (
              <IconButton
                label={formatMessage(messages.remove, { number: index + 1 })}
                icon={<Icon icon={xIcon} />}
                onClick={() => onChange(times.filter((_, at) => at !== index))}
              />
            )}
          </div>
        ))}
        {times.length < viewingLimits.proposals && (
          <HStack>
            <Button variant="ghost" size="sm" onClick={() => onChange([...times, emptyTime])}>
              <Icon icon={plusIcon} size={16} />
              <FormattedMessage {...messages.add} />
            </Button>
          </HStack>
        )}
      </Stack>
    </Fieldset>
  );
};
