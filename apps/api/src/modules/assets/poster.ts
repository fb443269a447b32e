import type { Poster } from '@yoodee/api-contract';
import { imageHref } from '@yoodee/site';
import type { members } from '../../db/schema.ts';

type Member = typeof members.$inferSelect;

/** Sharp enough for the poster's card on a dense screen; one of the widths that exist. */
const avatarWidth = 320;

/** What the public may know of a member: only the channels that are switched on, and never the phone. */
export const toPoster = (member: Member, activeAssets: number): Poster => ({
  id: member.id,
  display_name: `${member.firstName} ${member.lastName}`,
  image_url: member.imageKey === null ? null : imageHref(member.imageKey, avatarWidth),
  member_since: member.createdAt.toISOString(),
  // A member is created by proving a phone, and only by that.
  phone_verified: true,
  line_linked: member.lineSub !== null,
  has_phone: member.showPhone,
  line_id: member.showLine ? member.lineId : null,
  facebook: member.showFacebook ? member.facebook : null,
  active_assets: activeAssets,
});
