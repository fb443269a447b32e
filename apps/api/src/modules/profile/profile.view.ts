import type { InferSelectModel } from 'drizzle-orm';
import { deletionGraceDays, type Profile } from '@yoodee/api-contract';
import { imageHref } from '@yoodee/site';
import type { members } from '../../db/schema.ts';

export type MemberRow = InferSelectModel<typeof members>;

/** Sharp enough for the largest avatar on a dense screen. */
export const avatarWidth = 320;

const dayMs = 24 * 60 * 60 * 1_000;

/** When an account whose deletion was asked for is erased. */
export const erasedAt = (deletionRequestedAt: Date): string =>
  new Date(deletionRequestedAt.getTime() + deletionGraceDays * dayMs).toISOString();

/** A member as they see themselves. */
export const profileOf = (member: MemberRow): Profile => ({
  id: member.id,
  first_name: member.firstName,
  last_name: member.lastName,
  image_url: member.imageKey === null ? null : imageHref(member.imageKey, avatarWidth),
  phone: member.phone,
  contact_phone: member.contactPhone,
  line_id: member.lineId,
  facebook: member.facebook,
  bio_th: member.bioTh,
  bio_en: member.bioEn,
  channels: { phone: member.showPhone, line: member.showLine, facebook: member.showFacebook },
  line_linked: member.lineSub !== null,
  user_status: member.userStatus,
  locale: member.locale,
  created_at: member.createdAt.toISOString(),
  version: member.version,
  erased_at: member.deletionRequestedAt && erasedAt(member.deletionRequestedAt),
});
