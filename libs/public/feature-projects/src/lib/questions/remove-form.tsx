import { isSuccess, type CallResult } from '@yoodee/api-client';
import { Button, Text } from '@yoodee/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './live.messages.ts';
import styles from './questions.module.css';

interface RemoveFormProps {
  kind: 'question' | 'answer';
  remove(): Promise<CallResult<null>>;
  onRemoved(): void;
  onCancel(): void;
}

/** Asks before a member's own question or answer is deleted. */
export const RemoveForm = ({ kind, remove, onRemoved, onCancel }: RemoveFormProps) => {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => button.current?.focus(), []);

  const press = async () => {
    setSending(true);
    const result = await remove();
    setSending(false);
    if (isSuccess(result)) onRemoved();
    else setProblem(result.status === 0 ? formatMessage(messages.offline) : result.message);
  };

  return (
    <div className={styles.form} role="group">
      <Text>
        <FormattedMessage {...messages[kind === 'question' ? 'removeQuestion' : 'removeAnswer']} />
      </Text>
      {problem && (
        <Text tone="danger" role="alert">
          {problem}
        </Text>
      )}
      <div className={styles.actions}>
        <Button ref={button} size="sm" loading={isSending} onClick={() => void press()}>
          <FormattedMessage {...messages.remove} />
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </div>
  );
};
