import { useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { Button, Field, Icon, Textarea } from '@yoodee/ui-kit';
import { squarePenIcon } from '@yoodee/ui-kit/icons';
import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './note-form.messages.ts';
import { useOutcome } from './outcome.ts';
import styles from './note-form.module.css';

export interface NoteFormProps {
  /** What the note is about. Part of the button's accessible name, because a page has many such buttons. */
  subject: string;
  /** The stored note. */
  note: string | null;
  maxLength: number;
  /** Stores the text; resolves with `error` if that failed. */
  onSave(text: string): Promise<{ error?: unknown }>;
}

/** The member's private note, with a button that opens the form. Unsaved text is retained when the form is closed. */
export const NoteForm = ({ subject, note, maxLength, onSave }: NoteFormProps) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { done, failed } = useOutcome();
  const formId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(note ?? '');
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const { error } = await onSave(text);
    setSaving(false);
    if (error) return failed(error);
    done(formatMessage(messages.saved));
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.note}>
      {note && !isOpen && (
        <p className={styles.words} lang={otherLocale(locale, note)}>
          {note}
        </p>
      )}
      <Button
        ref={opener}
        size="sm"
        variant="ghost"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={formId}
        aria-label={formatMessage(note ? messages.editOf : messages.addOf, { subject })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={squarePenIcon} size={16} />
        <FormattedMessage {...(note ? messages.edit : messages.add)} />
      </Button>
      <form id={formId} hidden={!isOpen} className={styles.form} onSubmit={(event) => void save(event)}>
        <Field label={formatMessage(messages.note)} hint={formatMessage(messages.hint)}>
          <Textarea
            rows={2}
            lang={otherLocale(locale, text)}
            maxLength={maxLength}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
        <Button type="submit" size="sm" variant="outline" loading={isSaving} disabled={text.trim() === (note ?? '')}>
          <FormattedMessage {...messages.save} />
        </Button>
      </form>
    </div>
  );
};
