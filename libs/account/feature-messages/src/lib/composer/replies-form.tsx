import { useOutcome } from '@yoodee/account-ui-parts';
import { savedReplyLimits, type SavedReplies as Replies } from '@yoodee/api-contract/saved-replies';
import { useLocale } from '@yoodee/i18n';
import { Button, HStack, Icon, IconButton, Textarea } from '@yoodee/ui-kit';
import { arrowDownIcon, arrowUpIcon, plusIcon, trash2Icon } from '@yoodee/ui-kit/icons';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePutMySavedRepliesMutation } from '../conversations.api.ts';
import { moved } from './reply-order.ts';
import { messages } from './saved-replies.messages.ts';
import styles from './composer.module.css';

type Reply = Replies['items'][number];

/** Adds, changes, orders and deletes saved replies. Empty ones are not stored. */
export const RepliesForm = ({ items, onDone }: Replies & { onDone(): void }) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { done, failed } = useOutcome();
  const [put, { isLoading }] = usePutMySavedRepliesMutation();
  const [replies, setReplies] = useState<readonly Reply[]>(items);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const { error } = await put({ items: replies.filter(({ text }) => text.trim() !== '') });
    if (error) return failed(error);
    done(formatMessage(messages.saved));
    onDone();
  };
  return (
    <form className={styles.dialog} onSubmit={(event) => void save(event)}>
      <ol className={styles.replies}>
        {replies.map((reply, at) => {
          const values = { place: at + 1 };
          return (
            <li key={at} className={styles.edited}>
              <Textarea
                rows={2}
                lang={reply.locale}
                aria-label={formatMessage(messages.reply, values)}
                maxLength={savedReplyLimits.text}
                value={reply.text}
                onChange={({ currentTarget }) => setReplies(replies.with(at, { ...reply, text: currentTarget.value }))}
              />
              <HStack gap={1}>
                <IconButton
                  size="sm"
                  label={formatMessage(messages.up, values)}
                  icon={<Icon icon={arrowUpIcon} size={16} />}
                  disabled={at === 0}
                  onClick={() => setReplies(moved(replies, at, at - 1))}
                />
                <IconButton
                  size="sm"
                  label={formatMessage(messages.down, values)}
                  icon={<Icon icon={arrowDownIcon} size={16} />}
                  disabled={at === replies.length - 1}
                  onClick={() => setReplies(moved(replies, at, at + 1))}
                />
                <IconButton
                  size="sm"
                  label={formatMessage(messages.remove, values)}
                  icon={<Icon icon={trash2Icon} size={16} />}
                  onClick={() => setReplies(replies.toSpliced(at, 1))}
                />
              </HStack>
            </li>
          );
        })}
      </ol>
      {replies.length < savedReplyLimits.replies && (
        <Button
          size="sm"
          variant="ghost"
          className={styles.add}
          onClick={() => setReplies([...replies, { text: '', locale }])}
        >
          <Icon icon={plusIcon} size={16} />
          <FormattedMessage {...messages.add} />
        </Button>
      )}
      <HStack gap={2} wrap>
        <Button type="submit" loading={isLoading}>
          <FormattedMessage {...messages.save} />
        </Button>
        <Button variant="ghost" onClick={onDone}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </HStack>
    </form>
  );
};
