import { members } from '../db/schema.ts';
import { createSessions } from '../modules/auth/sessions.ts';
import type { TestServer } from './test-server.ts';

export interface TestMember {
  id: number;
  phone: string;
  token: string;
  /** For `inject`. */
  headers: { authorization: string };
}

let made = 0;

/** A new signed-in member with a unique phone; `values` are columns of `members`. */
export const createTestMember = async (
  { db, env }: Pick<TestServer, 'db' | 'env'>,
  values: Partial<typeof members.$inferInsert> = {},
): Promise<TestMember> => {
  made += 1;
  const [member] = await db
    .insert(members)
    .values({ first_name: 'สมหญิง', last_name: 'ใจดี', phone: `+66899${String(made).padStart(6, '0')}`, ...values })
    .returning();
  const { accessToken } = await createSessions({ db, env }).open(db, member!, {});
  return {
    id: member!.id,
    phone: member!.phone,
    token: accessToken,
    headers: { authorization: `Bearer ${accessToken}` },
  };
};
