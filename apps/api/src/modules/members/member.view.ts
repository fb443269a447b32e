import type { InferSelectModel } from 'drizzle-orm';
import { deletionGraceDays } from '@yoodee/api-contract/account-data';
import type { Profile } from '@yoodee/api-contract/member';
import { dayMs, imageHref } from '@yoodee/site';
import type { members } from '../../db/schema.ts';

export type MemberRow = InferSelectModel<typeof members>;

/** Sharp enough for the largest avatar on a dense screen. */
export const avatarWidth = 320;

/** When an account is erased after a deletion request. */
export const erasedAt = (deletionRequestedAt: Date): string =>
  new Date(deletionRequestedAt.getTime() + deletionGraceDays * dayMs).toISOString();

/** The profile for the member themselves. */
export const profileOf = (member: MemberRow): Profile => ({
  id: member.id,
  first_name: member.first_name,
  last_name: member.last_name,
  image_url: member.image_key === null ? null : imageHref(member.image_key, avatarWidth),
  phone: member.phone,
  contact_phone: member.contact_phone,
  line_id: member.line_id,
  facebook: member.facebook,
  bio_th: member.bio_th,
  bio_en: member.bio_en,
  channels: { phone: member.show_phone, line: member.show_line, facebook: member.show_facebook },
  line_linked: member.line_sub !== null,
  user_status: member.user_status,
  locale: member.locale,
  created_at: member.created_at.toISOString(),
  version: member.version,
  erased_at: member.deletion_requested_at && erasedAt(member.deletion_requested_at),
});
