import type { ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import { Button, Notice, Skeleton, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ProposalPicker } from '../proposals/proposal-picker.tsx';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { isProposing, type TimeChoice } from './chosen-time.ts';
import { messages } from './time-choice.messages.ts';
import styles from './time-choice.module.css';

/** The free times, or why there are none yet. */
export interface FreeTimes {
  status: 'loading' | 'ready' | 'failed';
  times: readonly string[];
  hasHours: boolean;
  asksFirst: boolean;
  /** Why the chosen time cannot be booked: somebody else has it, or it is over. The times are the next free ones. */
  lost: 'taken' | 'past' | null;
  /** There is nothing to choose from, only times to propose. */
  isProposalOnly: boolean;
  /** Why they could not be loaded; null without a network. */
  reason: string | null;
}

export const loadingTimes: FreeTimes = {
  status: 'loading',
  times: [],
  hasHours: false,
  asksFirst: false,
  lost: null,
  isProposalOnly: false,
  reason: null,
};

/** The free times of a response. */
export const freeTimesOf = ({ has_hours, ask_first, days }: ViewingTimes): FreeTimes => ({
  ...loadingTimes,
  status: 'ready',
  times: days.flatMap(({ times }) => times),
  hasHours: has_hours,
  asksFirst: ask_first,
});

const lostMessages = {
  taken: [messages.taken, messages.takenAll],
  past: [messages.past, messages.pastAll],
} as const;

const introOf = (
  { times, hasHours, asksFirst, lost, isProposalOnly }: FreeTimes,
  proposes: boolean,
): MessageDescriptor | null => {
  if (lost || isProposalOnly) return null;
  if (!hasHours) return messages.noHours;
  if (times.length === 0) return messages.full;
  if (proposes) return null;
  return asksFirst ? messages.askFirst : messages.atOnce;
};

export interface TimeChoiceFieldsProps {
  free: FreeTimes;
  choice: TimeChoice;
  onChange(choice: TimeChoice): void;
  /** No time is chosen, or the API refused it. */
  isInvalid: boolean;
  onRetry(): void;
}

/** Free times to choose from; a form for proposed ones where none is free, or none suits. */
export const TimeChoiceFields = ({ free, choice, onChange, isInvalid, onRetry }: TimeChoiceFieldsProps) => {
  const { formatMessage } = useIntl();
  if (free.status === 'loading')
    return (
      <div role="status" aria-label={formatMessage(messages.loading)} className={styles.choice}>
        <Skeleton style={{ blockSize: '6rem' }} />
        <Skeleton style={{ blockSize: '8rem' }} />
      </div>
    );
  if (free.status === 'failed')
    return (
      <Notice tone="danger" role="alert" title={<FormattedMessage {...messages.failed} />}>
        <p>{free.reason ?? <FormattedMessage {...messages.offline} />}</p>
        <Button size="sm" variant="outline" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Notice>
    );
  const proposes = isProposing(choice, free.times);
  const intro = introOf(free, proposes);
  return (
    <div className={styles.choice}>
      {free.lost && (
        <Notice tone="warning" role="alert">
          <FormattedMessage {...lostMessages[free.lost][free.times.length > 0 ? 0 : 1]} />
        </Notice>
      )}
      {intro && (
        <Text tone="muted">
          <FormattedMessage {...intro} />
        </Text>
      )}
      {proposes ? (
        <ProposalPicker
          times={choice.proposals}
          onChange={(proposals) => onChange({ ...choice, proposals })}
          isInvalid={isInvalid}
        />
      ) : (
        <SlotPicker
          times={free.times}
          value={choice.slot}
          onChange={(slot) => onChange({ ...choice, slot })}
          error={isInvalid && <FormattedMessage {...messages.required} />}
        />
      )}
      {free.times.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className={styles.other}
          onClick={() => onChange({ ...choice, isProposing: !choice.isProposing })}
        >
          <FormattedMessage {...(proposes ? messages.choose : messages.propose)} />
        </Button>
      )}
    </div>
  );
};
