import { and, eq, gte, ne } from 'drizzle-orm';
import { phoneUndoHours } from '@yoodee/api-contract/phone-undo';
import { brand, toLocale, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { members, passkeys } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { createPhoneChangeQueries } from '../auth/phone-changes.queries.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { MemberRow } from '../members/member.view.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import { createProofQueries } from '../proofs/proofs.queries.ts';
import { createProfileQueries, type ProfileChanges } from './profile.queries.ts';

/** The text message to the old number. The token is in the fragment, so that no server and no log sees it. */
export const changeMessages: Record<Locale, (link: string) => string> = {
  th: (link) => `เบอร์ของบัญชี${brand.name.th}ถูกเปลี่ยนแล้ว ถ้าไม่ใช่คุณ เอาคืนได้ใน ${phoneUndoHours} ชม. ที่ ${link}`,
  en: (link) =>
    `The phone of your ${brand.name.en} account was changed. If this was not you, undo it within ${phoneUndoHours} hours: ${link}`,
};

interface PhoneChange {
  memberId: number;
  /** The session that changes it; all others end. */
  sessionId: string;
  phone: string;
  names: Pick<ProfileChanges, 'first_name' | 'last_name'>;
}

/** Dependencies of a phone change, besides the transaction. */
interface Surroundings {
  sessions: Sessions;
  /** Origin of the site. */
  origin: string;
}

/**
 * Moves a member to another phone in the transaction that consumes the code: tells the old number how to undo it, ends
 * all other sessions, and forgets proofs by the old number. Throws `phone_taken`.
 */
export const changePhone = async (
  tx: Db,
  { memberId, sessionId, phone, names }: PhoneChange,
  { sessions, origin }: Surroundings,
): Promise<MemberRow> => {
  const profiles = createProfileQueries(tx);
  const changes = createPhoneChangeQueries(tx);
  const before = await profiles.find(memberId);
  if (!before) throw new ApiError('signed_out');
  if (await changes.isReserved(phone, memberId)) throw new ApiError('phone_taken');
  const member = await profiles.moveToPhone(memberId, phone, names);
  if (before.phone === phone) return member;
  const token = await changes.record(before);
  const link = `${origin}${toLocale(before.locale, '/authenticate/undo-phone')}#${token}`;
  await createOutboxQueries(tx).add({
    channel: 'sms',
    to: before.phone,
    text: changeMessages[before.locale](link),
    code: null,
    lifeS: phoneUndoHours * 3_600,
  });
  await createProofQueries(tx).forget(memberId);
  await sessions.endOthers(memberId, sessionId, tx);
  return member;
};

/**
 * Undoes a change of phone with the token of the link, and what somebody who was not the owner can have added since.
 * Returns the member, or null when the token cannot be used. Throws `phone_taken`.
 */
export const undoPhoneChange = async (tx: Db, token: string, sessions: Sessions): Promise<MemberRow | null> => {
  const change = await createPhoneChangeQueries(tx).take(token);
  if (!change) return null;
  const { member_id: memberId, old_phone: phone, old_line_sub: lineSub, changed_at: changedAt } = change;
  const [taken] = lineSub
    ? await tx
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.line_sub, lineSub), ne(members.id, memberId)))
    : [];
  await tx
    .update(members)
    .set({ line_sub: taken ? null : lineSub })
    .where(eq(members.id, memberId));
  await tx.delete(passkeys).where(and(eq(passkeys.member_id, memberId), gte(passkeys.created_at, changedAt)));
  await createProofQueries(tx).forget(memberId);
  await sessions.endOthers(memberId, null, tx);
  return createProfileQueries(tx).moveToPhone(memberId, phone, {});
};
