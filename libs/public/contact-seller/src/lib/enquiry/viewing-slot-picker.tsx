import { leadLimits } from '@yoodee/api-contract/leads';
import { Button, Fieldset, HStack, Icon, IconButton, NativeSelect, Stack } from '@yoodee/ui-kit';
import { plusIcon, xIcon } from '@yoodee/ui-kit/icons';
import { timeZone } from '@yoodee/site';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './enquiry.messages.ts';
import { emptySlot, viewingDays, viewingTimes, type ViewingSlot } from './viewing-slots.ts';
import styles from '../contact-form.module.css';

export interface ViewingSlotPickerProps {
  slots: readonly ViewingSlot[];
  onChange: (slots: ViewingSlot[]) => void;
  error?: ReactNode;
}

/** Up to three times for a viewing, each a day and an hour in native selects. */
export const ViewingSlotPicker = ({ slots, onChange, error }: ViewingSlotPickerProps) => {
  const intl = useIntl();
  const [days] = useState(() => viewingDays(new Date()));
  const change = (index: number, changes: Partial<ViewingSlot>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...changes } : slot)));
  const dayName = (day: string) =>
    intl.formatDate(`${day}T12:00:00+07:00`, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  return (
    <Fieldset
      label={<FormattedMessage {...messages.slots} />}
      hint={<FormattedMessage {...messages.slotsHint} />}
      error={error}
      required
    >
      <Stack gap={2}>
        {slots.map(({ day, time }, index) => (
          // Slots are never reordered, only their values change: the index can be the key.
          <div key={index} className={styles.slot}>
            <NativeSelect
              aria-label={intl.formatMessage(messages.slotDay, { number: index + 1 })}
              value={day}
              onChange={(event) => change(index, { day: event.target.value })}
            >
              <option value="">{intl.formatMessage(messages.pickDay)}</option>
              {days.map((one) => (
                <option key={one} value={one}>
                  {dayName(one)}
                </option>
              ))}
            </NativeSelect>
            <NativeSelect
              aria-label={intl.formatMessage(messages.slotTime, { number: index + 1 })}
              value={time}
              onChange={(event) => change(index, { time: event.target.value })}
            >
              <option value="">{intl.formatMessage(messages.pickTime)}</option>
              {viewingTimes.map((one) => (
                <option key={one} value={one}>
                  {intl.formatMessage(messages.time, { time: one })}
                </option>
              ))}
            </NativeSelect>
            {slots.length > 1 && (
              <IconButton
                label={intl.formatMessage(messages.removeSlot, { number: index + 1 })}
                icon={<Icon icon={xIcon} />}
                onClick={() => onChange(slots.filter((_, at) => at !== index))}
              />
            )}
          </div>
        ))}
        {slots.length < leadLimits.viewingSlots && (
          <HStack>
            <Button variant="ghost" size="sm" onClick={() => onChange([...slots, emptySlot])}>
              <Icon icon={plusIcon} size={16} />
              <FormattedMessage {...messages.addSlot} />
            </Button>
          </HStack>
        )}
      </Stack>
    </Fieldset>
  );
};
