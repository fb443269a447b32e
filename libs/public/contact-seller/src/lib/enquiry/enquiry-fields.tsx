import { leadLimits } from '@yoodee/api-contract/leads';
import { brand } from '@yoodee/site';
import { Checkbox, ChipButton, Field, Fieldset, Input, RadioCard, Textarea } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactView } from '../contact.view.ts';
import { needsMessage, type EnquiryErrors, type EnquiryKind, type Sender } from './enquiry-form.ts';
import { messages } from './enquiry.messages.ts';
import { starterMessages } from './starters.messages.ts';
import { startersFor, startsWith, toggleStarter } from './starters.ts';
import type { EnquiryState } from './use-enquiry.ts';
import styles from '../contact-form.module.css';

interface PartProps {
  contact: ContactView;
  state: EnquiryState;
}

/** The part of a form to a seller that is about the sender. */
interface SenderPartProps {
  values: Sender;
  change(changes: Partial<Sender>): void;
  errors: EnquiryErrors;
}

const kindsOf = ({ target, missing }: ContactView): EnquiryKind[] =>
  target.kind === 'member'
    ? []
    : ['question', 'offer', 'still_available', ...(missing.length > 0 ? ['missing_info' as const] : [])];

/** The kind of enquiry, and the fields that the kind needs besides the message. */
export const SubjectFields = ({ contact, state: { enquiry, change, errors } }: PartProps) => {
  const kinds = kindsOf(contact);
  const { kind, fields } = enquiry;
  return (
    <>
      {kinds.length > 0 && (
        <Fieldset label={<FormattedMessage {...messages.kind} />}>
          <div className={styles.kinds}>
            {kinds.map((value) => (
              <RadioCard
                key={value}
                name="kind"
                label={<FormattedMessage {...messages[value]} />}
                checked={value === kind}
                onChange={() => change({ kind: value })}
              />
            ))}
          </div>
        </Fieldset>
      )}
      {kind === 'missing_info' && (
        <Fieldset
          label={<FormattedMessage {...messages.missingFields} />}
          error={errors.missing_fields && <FormattedMessage {...messages.missingFieldsError} />}
          required
        >
          <div className={styles.missing}>
            {contact.missing.map(({ name, label }) => (
              <Checkbox
                key={name}
                checked={fields.includes(name)}
                onChange={({ target }) =>
                  change({ fields: target.checked ? [...fields, name] : fields.filter((one) => one !== name) })
                }
              >
                {label}
              </Checkbox>
            ))}
          </div>
        </Fieldset>
      )}
    </>
  );
};

/** Suggested questions: a press adds one to the message, where it can be edited; a second press removes it. */
const Starters = ({ contact: { about }, state: { enquiry, change } }: PartProps) => {
  const { formatMessage } = useIntl();
  if (!about || enquiry.kind !== 'question') return null;
  return (
    <Fieldset label={<FormattedMessage {...messages.starters} />}>
      <div className={styles.starters}>
        {startersFor(about).map((starter) => {
          const question = formatMessage(starterMessages[starter]);
          return (
            <ChipButton
              key={starter}
              selected={startsWith(enquiry.message, question)}
              onClick={() => change({ message: toggleStarter(enquiry.message, question) })}
            >
              {question}
            </ChipButton>
          );
        })}
      </div>
    </Fieldset>
  );
};

interface MessageFieldProps extends SenderPartProps {
  isRequired: boolean;
  hint?: ReactNode;
}

export const MessageField = ({ values, change, errors, isRequired, hint }: MessageFieldProps) => (
  <Field
    label={<FormattedMessage {...(isRequired ? messages.message : messages.messageOptional)} />}
    hint={hint}
    error={errors.message && <FormattedMessage {...messages.messageError} />}
    required={isRequired}
  >
    <Textarea
      name="message"
      rows={3}
      maxLength={leadLimits.message}
      value={values.message}
      onChange={(event) => change({ message: event.target.value })}
    />
  </Field>
);

/** Name and phone; a member's are filled in. */
export const PersonFields = ({ values, change, errors, isMember }: SenderPartProps & { isMember: boolean }) => (
  <>
    <div className={styles.pair}>
      <Field
        label={<FormattedMessage {...messages.name} />}
        hint={<FormattedMessage {...messages.nameHint} />}
        error={errors.name && <FormattedMessage {...messages.nameError} />}
        required
      >
        <Input
          name="name"
          autoComplete="name"
          maxLength={leadLimits.name}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field
        label={<FormattedMessage {...messages.phone} />}
        hint={<FormattedMessage {...messages.phoneHint} />}
        error={errors.phone && <FormattedMessage {...messages.phoneError} />}
        required
      >
        <Input
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          value={values.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </Field>
    </div>
    {!isMember && (
      <Checkbox checked={values.isRemembered} onChange={(event) => change({ isRemembered: event.target.checked })}>
        <FormattedMessage {...messages.remember} />
      </Checkbox>
    )}
  </>
);

/** The message and its sender. */
export const SenderFields = ({ contact, state }: PartProps) => {
  const { enquiry, change, errors, isMember } = state;
  const { kind } = enquiry;
  const part = { values: enquiry, change, errors };
  return (
    <>
      <Starters contact={contact} state={state} />
      <MessageField
        {...part}
        isRequired={needsMessage(kind)}
        hint={kind === 'offer' && <FormattedMessage {...messages.offerHint} />}
      />
      <PersonFields {...part} isMember={isMember} />
    </>
  );
};

/** The consent, never ticked in advance, with a link to its full text. */
export const ConsentField = ({ seller, values, change, errors }: SenderPartProps & { seller: string }) => (
  <Fieldset
    label={<FormattedMessage {...messages.consentLabel} />}
    error={errors.consent_version && <FormattedMessage {...messages.consentError} />}
    required
  >
    <Checkbox checked={values.hasConsent} onChange={(event) => change({ hasConsent: event.target.checked })}>
      <FormattedMessage {...messages.consent} values={{ seller }} />
    </Checkbox>
    <details className={styles.more}>
      <summary>
        <FormattedMessage {...messages.consentMore} />
      </summary>
      <p>
        <FormattedMessage {...messages.consentText} values={{ seller, email: brand.email }} />
      </p>
    </details>
  </Fieldset>
);
