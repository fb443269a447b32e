import { useAssetTitle } from '@yoodee/account-ui-parts';
import type { Conversation } from '@yoodee/api-contract/conversations';
import { useFormat, useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { VisuallyHidden } from '@yoodee/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as attachmentWords } from '../attachments/attachments.messages.ts';
import { Cover } from '../thread/cover.tsx';
import { messages as enquiryWords } from '../thread/enquiry-words.messages.ts';
import { messages } from './inbox.messages.ts';
import { rowId } from './row-id.ts';
import styles from './inbox.module.css';

/** The time of today's messages, the date of others. */
const When = ({ at }: { at: string }) => {
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const isToday = format.date(at) === format.date(now);
  return (
    <time className={styles.when} dateTime={at}>
      {format.date(at, isToday ? 'time' : 'short')}
    </time>
  );
};

const Excerpt = ({ conversation: { last_message } }: { conversation: Conversation }) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { mine, excerpt, enquiry_kind, attached } = last_message;
  const enquiry = enquiry_kind && formatMessage(enquiryWords[enquiry_kind]);
  const files = attached && formatMessage(attached === 'pdf' ? attachmentWords.sentPdf : attachmentWords.somePhotos);
  const text = excerpt ?? enquiry ?? files ?? '';
  const language = excerpt === null ? undefined : otherLocale(locale, excerpt);
  return (
    <span className={styles.excerpt} lang={mine ? undefined : language}>
      {mine ? <FormattedMessage {...messages.mine} values={{ text }} /> : text}
    </span>
  );
};

export interface ConversationRowProps {
  conversation: Conversation;
  href: string;
  isOpen: boolean;
}

/** A conversation in the list. */
export const ConversationRow = ({ conversation, href, isOpen }: ConversationRowProps) => {
  const locale = useLocale();
  const titleOf = useAssetTitle();
  const { id, other, asset, unread, last_message } = conversation;
  return (
    <li>
      <a
        id={rowId(id)}
        className={styles.row}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
      >
        <Cover imageKey={asset?.cover ?? null} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name} lang={otherLocale(locale, other.name)}>
              {other.name}
            </span>{' '}
            <When at={last_message.created_at} />
          </span>
          {asset && <span className={styles.title}>{titleOf(asset)}</span>}
          <span className={styles.line}>
            <Excerpt conversation={conversation} />{' '}
            {unread > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {unread}
                </span>
                <VisuallyHidden>
                  <FormattedMessage {...messages.unreadOf} values={{ count: unread }} />
                </VisuallyHidden>
              </>
            )}
          </span>
        </span>
      </a>
    </li>
  );
};
