import { and, eq, isNotNull } from 'drizzle-orm';
import { proofMethods, type ProofMethod } from '@yoodee/api-contract/proof-kinds';
import type { Db } from '../../db/database.ts';
import { members, passkeys } from '../../db/schema.ts';
import type { Env } from '../../env.ts';

type LineSettings = Pick<Env, 'LINE_CHANNEL_ID' | 'LINE_CHANNEL_SECRET'>;

/** Whether a member has a method. Every member has a phone. */
const isAvailable: Record<ProofMethod, (db: Db, memberId: number, env: LineSettings) => Promise<boolean>> = {
  passkey: async (db, memberId) => (await db.$count(passkeys, eq(passkeys.member_id, memberId))) > 0,
  line: async (db, memberId, { LINE_CHANNEL_ID: id, LINE_CHANNEL_SECRET: secret }) =>
    Boolean(id && secret) && (await db.$count(members, and(eq(members.id, memberId), isNotNull(members.line_sub)))) > 0,
  phone: async () => true,
};

/** The methods by which a member can prove who they are. */
export const proofMethodsOf = async (
  { db, env }: { db: Db; env: LineSettings },
  memberId: number,
): Promise<ProofMethod[]> => {
  const has = await Promise.all(proofMethods.map((method) => isAvailable[method](db, memberId, env)));
  return proofMethods.filter((_method, place) => has[place]);
};
