import type { ArgOf } from '@yoodee/api-contract';
import type { Profile, updateProfile } from '@yoodee/api-contract/member';

export const textFields = [
  'first_name',
  'last_name',
  'contact_phone',
  'line_id',
  'facebook',
  'bio_th',
  'bio_en',
] as const;
export const channelFields = ['channels.phone', 'channels.line', 'channels.facebook'] as const;

export type TextField = (typeof textFields)[number];
export type ChannelField = (typeof channelFields)[number];
/** `image_url` represents the picture; an empty string means no picture. */
export type ProfileField = TextField | ChannelField | 'image_url';

/** The values of the form. `image_key` is set if the picture of `image_url` was uploaded in this form. */
export type ProfileValues = Record<TextField | 'image_url', string> &
  Record<ChannelField, boolean> & { image_key?: string };

const profileFields = [...textFields, ...channelFields, 'image_url'] as const satisfies readonly ProfileField[];

/** The form values of a profile. `formatPhone` converts E.164 to the local notation. */
export const valuesOf = (profile: Profile, formatPhone: (phone: string) => string): ProfileValues => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  contact_phone: profile.contact_phone === null ? '' : formatPhone(profile.contact_phone),
  line_id: profile.line_id ?? '',
  facebook: profile.facebook ?? '',
  bio_th: profile.bio_th ?? '',
  bio_en: profile.bio_en ?? '',
  'channels.phone': profile.channels.phone,
  'channels.line': profile.channels.line,
  'channels.facebook': profile.channels.facebook,
  image_url: profile.image_url ?? '',
});

/** The fields in which two forms differ. */
export const differences = (one: ProfileValues, other: ProfileValues): ProfileField[] =>
  profileFields.filter((field) => one[field] !== other[field]);

/** The request body: all fields, but the picture and the channels only if they were changed. */
export const bodyOf = (
  values: ProfileValues,
  base: ProfileValues,
  version: number,
): ArgOf<typeof updateProfile>['body'] => ({
  first_name: values.first_name,
  last_name: values.last_name,
  contact_phone: values.contact_phone,
  facebook: values.facebook,
  line_id: values.line_id,
  bio_th: values.bio_th,
  bio_en: values.bio_en,
  ...(channelFields.some((field) => values[field] !== base[field]) && {
    channels: {
      phone: values['channels.phone'],
      line: values['channels.line'],
      facebook: values['channels.facebook'],
    },
  }),
  ...(values.image_url !== base.image_url && { image_key: values.image_url === '' ? null : values.image_key }),
  version,
});

/**
 * Rebases the form on a profile that was saved elsewhere in the meantime: fields changed here keep their values, all
 * others take the saved ones. `conflicts` are the fields that both sides changed to different values.
 */
export const rebase = (
  values: ProfileValues,
  base: ProfileValues,
  current: ProfileValues,
): { values: ProfileValues; conflicts: ProfileField[] } => {
  const mine = differences(values, base);
  const kept = Object.fromEntries(mine.map((field) => [field, values[field]]));
  const picture = mine.includes('image_url') && values.image_key !== undefined ? { image_key: values.image_key } : {};
  const merged = { ...current, ...kept, ...picture } as ProfileValues;
  const theirs = differences(current, base);
  return { values: merged, conflicts: differences(merged, current).filter((field) => theirs.includes(field)) };
};
