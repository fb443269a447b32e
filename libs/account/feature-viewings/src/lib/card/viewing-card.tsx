import { NoteForm, Typed, useAssetTitle } from '@yoodee/account-ui-parts';
import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { isShown as hasPage } from '@yoodee/asset-rules';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Heading, Icon, Link, Text } from '@yoodee/ui-kit';
import { messageCircleIcon, phoneIcon } from '@yoodee/ui-kit/icons';
import { CalendarLinks, ViewingWhen } from '@yoodee/ui-viewings';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ViewingRequests } from '../viewing-requests.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { messages } from './viewing-card.messages.ts';
import { isOpen, phaseOf, type ViewingPhase } from './viewing-phase.ts';
import { ViewingSteps } from './viewing-steps.tsx';
import styles from './viewing-card.module.css';

/** Renders a tag of these messages. Each tag contains one text. */
const typed = ([words]: ReactNode[]) => <Typed>{String(words)}</Typed>;

interface PartProps {
  viewing: Viewing;
  phase: ViewingPhase;
}

/** The agreed time, or how many times there are to choose from. */
const When = ({
  viewing: { starts_at, length_min, times },
  phase,
  isTimeOnly,
}: PartProps & { isTimeOnly: boolean }) => {
  if (starts_at !== null) return <ViewingWhen at={{ starts_at, length_min }} isTimeOnly={isTimeOnly} />;
  if (times.length === 1) return <ViewingWhen at={{ starts_at: times[0]!, length_min }} />;
  if (times.length === 0) return <FormattedMessage {...messages.noTime} />;
  const message = phase === 'answer' ? messages.chooseTime : messages.proposed;
  return <FormattedMessage {...message} values={{ count: times.length }} />;
};

/** The other side and the asset, with the ways to reach them. */
const Who = ({ viewing: { side, other, asset, phone, conversation_id } }: Pick<PartProps, 'viewing'>) => {
  const to = hrefs(useLocale());
  const format = useFormat();
  const titleOf = useAssetTitle();
  return (
    <div className={styles.who}>
      {asset && (
        <Text lines={2}>
          {hasPage(asset) ? <Link href={to.asset(asset.id)}>{titleOf(asset)}</Link> : titleOf(asset)}
        </Text>
      )}
      <div className={styles.contact}>
        <span>
          <FormattedMessage
            {...(side === 'selling' ? messages.buyer : messages.seller)}
            values={{ name: other.name, who: typed }}
          />
        </span>
        {phone && (
          <Link href={`tel:${phone}`} className={styles.way}>
            <Icon icon={phoneIcon} size={16} />
            <FormattedMessage {...messages.call} values={{ phone: format.phone(phone) }} />
          </Link>
        )}
        {conversation_id !== null && (
          <Link href={`${to.myAccountTab('messages')}&conversation=${conversation_id}`} className={styles.way}>
            <Icon icon={messageCircleIcon} size={16} />
            <FormattedMessage {...messages.conversation} />
          </Link>
        )}
      </div>
    </div>
  );
};

/** Who ended the viewing and why, the reason of the other side, and the deadline of the answer. */
const Circumstances = ({ viewing, phase }: PartProps) => {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { ended_by, ending, reason, other, answer_by, is_held, side } = viewing;
  return (
    <>
      {ended_by && (
        <Text size="sm" tone="muted">
          {ending ? (
            <FormattedMessage {...messages[ending]} />
          ) : ended_by === 'me' ? (
            <FormattedMessage {...messages.endedByMe} />
          ) : (
            <FormattedMessage {...messages.endedByOther} values={{ name: other.name, who: typed }} />
          )}
        </Text>
      )}
      {reason && (
        <Text size="sm">
          <Typed>{formatMessage(messages.reason, { reason })}</Typed>
        </Text>
      )}
      {answer_by && (phase === 'answer' || phase === 'waiting') && (
        <Text size="sm" tone="muted">
          <FormattedMessage
            {...(phase === 'answer' ? messages.answerBy : messages.waitsUntil)}
            values={{ time: format.date(answer_by, 'dateTime') }}
          />
        </Text>
      )}
      {is_held && side === 'buying' && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.held} />
        </Text>
      )}
    </>
  );
};

/** The proposed times, if the reader cannot choose one of them. */
const Proposed = ({ viewing: { times, length_min, steps } }: Pick<PartProps, 'viewing'>) =>
  times.length > 1 &&
  !steps.includes('accept') && (
    <ul className={styles.proposed}>
      {times.map((starts_at) => (
        <li key={starts_at}>
          <ViewingWhen at={{ starts_at, length_min }} />
        </li>
      ))}
    </ul>
  );

const isAfter = (phase: ViewingPhase) => phase === 'over' || phase === 'kept' || phase === 'no_show';

export interface ViewingCardProps {
  viewing: Viewing;
  requests: ViewingRequests;
  headingLevel: 2 | 3 | 4;
  /** Inside its conversation: hides asset and name, and shows everything except time and state behind a button. */
  isInThread?: boolean;
  /** Below a heading with its day. */
  isTimeOnly?: boolean;
}

/** A viewing: when, with whom, its state in words, and what the reader can do with it. */
export const ViewingCard = ({
  viewing,
  requests,
  headingLevel,
  isInThread = false,
  isTimeOnly = false,
}: ViewingCardProps) => {
  const id = useId();
  const [now] = useState(() => Date.now());
  const [isManaging, setManaging] = useState(false);
  const phase = phaseOf(viewing, now);
  const isFoldable = isInThread && isOpen(viewing, now);
  const isShown = !isFoldable || isManaging;
  return (
    <article className={styles.card} data-thread={isInThread || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="sm" id={id}>
          <When viewing={viewing} phase={phase} isTimeOnly={isTimeOnly} />
        </Heading>
        <PhaseBadge phase={phase} />
      </div>
      {!isInThread && <Who viewing={viewing} />}
      {isFoldable && (
        <Button
          size="sm"
          variant={phase === 'answer' && !isManaging ? 'solid' : 'outline'}
          className={styles.fold}
          aria-expanded={isManaging}
          onClick={() => setManaging(!isManaging)}
        >
          <FormattedMessage {...(phase === 'answer' ? messages.answer : messages.manage)} />
        </Button>
      )}
      {isShown && (
        <>
          <Circumstances viewing={viewing} phase={phase} />
          <Proposed viewing={viewing} />
          <CalendarLinks viewing={viewing} />
          {phase === 'over' && (
            <Text>
              <FormattedMessage {...messages.howWasIt} />
            </Text>
          )}
          <ViewingSteps viewing={viewing} requests={requests} />
        </>
      )}
      {(isAfter(phase) || viewing.note) && (
        <NoteForm
          subject={viewing.other.name}
          note={viewing.note}
          maxLength={viewingLimits.note}
          onSave={(text) => requests.note(viewing.id, text.trim() || null)}
        />
      )}
    </article>
  );
};
