import { useEffect, useState } from 'react';
import { isSuccess } from '@yoodee/api-client';
import { formatPhone } from '@yoodee/formatters';
import { useFormTrap } from '@yoodee/runtime';
import { readMember, sendLead } from '../contact-requests.ts';
import type { ContactView } from '../contact.view.ts';
import { errorsOfReply, findErrors, toLeadInput, type Enquiry, type EnquiryErrors } from './enquiry-form.ts';
import { dropDraft, storeDraft, storeSender, readEnquiryDraft } from './enquiry-draft.ts';

/** Why it was not sent, apart from single fields: no network, or the API's message. */
export type EnquiryProblem = { kind: 'offline' } | { kind: 'refused'; message: string };

/** The state of one enquiry until it is sent. Typed values are not lost before that. */
export const useEnquiry = ({ target, missing, asksMissing }: ContactView) => {
  const [enquiry, setEnquiry] = useState<Enquiry>(() => ({
    ...readEnquiryDraft(target),
    ...(asksMissing && { kind: 'missing_info', fields: missing.map(({ name }) => name) }),
  }));
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [problem, setProblem] = useState<EnquiryProblem | null>(null);
  const [isMember, setMember] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const trap = useFormTrap();

  useEffect(() => {
    void readMember().then((member) => {
      if (!member) return;
      setMember(true);
      setEnquiry((typed) => ({
        ...typed,
        name: typed.name || `${member.first_name} ${member.last_name}`,
        phone: typed.phone || formatPhone('th', member.contact_phone ?? member.phone),
      }));
    });
  }, []);

  const change = (changes: Partial<Enquiry>) => {
    const changed = { ...enquiry, ...changes };
    setEnquiry(changed);
    storeDraft(target, changed);
  };

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
      dropDraft(target);
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
