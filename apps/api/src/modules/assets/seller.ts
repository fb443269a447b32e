import type { ContactChannel } from '@yoodee/asset-rules/options';
import type { Seller } from '@yoodee/api-contract/assets';
import { imageHref } from '@yoodee/site';
import type { members, sellerFacts } from '../../db/schema.ts';
import { englishName } from './english-texts.ts';

type Member = typeof members.$inferSelect;
type Facts = typeof sellerFacts.$inferSelect;

/** Sharp enough for the seller's card on a dense screen; one of the available widths. */
const avatarWidth = 320;

/** Only what is known: every byte of the asset's page counts. */
const factsOf = (facts: Facts | undefined): Pick<Seller, 'answers_within_min' | 'kept_viewings'> => {
  const { answers_within_min = null, kept_viewings: kept = null, rated_viewings: of = null } = facts ?? {};
  return {
    ...(answers_within_min !== null && { answers_within_min }),
    ...(kept !== null && of !== null && { kept_viewings: { kept, of } }),
  };
};

/** The public data of a member: only the given channels, and never the phone number. */
export const toSeller = (
  member: Member,
  {
    channels,
    activeAssets,
    facts,
  }: { channels: readonly ContactChannel[]; activeAssets: number; facts: Facts | undefined },
): Seller => ({
  id: member.id,
  display_name: `${member.first_name} ${member.last_name}`,
  display_name_en: englishName(`${member.first_name} ${member.last_name}`),
  image_url: member.image_key === null ? null : imageHref(member.image_key, avatarWidth),
  member_since: member.created_at.toISOString(),
  // Accounts are only created with a verified phone.
  phone_verified: true,
  line_linked: member.line_sub !== null,
  has_phone: channels.includes('phone'),
  line_id: channels.includes('line') ? member.line_id : null,
  facebook: channels.includes('facebook') ? member.facebook : null,
  active_assets: activeAssets,
  ...factsOf(facts),
});
