import { Icon, IconButton, NativeSelect, Text } from '@yoodee/ui-kit';
import { circleAlertIcon, copyIcon, plusIcon, trash2Icon } from '@yoodee/ui-kit/icons';
import { Menu } from '@yoodee/ui-kit/menu';
import { dayMs, timeZone } from '@yoodee/site';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  addRange,
  copyDay,
  dayGroups,
  endTimes,
  rangesOn,
  startTimes,
  weekdays,
  type DayGroup,
  type Range,
  type RangeProblem,
  type RangeProblems,
} from './range-rules.ts';
import { messages } from './hours.messages.ts';
import styles from './hours.module.css';

/** A Monday, to name the weekdays. */
const someMonday = Date.UTC(2026, 10, 23, 5);

/** The name of a weekday by ISO 8601: 1 is Monday. */
const useWeekdayName = () => {
  const { formatDate } = useIntl();
  return (weekday: number) => formatDate(someMonday + (weekday - 1) * dayMs, { weekday: 'long', timeZone });
};

interface RangeFieldsProps {
  day: string;
  /** The position of the range within the day, starting at 1. */
  number: number;
  range: Range;
  problem: RangeProblem | undefined;
  onChange(range: Range): void;
  onRemove(): void;
}

const RangeFields = ({ day, number, range, problem, onChange, onRemove }: RangeFieldsProps) => {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const control = { 'aria-invalid': problem ? (true as const) : undefined, 'aria-describedby': problem && errorId };
  return (
    <div className={styles.range}>
      <NativeSelect
        aria-label={formatMessage(messages.from, { day, number })}
        value={range.from}
        onChange={({ target }) => onChange({ ...range, from: target.value })}
        {...control}
      >
        {startTimes(range.from).map((time) => (
          <option key={time}>{time}</option>
        ))}
      </NativeSelect>
      <span aria-hidden="true">
        <FormattedMessage {...messages.until} />
      </span>
      <NativeSelect
        aria-label={formatMessage(messages.to, { day, number })}
        value={range.to}
        onChange={({ target }) => onChange({ ...range, to: target.value })}
        {...control}
      >
        {endTimes(range.to).map((time) => (
          <option key={time}>{time}</option>
        ))}
      </NativeSelect>
      <IconButton
        label={formatMessage(messages.removeRange, { day, number })}
        icon={<Icon icon={trash2Icon} size={16} />}
        onClick={onRemove}
      />
      {problem && (
        <p id={errorId} className={styles.problem} role="alert">
          <Icon icon={circleAlertIcon} size={16} />
          <FormattedMessage {...messages[problem]} />
        </p>
      )}
    </div>
  );
};

export interface WeekHoursProps {
  weekly: readonly Range[];
  problems: RangeProblems;
  onChange(weekly: Range[]): void;
  /** Called after the hours of a day were copied. `before` are the previous hours. */
  onCopied(before: readonly Range[]): void;
}

/** The hours of each weekday: several ranges a day, which can be copied to other days. */
export const WeekHours = ({ weekly, problems, onChange, onCopied }: WeekHoursProps) => {
  const { formatMessage } = useIntl();
  const nameOf = useWeekdayName();
  const copy = (weekday: number, group: DayGroup) => {
    onChange(copyDay(weekly, weekday, dayGroups[group]));
    onCopied(weekly);
  };
  return (
    <ul className={styles.days}>
      {weekdays.map((weekday) => {
        const day = nameOf(weekday);
        const ranges = rangesOn(weekly, weekday);
        return (
          <li key={weekday} className={styles.day}>
            <Text weight="medium">{day}</Text>
            <div className={styles.ranges} role="group" aria-label={day}>
              {ranges.length === 0 && (
                <Text tone="muted" size="sm">
                  <FormattedMessage {...messages.noDay} />
                </Text>
              )}
              {ranges.map(({ index, range }, place) => (
                <RangeFields
                  key={index}
                  day={day}
                  number={place + 1}
                  range={range}
                  problem={problems[index]}
                  onChange={(changed) => onChange(weekly.with(index, changed))}
                  onRemove={() => onChange(weekly.toSpliced(index, 1))}
                />
              ))}
            </div>
            <div className={styles.tools}>
              <IconButton
                label={formatMessage(messages.add, { day })}
                icon={<Icon icon={plusIcon} size={16} />}
                onClick={() => onChange(addRange(weekly, weekday))}
              />
              <Menu
                trigger={
                  <IconButton
                    label={formatMessage(messages.copy, { day })}
                    icon={<Icon icon={copyIcon} size={16} />}
                    disabled={ranges.length === 0}
                  />
                }
                items={(Object.keys(dayGroups) as DayGroup[]).map((group) => ({
                  value: group,
                  label: <FormattedMessage {...messages[group]} />,
                }))}
                onSelect={(group) => copy(weekday, group as DayGroup)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
