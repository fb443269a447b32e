import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Link, Stack, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactDialogProps } from '../dialog-button.tsx';
import { FormProblem } from '../form-problem.tsx';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { useFocusOnSent } from '../use-focus-on-sent.ts';
import { ConsentField, SenderFields, SubjectFields } from './enquiry-fields.tsx';
import { messages } from './enquiry.messages.ts';
import { useEnquiry, type EnquiryProblem } from './use-enquiry.ts';
import styles from '../contact-form.module.css';

const Problem = ({ problem }: { problem: EnquiryProblem }) => (
  <FormProblem>{problem.kind === 'offline' ? <FormattedMessage {...messages.offline} /> : problem.message}</FormProblem>
);

const InboxLink = ({ children }: { children: ReactNode }) => (
  <Link href={hrefs(useLocale()).myAccountTab('messages')}>{children}</Link>
);

const Sent = ({ phone, isMember }: { phone: string; isMember: boolean }) => (
  <Stack gap={3}>
    <Text>
      {isMember ? (
        <FormattedMessage {...messages.sentTextMember} values={{ link: (words) => <InboxLink>{words}</InboxLink> }} />
      ) : (
        <FormattedMessage {...messages.sentText} values={{ phone }} />
      )}
    </Text>
    <Text tone="muted">
      <FormattedMessage {...messages.sentHint} />
    </Text>
  </Stack>
);

/** The enquiry form. Typed values are retained when it is closed, until the enquiry is sent. */
export const EnquiryDialog = ({ contact, isOpen, onClose }: ContactDialogProps) => {
  const intl = useIntl();
  const formId = useId();
  const state = useEnquiry(contact);
  const { enquiry, errors, problem, isSending, isSent, send } = state;
  const form = useFocusOnError(errors);
  const titleRef = useFocusOnSent(isSent);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={intl.formatMessage(isSent ? messages.sentTitle : messages.title, { seller: contact.sellerName })}
      titleRef={titleRef}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        isSent ? (
          // Ignores the second click of a double click on the button that was here before.
          <Button onClick={(event) => event.detail < 2 && onClose()}>
            <FormattedMessage {...messages.done} />
          </Button>
        ) : (
          <Button type="submit" form={formId} loading={isSending}>
            <FormattedMessage {...messages.send} />
          </Button>
        )
      }
    >
      {isSent ? (
        <Sent phone={enquiry.phone} isMember={state.isMember} />
      ) : (
        <form id={formId} ref={form} className={styles.form} onSubmit={submit} noValidate>
          <SubjectFields contact={contact} state={state} />
          <SenderFields contact={contact} state={state} />
          <ConsentField seller={contact.sellerName} values={enquiry} change={state.change} errors={errors} />
          {problem && <Problem problem={problem} />}
          {state.honeypot}
        </form>
      )}
    </Dialog>
  );
};
