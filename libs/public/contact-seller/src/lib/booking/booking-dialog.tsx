import type { CallResult } from '@yoodee/api-client';
import type { ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { BookedViewing, bookingMessages as messages, ChoiceSubmit, TimeChoiceFields } from '@yoodee/ui-viewings';
import { useId, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactDialogProps } from '../dialog-button.tsx';
import { ConsentField, MessageField, PersonFields } from '../enquiry/enquiry-fields.tsx';
import { FormProblem } from '../form-problem.tsx';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { useFocusOnSent } from '../use-focus-on-sent.ts';
import { useBooking, type Booked } from './use-booking.ts';
import styles from '../contact-form.module.css';

const useViewingHref = () => {
  const to = hrefs(useLocale());
  return ({ viewing, token }: Booked) =>
    token === null ? `${to.myAccountTab('viewings')}&viewing=${viewing.id}` : `${to.conversation}#${token}`;
};

export interface BookingDialogProps extends ContactDialogProps {
  firstTimes: Promise<CallResult<ViewingTimes>>;
}

/** Books a viewing: a free time, then name and phone. The visitor can also propose times. */
export const BookingDialog = ({ contact, isOpen, onClose, firstTimes }: BookingDialogProps) => {
  const { formatMessage } = useIntl();
  const formId = useId();
  const state = useBooking(contact, isOpen, firstTimes);
  const { errors, problem, booked, free, choice, isSending } = state;
  const sender = { values: state.values, change: state.change, errors };
  const form = useFocusOnError(errors);
  const titleRef = useFocusOnSent(booked !== null);
  const hrefOf = useViewingHref();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void state.send();
  };
  const title = !booked ? messages.title : booked.viewing.starts_at ? messages.confirmed : messages.requested;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={formatMessage(title)}
      titleRef={titleRef}
      closeLabel={formatMessage(messages.close)}
      footer={
        booked ? (
          // Ignores the second click of a double click on the button that was here before.
          <Button onClick={(event) => event.detail < 2 && onClose()}>
            <FormattedMessage {...messages.done} />
          </Button>
        ) : (
          <Button type="submit" form={formId} loading={isSending}>
            <ChoiceSubmit free={free} choice={choice} />
          </Button>
        )
      }
    >
      {booked ? (
        <BookedViewing viewing={booked.viewing} href={hrefOf(booked)} isGuest={booked.token !== null} />
      ) : (
        <form id={formId} ref={form} className={styles.form} onSubmit={submit} noValidate>
          <TimeChoiceFields
            free={free}
            choice={choice}
            onChange={state.choose}
            isInvalid={errors.time === true}
            onRetry={state.retry}
          />
          <PersonFields {...sender} isMember={state.isMember} />
          <MessageField {...sender} isRequired={false} />
          <ConsentField {...sender} seller={contact.sellerName} />
          {problem && (
            <FormProblem>
              {problem.kind === 'offline' ? <FormattedMessage {...messages.again} /> : problem.message}
            </FormProblem>
          )}
          {state.honeypot}
        </form>
      )}
    </Dialog>
  );
};
