import { useState } from 'react';
import { isSuccess } from '@yoodee/api-client';
import { useFormTrap } from '@yoodee/runtime';
import { sendLead } from '../contact-requests.ts';
import type { ContactView } from '../contact.view.ts';
import { emptyEnquiry, errorsOfReply, findErrors, toLeadInput, type EnquiryErrors } from './enquiry-form.ts';
import { dropDraft, storeSender } from './enquiry-draft.ts';
import { useSender } from './use-sender.ts';

/** Why the enquiry was not sent, except for errors of single fields: no network, or the API's message. */
export type EnquiryProblem = { kind: 'offline' } | { kind: 'refused'; message: string };

/** The state of one enquiry until it is sent. Typed values are not lost before that. */
export const useEnquiry = ({ target, missing, asksMissing }: ContactView) => {
  const {
    values: enquiry,
    change,
    isMember,
  } = useSender(target, 'enquiry', emptyEnquiry, {
    ...(asksMissing && { kind: 'missing_info', fields: missing.map(({ name }) => name) }),
  });
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [problem, setProblem] = useState<EnquiryProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const trap = useFormTrap();

  const send = async () => {
    const found = findErrors(enquiry);
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0 || isSending) return;
    setSending(true);
    const result = await sendLead(target, toLeadInput(enquiry, await trap.read()));
    setSending(false);
    if (isSuccess(result)) {
      storeSender(enquiry);
      dropDraft(target, 'enquiry');
      setSent(true);
      return;
    }
    const refused = errorsOfReply(result.errors);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    setProblem(result.status === 0 ? { kind: 'offline' } : { kind: 'refused', message: result.message });
  };

  return { enquiry, change, send, errors, problem, isMember, isSending, isSent, honeypot: trap.honeypot };
};
export type EnquiryState = ReturnType<typeof useEnquiry>;
