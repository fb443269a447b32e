import { isSuccess, type CallResult } from '@yoodee/api-client';
import { projectPostLengths } from '@yoodee/api-contract/project-questions';
import { Button, Field, Notice, Textarea } from '@yoodee/ui-kit';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './live.messages.ts';
import styles from './questions.module.css';

const words = {
  question: { label: messages.question, hint: messages.questionHint, send: messages.sendQuestion },
  answer: { label: messages.answer, hint: messages.answerHint, send: messages.sendAnswer },
};

interface PostFormProps<Post> {
  kind: keyof typeof words;
  send(text: string): Promise<CallResult<Post>>;
  onSent(post: Post): void;
  onCancel(): void;
}

/** Where a member writes a question or an answer. What was typed stays until it is sent. */
export const PostForm = <Post,>({ kind, send, onSent, onCancel }: PostFormProps<Post>) => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { shortest: least, longest } = projectPostLengths[kind];

  useEffect(() => field.current?.focus(), []);

  const refuse = (code: string | undefined) => {
    if (code === 'contact_details') return formatMessage(messages.contact);
    return code === 'invalid' ? formatMessage(messages.unreadable) : formatMessage(messages.short, { least });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setProblem(null);
    if (text.trim().length < least) {
      setError(formatMessage(messages.short, { least }));
      field.current?.focus();
      return;
    }
    setError(null);
    setSending(true);
    const result = await send(text);
    setSending(false);
    if (isSuccess(result)) return onSent(result.data);
    if (result.errors['text']) {
      setError(refuse(result.errors['text']));
      field.current?.focus();
    } else setProblem(result.status === 0 ? formatMessage(messages.offline) : result.message);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={<FormattedMessage {...words[kind].label} />}
        hint={<FormattedMessage {...words[kind].hint} />}
        error={error}
        required
      >
        <Textarea
          ref={field}
          name="text"
          rows={3}
          maxLength={longest}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={isSending}>
          <FormattedMessage {...words[kind].send} />
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </form>
  );
};
