import type { ArgOf, Profile, updateProfile } from '@yoodee/api-contract';

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
/** `image_url` stands for the picture; empty for none. */
export type ProfileField = TextField | ChannelField | 'image_url';

/** What the form holds. `image_key` goes with an `image_url` that was uploaded here. */
export type ProfileValues = Record<TextField | 'image_url', string> &
  Record<ChannelField, boolean> & { image_key?: string };

const profileFields = [...textFields, ...channelFields, 'image_url'] as const satisfies readonly ProfileField[];

/** The form as the profile fills it; `formatPhone` brings E.164 into the form it is typed in. */
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

/** What is sent: all of the form, the picture only where it was changed. */
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
  channels: {
    phone: values['channels.phone'],
    line: values['channels.line'],
    facebook: values['channels.facebook'],
  },
  ...(values.image_url !== base.image_url && { image_key: values.image_url === '' ? null : values.image_key }),
  version,
});

/**
 * The form on top of what was saved elsewhere in the meantime: what is changed here stays, the rest is as saved there.
 * `conflicts` are the fields changed in both places to different ends.
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
