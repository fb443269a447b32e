import { Fieldset, Icon, IconButton, Text, VisuallyHidden } from '@yoodee/ui-kit';
import { chevronLeftIcon, chevronRightIcon } from '@yoodee/ui-kit/icons';
import { timeZone } from '@yoodee/site';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useWhen } from '../times/use-when.ts';
import { clockOf, dayOf, noonOf, otherZone } from '../times/zones.ts';
import type { OfDay } from '../times/group-by-day.ts';
import { slotDays } from './slot-days.ts';
import { messages } from './slot-picker.messages.ts';
import styles from './slot-picker.module.css';

export interface SlotPickerProps {
  /** Free times; at least one. */
  times: readonly string[];
  /** The chosen one. */
  value: string | null;
  onChange(time: string): void;
  error?: ReactNode;
}

/** A row of days that scrolls sideways; with a mouse it is scrolled by buttons. */
const Days = ({ days, day, onChange }: { days: OfDay<string>[]; day: string; onChange(day: string): void }) => {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const scroll = (pages: number) =>
    strip.current?.scrollBy?.({ left: pages * strip.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <Fieldset label={<FormattedMessage {...messages.day} />}>
      <div className={styles.days}>
        <div className={styles.scroll}>
          <IconButton
            size="sm"
            label={formatMessage(messages.earlier)}
            icon={<Icon icon={chevronLeftIcon} />}
            onClick={() => scroll(-1)}
          />
        </div>
        <div ref={strip} className={styles.strip}>
          {days.map((one) => (
            <label key={one.day} className={styles.day} title={when.day(one.day, 'long')}>
              <input
                type="radio"
                className={styles.control}
                name={name}
                value={one.day}
                checked={one.day === day}
                onChange={() => onChange(one.day)}
              />
              <span className={styles.weekday}>
                <FormattedDate value={noonOf(one.day)} weekday="short" timeZone={timeZone} />
              </span>{' '}
              <span className={styles.date}>
                <FormattedDate value={noonOf(one.day)} day="numeric" timeZone={timeZone} />
              </span>{' '}
              <span>
                <FormattedDate value={noonOf(one.day)} month="short" timeZone={timeZone} />
              </span>{' '}
              <VisuallyHidden>
                <FormattedMessage {...messages.free} values={{ count: one.items.length }} />
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <div className={styles.scroll}>
          <IconButton
            size="sm"
            label={formatMessage(messages.later)}
            icon={<Icon icon={chevronRightIcon} />}
            onClick={() => scroll(1)}
          />
        </div>
      </div>
    </Fieldset>
  );
};

const Time = ({ time }: { time: string }) => {
  const zone = otherZone(time);
  return (
    <>
      <time dateTime={time}>{clockOf(time)}</time> {zone && <span className={styles.own}>{clockOf(time, zone)}</span>}
    </>
  );
};

/** Free times: a row of days, and below it the times of the chosen day. Arrow keys move in both. */
export const SlotPicker = ({ times, value, onChange, error }: SlotPickerProps) => {
  const when = useWhen();
  const name = useId();
  const days = slotDays(times);
  const [chosenDay, setDay] = useState(value ? dayOf(value) : '');
  // The day may have no free times any more.
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0];
  if (!shown) return null;
  const isElsewhere = otherZone(shown.items[0]!) !== null;
  return (
    <div className={styles.picker}>
      <Days days={days} day={shown.day} onChange={setDay} />
      <Fieldset
        label={<FormattedMessage {...messages.time} values={{ day: when.day(shown.day, 'long') }} />}
        error={error}
        required
      >
        {isElsewhere && (
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.zone} />
          </Text>
        )}
        <div className={styles.times}>
          {shown.items.map((time) => (
            <label key={time} className={styles.time}>
              <input
                type="radio"
                className={styles.control}
                name={name}
                value={time}
                checked={time === value}
                onChange={() => onChange(time)}
              />
              <Time time={time} />
            </label>
          ))}
        </div>
      </Fieldset>
    </div>
  );
};
