import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { codesOf, contactChannels, type ContactChannel } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assetChanges, assets, members } from '../../db/schema.ts';

/** The columns of `members` that hold the last choice. */
export const channelColumns = { phone: 'show_phone', line: 'show_line', facebook: 'show_facebook' } as const;

/**
 * Stores the channels that a member chooses for a listing as their last choice, which the next listing offers. Call it
 * before the listing is locked: a change of the profile locks in the same order.
 */
export const rememberChannels = async (
  tx: Db,
  memberId: number,
  { contact_channels: chosen }: { contact_channels?: readonly ContactChannel[] | null },
): Promise<void> => {
  if (!chosen) return;
  const last = Object.fromEntries(
    codesOf(contactChannels).map((channel) => [channelColumns[channel], chosen.includes(channel)]),
  );
  await tx.update(members).set(last).where(eq(members.id, memberId));
};

/**
 * Shows or hides a channel on all listings of a member that were ever published. Their versions increase, so that an
 * open form notices. Unpublished choices are overwritten too, so that they do not bring a hidden channel back. The
 * caller has locked the member.
 */
export const setChannelOfListings = async (
  tx: Db,
  memberId: number,
  { channel, isShown }: { channel: ContactChannel; isShown: boolean },
): Promise<void> => {
  const others = sql`array_remove(coalesce(${assets.contact_channels}, '{}'), ${channel})`;
  await tx
    .update(assets)
    .set({
      contact_channels: isShown ? sql`array_append(${others}, ${channel})` : others,
      version: sql`${assets.version} + 1`,
    })
    .where(
      and(
        eq(assets.owner_id, memberId),
        ne(assets.status, 'deleted'),
        isShown ? sql`${assets.first_published_at} is not null` : sql`${channel} = any(${assets.contact_channels})`,
      ),
    );
  const own = tx.select({ id: assets.id }).from(assets).where(eq(assets.owner_id, memberId));
  await tx
    .update(assetChanges)
    .set({ fields: sql`${assetChanges.fields} - 'contact_channels'` })
    .where(inArray(assetChanges.asset_id, own));
};
