import { useLocale } from '@yoodee/i18n';
import { Button, LinkButton, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './alert-dialog.module.css';
import { messages } from './alert-dialog.messages.ts';
import { AlertForm } from './alert-form.tsx';
import type { SearchToSave } from './post-saved-search.ts';
import { useAlertRequest, type AlertChannel } from './use-alert-request.ts';

export interface AlertDialogProps {
  search: SearchToSave;
  /** The channels that the site offers; the first is selected by default. */
  channels: readonly AlertChannel[];
  signInHref: string;
  onClose: () => void;
}

const titles = {
  asking: messages.title,
  sending: messages.title,
  mailed: messages.sentTitle,
  chat: messages.chatTitle,
} as const;

/** The dialog in which a visitor requests alerts by LINE or email, without an account. */
export const AlertDialog = ({ search, channels, signInHref, onClose }: AlertDialogProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const formId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const request = useAlertRequest({ search, channels, locale, offline: formatMessage(messages.offline) });
  const { state, isWrong } = request;
  const { kind = 'matches' } = search;
  const isAsking = state.step === 'asking' || state.step === 'sending';
  useEffect(() => {
    if (!isAsking) title.current?.focus();
    else if (isWrong) field.current?.focus();
  }, [isAsking, isWrong]);
  const close = (
    // Ignores the second click of a double click on the button that was here before.
    <Button variant={state.step === 'chat' ? 'outline' : 'solid'} onClick={(event) => event.detail < 2 && onClose()}>
      <FormattedMessage {...messages.done} />
    </Button>
  );
  const submit = (
    <Button type="submit" form={formId} loading={state.step === 'sending'}>
      <FormattedMessage {...(request.channel === 'line' ? messages.sendByLine : messages.send)} />
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(titles[state.step], { kind })}
      titleRef={title}
      closeLabel={formatMessage(messages.close)}
      footer={isAsking ? submit : close}
    >
      {isAsking && (
        <AlertForm id={formId} name={search.name} kind={kind} emailRef={field} {...{ channels, request, signInHref }} />
      )}
      {state.step === 'mailed' && (
        <Text className={styles.long}>
          <FormattedMessage {...messages.sentText} values={{ kind, email: request.email.trim() }} />
        </Text>
      )}
      {state.step === 'chat' && (
        <div className={styles.form}>
          <Text>
            <FormattedMessage {...messages.chatText} />
          </Text>
          <LinkButton href={state.href} target="_blank" rel="noopener">
            <FormattedMessage {...messages.openLine} />
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
};
