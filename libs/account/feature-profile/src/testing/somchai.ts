import type { Profile } from '@yoodee/api-contract/member';

/** A member's own profile, as the API returns it. */
export const somchai: Profile = {
  id: 7,
  first_name: 'สมชาย',
  last_name: 'ใจดี',
  image_url: null,
  phone: '+66812345678',
  contact_phone: null,
  line_id: null,
  facebook: null,
  bio_th: null,
  bio_en: null,
  channels: { phone: true, line: false, facebook: false },
  line_linked: false,
  user_status: 'active',
  locale: 'th',
  created_at: '2026-01-01T09:00:00+07:00',
  version: 3,
  erased_at: null,
};
