import { conversationLimits } from '@yoodee/api-contract/conversations';
import { useLocale } from '@yoodee/i18n';
import { Icon, IconButton, Textarea } from '@yoodee/ui-kit';
import { sendIcon } from '@yoodee/ui-kit/icons';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ThreadMemory } from '../thread/thread-memory.ts';
import { messages } from './composer.messages.ts';
import styles from './composer.module.css';

export interface ComposerHelpProps {
  /** Nothing is typed. */
  isEmpty: boolean;
  insert(text: string): void;
}

export interface ComposerProps {
  memory: ThreadMemory;
  /** Offers texts to put into the message. */
  Help: ComponentType<ComposerHelpProps> | undefined;
  otherName: string;
  onSend(text: string): void;
}

/** From here on the counter is shown. */
const nearLimit = conversationLimits.text * 0.9;

/** With a keyboard and a mouse Enter sends. On a phone it is the only way to a new line. */
const isEnterSend = () => window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? true;

/** The text field. Its text survives until it is sent. */
export const Composer = ({ memory, Help, otherName, onSend }: ComposerProps) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const countId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => memory.readDraft());
  const length = text.trim().length;
  const left = conversationLimits.text - length;
  const change = (changed: string) => {
    setText(changed);
    memory.writeDraft(changed);
  };
  const insert = (added: string) => {
    change(text.trim() === '' ? added : `${text.trimEnd()}\n${added}`);
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (length === 0 || left < 0) return field.current?.focus();
    onSend(text.trim());
    change('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isEnterSend()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} className={styles.composer} onSubmit={submit} noValidate>
      {Help && <Help isEmpty={length === 0} insert={insert} />}
      <div className={styles.row}>
        <Textarea
          ref={field}
          rows={1}
          className={styles.field}
          lang={locale}
          enterKeyHint={isEnterSend() ? 'send' : 'enter'}
          aria-label={formatMessage(messages.label, { name: otherName })}
          aria-describedby={countId}
          aria-invalid={left < 0 || undefined}
          placeholder={formatMessage(messages.placeholder)}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          variant="solid"
          label={formatMessage(messages.send)}
          icon={<Icon icon={sendIcon} />}
          disabled={length === 0 || left < 0}
        />
      </div>
      <p id={countId} className={styles.count} data-over={left < 0 || undefined} aria-live="polite">
        {length >= nearLimit && (
          <FormattedMessage {...(left < 0 ? messages.tooLong : messages.left)} values={{ count: Math.abs(left) }} />
        )}
      </p>
    </form>
  );
};
