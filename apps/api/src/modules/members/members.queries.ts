import { eq } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { memberConsents, members } from '../../db/schema.ts';

/** A new member. Phones in E.164. */
export interface NewMember {
  phone: string;
  first_name: string;
  last_name: string;
  contact_phone: string | null;
  locale: Locale;
  /** Version of the accepted consent text; null when none was accepted. */
  consentVersion: string | null;
}

/** Locks a member's row until the end of the transaction, so that checks of a limit per member are serialised. */
export const lockMember = (tx: Db, memberId: number) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');

/** Finds and creates members; `profile` changes them. */
export const createMemberQueries = (db: Db) => {
  const findByPhone = async (phone: string) => {
    const [member] = await db.select().from(members).where(eq(members.phone, phone));
    return member ?? null;
  };

  return {
    findByPhone,

    /** The phone of a member in E.164; null when there is no such member. */
    async findPhone(id: number): Promise<string | null> {
      const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.id, id));
      return member?.phone ?? null;
    },

    /** The new member, or the existing one if the phone was registered a moment earlier. */
    async create({ consentVersion, ...member }: NewMember) {
      const [created] = await db.insert(members).values(member).onConflictDoNothing().returning();
      if (!created) return (await findByPhone(member.phone))!;
      if (consentVersion !== null)
        await db.insert(memberConsents).values({ member_id: created.id, purpose: 'sign_up', version: consentVersion });
      return created;
    },
  };
};
