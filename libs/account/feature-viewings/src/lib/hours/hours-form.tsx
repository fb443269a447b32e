import { useOutcome } from '@yoodee/account-ui-parts';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { Button, Checkbox, Field, Heading, NativeSelect } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { numbersWith } from './range-rules.ts';
import { messages } from './hours.messages.ts';
import type { HoursState } from './saved-hours.ts';
import { useSavedHours } from './use-saved-hours.ts';
import { WeekHours } from './week-hours.tsx';
import styles from './hours.module.css';

const choices = {
  length_min: { label: messages.length, unit: messages.minutes, numbers: [15, 20, 30, 45, 60, 90, 120] },
  gap_min: { label: messages.gap, unit: messages.minutes, numbers: [0, 10, 15, 30, 60] },
  notice_hours: { label: messages.notice, unit: messages.hours, numbers: [0, 1, 2, 3, 6, 12, 24, 48, 72] },
  days_ahead: { label: messages.ahead, unit: messages.days, numbers: [7, 14, 30, 60] },
} as const satisfies Partial<
  Record<
    keyof ViewingHours,
    { label: TypedMessageDescriptor; unit: TypedMessageDescriptor<{ count: number }>; numbers: readonly number[] }
  >
>;

/** Whether the form is stored. */
const Status = ({ state: { status, reason }, onRetry }: { state: HoursState; onRetry(): void }) => (
  <div className={styles.status} data-status={status}>
    <p role="status">
      {status === 'failed' ? (
        <FormattedMessage {...messages.failed} values={{ reason: reason ?? '' }} />
      ) : (
        <FormattedMessage {...messages[status]} />
      )}
    </p>
    {status === 'failed' && (
      <Button size="sm" variant="outline" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    )}
  </div>
);

export interface HoursFormProps {
  assetId: number | null;
  stored: ViewingHours;
  isRemoving: boolean;
  /** Removes the hours. The argument is their last value. */
  onRemove(hours: ViewingHours): void;
}

/** The hours of all listings (null) or of one. They are saved as they are changed. */
export const HoursForm = ({ assetId, stored, isRemoving, onRemove }: HoursFormProps) => {
  const { formatMessage } = useIntl();
  const { done } = useOutcome();
  const { change, save, discard, ...state } = useSavedHours(assetId, stored);
  const { hours, problems } = state;
  const remove = () => {
    discard();
    onRemove(hours);
  };
  return (
    <div className={styles.form}>
      <Heading level={4} size="sm">
        <FormattedMessage {...messages.weekly} />
      </Heading>
      <WeekHours
        weekly={hours.weekly}
        problems={problems}
        onChange={(weekly) => change({ weekly })}
        onCopied={(before) =>
          done(formatMessage(messages.copied), () => change({ weekly: [...before] }), 'hours-copied')
        }
      />
      <div className={styles.numbers}>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => {
          const { label, unit, numbers } = choices[name];
          return (
            <Field key={name} label={<FormattedMessage {...label} />}>
              <NativeSelect value={hours[name]} onChange={({ target }) => change({ [name]: Number(target.value) })}>
                {numbersWith(hours[name], numbers).map((count) => (
                  <option key={count} value={count}>
                    {formatMessage(unit, { count })}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          );
        })}
      </div>
      <Checkbox checked={hours.ask_first} onChange={({ target }) => change({ ask_first: target.checked })}>
        <FormattedMessage {...messages.askFirst} />
      </Checkbox>
      <div className={styles.end}>
        <Status state={state} onRetry={save} />
        <Button size="sm" variant="ghost" loading={isRemoving} onClick={remove}>
          <FormattedMessage {...(assetId === null ? messages.remove : messages.removeOwn)} />
        </Button>
      </div>
    </div>
  );
};
