import { Loaded } from '@yoodee/account-ui-parts';
import { readToken } from '@yoodee/auth';
import type { SavedReplies as Replies } from '@yoodee/api-contract/saved-replies';
import { Button, Icon, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { fileTextIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetMySavedRepliesQuery } from '../conversations.api.ts';
import type { ComposerHelpProps } from './composer.tsx';
import { RepliesForm } from './replies-form.tsx';
import { messages } from './saved-replies.messages.ts';
import styles from './composer.module.css';

const Choice = ({ items, onChoose, onManage }: Replies & { onChoose(text: string): void; onManage(): void }) => (
  <>
    <Text size="sm" tone="muted">
      <FormattedMessage {...(items.length > 0 ? messages.hint : messages.empty)} />
    </Text>
    <ul className={styles.replies}>
      {items.map(({ text, locale }, place) => (
        <li key={place}>
          <button type="button" className={styles.reply} lang={locale} onClick={() => onChoose(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
    <Button variant="outline" onClick={onManage}>
      <FormattedMessage {...messages.manage} />
    </Button>
  </>
);

const Content = ({ onChoose }: { onChoose(text: string): void }) => {
  const query = useGetMySavedRepliesQuery(undefined, { skip: !readToken() });
  const [isManaging, setManaging] = useState(false);
  return (
    <div className={styles.dialog}>
      <Loaded query={query} rowHeight="3rem">
        {({ items }) =>
          isManaging ? (
            <RepliesForm items={items} onDone={() => setManaging(false)} />
          ) : (
            <Choice items={items} onChoose={onChoose} onManage={() => setManaging(true)} />
          )
        }
      </Loaded>
    </div>
  );
};

/** The seller's saved replies: choose one, or change them. */
export const SavedReplies = ({ insert }: ComposerHelpProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const choose = (text: string) => {
    setOpen(false);
    insert(text);
  };
  return (
    <div className={styles.help}>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={fileTextIcon} size={16} />
        <FormattedMessage {...messages.open} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={formatMessage(messages.open)}
        closeLabel={formatMessage(messages.close)}
      >
        <Content onChoose={choose} />
      </Dialog>
    </div>
  );
};
