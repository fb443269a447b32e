import { eq } from 'drizzle-orm';
import { proofMethods, type ProofMethod } from '@yoodee/api-contract/proof-kinds';
import type { Db } from '../../db/database.ts';
import { passkeys } from '../../db/schema.ts';

/** Whether a member has a method. Every member has a phone. */
const isAvailable: Record<ProofMethod, (db: Db, memberId: number) => Promise<boolean>> = {
  passkey: async (db, memberId) => (await db.$count(passkeys, eq(passkeys.member_id, memberId))) > 0,
  phone: async () => true,
};

/** The methods by which a member can prove who they are. */
export const proofMethodsOf = async (db: Db, memberId: number): Promise<ProofMethod[]> => {
  const has = await Promise.all(proofMethods.map((method) => isAvailable[method](db, memberId)));
  return proofMethods.filter((_method, place) => has[place]);
};
