import { isSuccess, newKey, type CallResult } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import type { ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import type { bookViewing } from '@yoodee/api-contract/viewings';
import { useFormTrap } from '@yoodee/runtime';
import { chosenTime, emptyChoice, type TimeChoice } from '@yoodee/ui-viewings';
import { useRef, useState } from 'react';
import { sendBooking } from '../contact-requests.ts';
import type { ContactView } from '../contact.view.ts';
import { dropDraft, storeSender } from '../enquiry/enquiry-draft.ts';
import { emptySender } from '../enquiry/enquiry-form.ts';
import type { EnquiryProblem } from '../enquiry/use-enquiry.ts';
import { useSender } from '../enquiry/use-sender.ts';
import { bookingErrorsOf, findBookingErrors, toBookingInput, type BookingErrors } from './booking-form.ts';
import { useFreeTimes } from './use-free-times.ts';

export type Booked = ResponseOf<typeof bookViewing>;

/** The state of a booking until it is sent. The values are kept until then. */
export const useBooking = ({ target }: ContactView, isOpen: boolean, firstTimes: Promise<CallResult<ViewingTimes>>) => {
  const { values, change, isMember } = useSender(target, 'viewing', emptySender);
  const { free, retry, replace } = useFreeTimes(target.id, isOpen, firstTimes);
  const [choice, setChoice] = useState<TimeChoice>(emptyChoice);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [problem, setProblem] = useState<EnquiryProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [booked, setBooked] = useState<Booked | null>(null);
  // The same idempotency key until the API responds: a retry after a network failure does not book twice.
  const key = useRef<string | null>(null);
  const trap = useFormTrap();

  const send = async () => {
    const chosen = chosenTime(choice, free.times);
    const found = findBookingErrors(values, chosen);
    setErrors(found);
    setProblem(null);
    if (!chosen || Object.keys(found).length > 0 || isSending) return;
    setSending(true);
    key.current ??= newKey();
    const result = await sendBooking(target.id, toBookingInput(values, chosen, await trap.read()), key.current);
    setSending(false);
    if (isSuccess(result)) {
      storeSender(values);
      dropDraft(target, 'viewing');
      setBooked(result.data);
      return;
    }
    if (result.status !== 0) key.current = null;
    if (result.code === 'slot_taken' || result.code === 'slot_past') {
      setChoice({ ...choice, slot: null });
      replace(result.free_times ?? [], result.code === 'slot_past' ? 'past' : 'taken');
      return;
    }
    const refused = bookingErrorsOf(result.errors);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    setProblem(result.status === 0 ? { kind: 'offline' } : { kind: 'refused', message: result.message });
  };

  return {
    ...{ values, change, errors, isMember, isSending, problem, booked, free, choice, send, retry },
    choose: (chosen: TimeChoice) => {
      key.current = null;
      setChoice(chosen);
    },
    honeypot: trap.honeypot,
  };
};
