import { conversationLimits } from '@yoodee/api-contract/conversations';
import { useLocale } from '@yoodee/i18n';
import { Icon, IconButton, Textarea } from '@yoodee/ui-kit';
import { sendIcon } from '@yoodee/ui-kit/icons';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AttachButton } from '../attachments/attach-button.tsx';
import { AttachmentTray } from '../attachments/attachment-tray.tsx';
import { messages as attachmentMessages } from '../attachments/attachments.messages.ts';
import { createUploads, type UploadAttachment } from '../attachments/uploads.ts';
import type { NewMessage } from '../thread/thread.ts';
import type { ThreadMemory } from '../thread/thread-memory.ts';
import { messages } from './composer.messages.ts';
import styles from './composer.module.css';

export interface ComposerHelpProps {
  /** Whether the text field is empty. */
  isEmpty: boolean;
  insert(text: string): void;
}

export interface ComposerProps {
  memory: ThreadMemory;
  /** Offers texts to put into the message. */
  Help: ComponentType<ComposerHelpProps> | undefined;
  otherName: string;
  upload: UploadAttachment;
  onSend(message: NewMessage): void;
}

/** Length from which the counter is shown. */
const nearLimit = conversationLimits.text * 0.9;

/** Enter sends on devices with a mouse. On a phone it inserts a new line, because there is no other key for that. */
const isEnterSend = () => window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? true;

/** The text field. Its text survives until it is sent. */
export const Composer = ({ memory, upload, Help, otherName, onSend }: ComposerProps) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const countId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState(() => memory.readDraft());
  const [uploads] = useState(() => createUploads(upload, memory.files));
  const files = useSyncExternalStore(uploads.subscribe, uploads.get);
  useEffect(() => uploads.start(), [uploads]);
  const unsent = files.filter(({ status }) => status !== 'ready' && status !== 'refused').length;
  const hasFiles = files.some(({ status }) => status === 'ready');
  const length = text.trim().length;
  const left = conversationLimits.text - length;
  const canSend = (length > 0 || hasFiles) && left >= 0 && unsent === 0;
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
    if (!canSend) return field.current?.focus();
    onSend({ text: text.trim(), attachments: uploads.take() });
    change('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isEnterSend()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const addAll = (event: { preventDefault(): void }, { files: given }: DataTransfer) => {
    if (given.length === 0) return;
    event.preventDefault();
    uploads.add([...given]);
  };
  const onPaste = (event: ClipboardEvent) => addAll(event, event.clipboardData);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    addAll(event, event.dataTransfer);
  };
  return (
    <form
      ref={form}
      className={styles.composer}
      data-over={isOver || undefined}
      onSubmit={submit}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      noValidate
    >
      {Help && <Help isEmpty={length === 0} insert={insert} />}
      <AttachmentTray items={files} uploads={uploads} />
      <div className={styles.row}>
        <AttachButton onPick={(picked) => uploads.add(picked)} />
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
          onPaste={onPaste}
        />
        <IconButton
          type="submit"
          variant="solid"
          label={formatMessage(messages.send)}
          icon={<Icon icon={sendIcon} />}
          disabled={!canSend}
        />
      </div>
      <p id={countId} className={styles.count} data-over={left < 0 || undefined} aria-live="polite">
        {unsent > 0 && <FormattedMessage {...attachmentMessages.unsent} values={{ count: unsent }} />}
        {unsent === 0 && length >= nearLimit && (
          <FormattedMessage {...(left < 0 ? messages.tooLong : messages.left)} values={{ count: Math.abs(left) }} />
        )}
      </p>
    </form>
  );
};
