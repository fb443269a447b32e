import { eq } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { memberConsents, members } from '../../db/schema.ts';

/** What sign-up knows of a new member. Phones in E.164. */
export interface NewMember {
  phone: string;
  firstName: string;
  lastName: string;
  contactPhone: string | null;
  locale: Locale;
  /** Wording of the consent that was ticked; null when none was. */
  consentVersion: string | null;
}

/** Holds a member's row until the transaction ends: what counts towards a limit of theirs follows each other. */
export const lockMember = (tx: Db, memberId: number) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');

/** Finding and making members; changing them is the profile's. */
export const createMemberQueries = (db: Db) => {
  const findByPhone = async (phone: string) => {
    const [member] = await db.select().from(members).where(eq(members.phone, phone));
    return member ?? null;
  };

  return {
    findByPhone,

    /** The new member, or the one who took the phone a moment earlier. */
    async create({ consentVersion, ...member }: NewMember) {
      const [created] = await db.insert(members).values(member).onConflictDoNothing().returning();
      if (!created) return (await findByPhone(member.phone))!;
      if (consentVersion !== null)
        await db.insert(memberConsents).values({ memberId: created.id, purpose: 'sign_up', version: consentVersion });
      return created;
    },
  };
};
