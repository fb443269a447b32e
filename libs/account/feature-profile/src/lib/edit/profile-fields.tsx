import { longestBio } from '@yoodee/api-contract/member';
import { useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { Checkbox, Field, Fieldset, Input, Textarea } from '@yoodee/ui-kit';
import type { ComponentProps } from 'react';
import { FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import { fieldLabels } from './field-labels.ts';
import { PictureField } from './picture-field.tsx';
import { channelFields, type ProfileField, type TextField } from './profile-form.ts';
import { messages } from './profile-fields.messages.ts';
import type { ProfileForm } from './use-profile-form.ts';
import styles from './setting-edit.module.css';

interface FieldsProps {
  form: ProfileForm;
  errors: Partial<Record<ProfileField, string>>;
}

interface TextRowProps extends FieldsProps, Omit<ComponentProps<'input'>, 'form' | 'name'> {
  name: TextField;
  hint?: TypedMessageDescriptor;
}

const TextRow = ({ form, errors, name, hint, required, ...props }: TextRowProps) => (
  <Field
    label={<FormattedMessage {...fieldLabels[name]} />}
    hint={hint && <FormattedMessage {...hint} />}
    error={errors[name]}
    required={required}
  >
    <Input
      name={name}
      lang={otherLocale(useLocale(), form.values[name])}
      value={form.values[name]}
      onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
      {...props}
    />
  </Field>
);

const BioRow = ({ form, errors, name }: FieldsProps & { name: 'bio_th' | 'bio_en' }) => (
  <Field
    label={<FormattedMessage {...fieldLabels[name]} />}
    hint={<FormattedMessage {...messages.bioHint} values={{ length: form.values[name].length, max: longestBio }} />}
    error={errors[name]}
  >
    <Textarea
      name={name}
      lang={name === 'bio_th' ? 'th' : 'en'}
      value={form.values[name]}
      onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
    />
  </Field>
);

/**
 * Every field of the profile, each with the API's validation error. Fields into which text may be pasted have no
 * `maxLength`: the browser would truncate the text silently.
 */
export const ProfileFields = ({ form, errors }: FieldsProps) => (
  <>
    <PictureField values={form.values} error={errors.image_url} onChange={form.change} />
    <div className={styles.names}>
      <TextRow form={form} errors={errors} name="first_name" autoComplete="given-name" maxLength={60} required />
      <TextRow form={form} errors={errors} name="last_name" autoComplete="family-name" maxLength={60} required />
    </div>
    <TextRow
      form={form}
      errors={errors}
      name="contact_phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      hint={messages.contactPhoneHint}
    />
    <div className={styles.names}>
      <TextRow form={form} errors={errors} name="line_id" hint={messages.lineHint} />
      <TextRow form={form} errors={errors} name="facebook" hint={messages.facebookHint} />
    </div>
    <Fieldset
      label={<FormattedMessage {...messages.channels} />}
      hint={<FormattedMessage {...messages.channelsHint} />}
    >
      <div className={styles.channels}>
        {channelFields.map((name) => (
          <Checkbox
            key={name}
            name={name}
            checked={form.values[name]}
            onChange={({ currentTarget }) => form.change({ [name]: currentTarget.checked })}
          >
            <FormattedMessage {...fieldLabels[name]} />
          </Checkbox>
        ))}
      </div>
    </Fieldset>
    <BioRow form={form} errors={errors} name="bio_th" />
    <BioRow form={form} errors={errors} name="bio_en" />
  </>
);
