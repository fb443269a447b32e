import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { bumpContentVersion } from '../../db/content-version.ts';
import { assetImages, assets, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import type { MemberRow } from './profile.view.ts';

/** What members change themselves; absent keys stay as they are. */
export type ProfileChanges = {
  [
    Key in
      | 'firstName'
      | 'lastName'
      | 'contactPhone'
      | 'facebook'
      | 'lineId'
      | 'bioTh'
      | 'bioEn'
      | 'imageKey'
      | 'locale'
      | 'showPhone'
      | 'showLine'
      | 'showFacebook'
  ]?: MemberRow[Key] | undefined;
};

const uniqueViolation = '23505';

/** A member's own row. Visitors see parts of it on assets, so every change raises the content version. */
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
      .set({ ...values, version: sql`${members.version} + 1`, updatedAt: sql`now()` })
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

    /** With `version`, throws `stale_version` (with the current one) where the profile has changed since. */
    update: (id: number, changes: ProfileChanges, version?: number) =>
      db.transaction((tx) => change(tx, id, changes, version)),

    /** Remembers whose picture it is until the profile takes it. */
    async keepUploadedImage(id: number, imageKey: string): Promise<void> {
      await db.update(members).set({ uploadedImageKey: imageKey }).where(eq(members.id, id));
    },

    /** Call it in the transaction that uses the code up. Throws `phone_taken`. */
    async moveToPhone(id: number, phone: string, names: Pick<ProfileChanges, 'firstName' | 'lastName'>) {
      try {
        return await change(db, id, { phone, ...names });
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        throw cause?.code === uniqueViolation ? new ApiError('phone_taken', { cause: error }) : error;
      }
    },

    /** Whether a picture is the member's own: their present one, the last they uploaded, or one they put on an asset. */
    async ownsImage(id: number, imageKey: string): Promise<boolean> {
      const [present] = await db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.id, id), or(eq(members.imageKey, imageKey), eq(members.uploadedImageKey, imageKey))));
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
