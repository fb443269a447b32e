import { useOutcome } from '@yoodee/account-ui-parts';
import { pauseAppealLimits, type ConversationPause } from '@yoodee/api-contract/conversation-pause';
import { useFormat } from '@yoodee/i18n';
import { Button, Field, HStack, Notice, Textarea } from '@yoodee/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppealMyPauseMutation } from '../conversations.api.ts';
import { messages } from './pause-notice.messages.ts';
import styles from './inbox.module.css';

const AppealForm = ({ onClose }: { onClose(): void }) => {
  const { failed } = useOutcome();
  const [appeal, { isLoading }] = useAppealMyPauseMutation();
  const [text, setText] = useState('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { error } = await appeal(text.trim());
    if (error) failed(error);
  };
  return (
    <form className={styles.appeal} onSubmit={(event) => void submit(event)}>
      <Field label={<FormattedMessage {...messages.label} />}>
        <Textarea
          autoFocus
          required
          rows={3}
          maxLength={pauseAppealLimits.text}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <HStack gap={2} wrap>
        <Button size="sm" type="submit" loading={isLoading} disabled={text.trim() === ''}>
          <FormattedMessage {...messages.send} />
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </HStack>
    </form>
  );
};

/** Why the member can begin no new conversations, until when, and how to appeal. */
export const PauseNotice = ({ pause: { until, appeal } }: { pause: ConversationPause }) => {
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage {...messages.title} values={{ date: format.date(until, 'long') }} />}
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      {appeal === 'none' && isOpen && <AppealForm onClose={() => setOpen(false)} />}
      {appeal === 'none' && !isOpen && (
        <Button size="sm" variant="outline" className={styles.appealButton} onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.appeal} />
        </Button>
      )}
      {appeal !== 'none' && (
        <p role="status">
          <FormattedMessage {...messages[appeal]} />
        </p>
      )}
    </Notice>
  );
};
