import { and, eq, or, sql } from 'drizzle-orm';
import { codesOf, contactChannels } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { bumpContentVersion } from '../../db/content-version.ts';
import { assetImages, assets, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { channelColumns, setChannelOfListings } from '../members/contact-channels.ts';
import type { MemberRow } from '../members/member.view.ts';
import { lockMember } from '../members/members.queries.ts';

/** The fields that members change; absent keys stay. */
export type ProfileChanges = {
  [
    Key in
      | 'first_name'
      | 'last_name'
      | 'contact_phone'
      | 'facebook'
      | 'line_id'
      | 'bio_th'
      | 'bio_en'
      | 'image_key'
      | 'locale'
      | 'show_phone'
      | 'show_line'
      | 'show_facebook'
  ]?: MemberRow[Key] | undefined;
};

const uniqueViolation = '23505';

/** A member's row. Visitors see parts of it on assets, so every change increments the content version. */
export const createProfileQueries = (db: Db) => {
  const find = async (id: number): Promise<MemberRow | null> => {
    const [member] = await db.select().from(members).where(eq(members.id, id));
    return member ?? null;
  };

  const change = async (
    tx: Db,
    id: number,
    values: ProfileChanges & { phone?: string },
    version?: number,
  ): Promise<MemberRow> => {
    const [member] = await tx
      .update(members)
      .set({ ...values, version: sql`${members.version} + 1`, updated_at: sql`now()` })
      .where(and(eq(members.id, id), version === undefined ? undefined : eq(members.version, version)))
      .returning();
    if (!member) {
      const current = await createProfileQueries(tx).find(id);
      throw current
        ? new ApiError('stale_version', { details: { version: current.version } })
        : new ApiError('not_found');
    }
    await bumpContentVersion(tx);
    return member;
  };

  return {
    find,

    /**
     * A channel that is switched on or off is switched on all listings. With `version`, throws `stale_version` (with the
     * current one) when the profile has changed since.
     */
    update: (id: number, changes: ProfileChanges, version?: number) =>
      db.transaction(async (tx) => {
        await lockMember(tx, id);
        const before = await createProfileQueries(tx).find(id);
        const member = await change(tx, id, changes, version);
        for (const channel of codesOf(contactChannels)) {
          const isShown = member[channelColumns[channel]];
          if (isShown !== before?.[channelColumns[channel]]) await setChannelOfListings(tx, id, { channel, isShown });
        }
        return member;
      }),

    /** Stores the key of an uploaded picture until the profile uses it. */
    async setUploadedImage(id: number, imageKey: string): Promise<void> {
      await db.update(members).set({ uploaded_image_key: imageKey }).where(eq(members.id, id));
    },

    /** Call it in the transaction that consumes the code. Throws `phone_taken`. */
    async moveToPhone(id: number, phone: string, names: Pick<ProfileChanges, 'first_name' | 'last_name'>) {
      try {
        return await change(db, id, { phone, ...names });
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        throw cause?.code === uniqueViolation ? new ApiError('phone_taken', { cause: error }) : error;
      }
    },

    /** Whether the picture belongs to the member: the current one, the last upload, or one of their assets. */
    async ownsImage(id: number, imageKey: string): Promise<boolean> {
      const [present] = await db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.id, id), or(eq(members.image_key, imageKey), eq(members.uploaded_image_key, imageKey))));
      if (present) return true;
      const [uploaded] = await db
        .select({ id: assetImages.id })
        .from(assetImages)
        .innerJoin(assets, eq(assets.id, assetImages.asset_id))
        .where(and(eq(assetImages.key, imageKey), eq(assets.owner_id, id)))
        .limit(1);
      return uploaded !== undefined;
    },
  };
};
