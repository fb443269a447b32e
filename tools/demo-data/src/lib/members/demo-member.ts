import type { Profile } from '@yoodee/api-contract/member';

/** An account with a public page. `picture` is an index of the demo's pictures. */
export interface DemoMember {
  first_name: string;
  last_name: string;
  /** E.164, Thai mobile number, unique. */
  phone: string;
  contact_phone: string | null;
  line_id: string | null;
  facebook: string | null;
  bio_th: string | null;
  bio_en: string | null;
  channels: Profile['channels'];
  locale: Profile['locale'];
  created_at: Date;
  picture: number | null;
}
