import { formatPhone } from '@yoodee/formatters';
import { useEffect, useState } from 'react';
import { readMember } from '../contact-requests.ts';
import type { ContactTarget } from '../contact.view.ts';
import { readDraft, storeDraft, type DraftedForm } from './enquiry-draft.ts';
import type { Sender } from './enquiry-form.ts';

/** The values of a form to a seller, stored in this tab. A member's name and phone are filled in. */
export const useSender = <Form extends Sender>(
  target: ContactTarget,
  form: DraftedForm,
  empty: Form,
  initial?: Partial<Form>,
) => {
  const [values, setValues] = useState<Form>(() => ({ ...readDraft(target, form, empty), ...initial }));
  const [isMember, setMember] = useState(false);

  useEffect(() => {
    void readMember().then((member) => {
      if (!member) return;
      setMember(true);
      setValues((typed) => ({
        ...typed,
        name: typed.name || `${member.first_name} ${member.last_name}`,
        phone: typed.phone || formatPhone('th', member.contact_phone ?? member.phone),
      }));
    });
  }, []);

  const change = (changes: Partial<Form>) => {
    const changed = { ...values, ...changes };
    setValues(changed);
    storeDraft(target, form, changed);
  };

  return { values, change, isMember };
};
