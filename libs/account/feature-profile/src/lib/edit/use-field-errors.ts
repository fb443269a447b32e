import type { CallFailure } from '@yoodee/api-client';
import type { FieldCode } from '@yoodee/api-contract';
import { useIntl, type TypedMessageDescriptor } from 'react-intl';
import type { ProfileField } from './profile-form.ts';
import { messages } from './profile-fields.messages.ts';

const hintOf: Partial<Record<ProfileField, TypedMessageDescriptor>> = {
  contact_phone: messages.invalidPhone,
  line_id: messages.invalidLineId,
  facebook: messages.invalidFacebook,
};

/** Error messages by field, from the API's validation errors. The API's name for the picture is `image_key`. */
export const useFieldErrors = (failure: CallFailure | null): Partial<Record<ProfileField, string>> => {
  const { formatMessage } = useIntl();
  if (!failure) return {};
  const textOf = (field: string, code: FieldCode) => {
    if (code === 'required') return formatMessage(messages.required);
    if (code === 'too_long') return formatMessage(messages.tooLong);
    return formatMessage(hintOf[field as ProfileField] ?? messages.invalid);
  };
  const errors = Object.entries(failure.errors).map(([field, code]) => [
    field === 'image_key' ? 'image_url' : field,
    textOf(field, code),
  ]);
  if (failure.code === 'phone_not_supported') errors.push(['contact_phone', failure.message]);
  return Object.fromEntries(errors);
};
