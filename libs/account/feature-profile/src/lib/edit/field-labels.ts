import type { ProfileField } from './profile-form.ts';
import { messages } from './profile-fields.messages.ts';

/** The label of each field of the form. */
export const fieldLabels = {
  first_name: messages.firstName,
  last_name: messages.lastName,
  contact_phone: messages.contactPhone,
  line_id: messages.lineId,
  facebook: messages.facebook,
  bio_th: messages.bioTh,
  bio_en: messages.bioEn,
  'channels.phone': messages.showPhone,
  'channels.line': messages.showLine,
  'channels.facebook': messages.showFacebook,
  image_url: messages.picture,
} as const satisfies Record<ProfileField, { id: string }>;
