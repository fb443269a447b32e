import { eq } from 'drizzle-orm';
import { brand, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { members } from '../../db/schema.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';

/** Events that a member is told of by text message, because somebody else may have caused them. */
export const securityMessages = {
  session_copied: {
    th: `มีคนใช้การเข้าสู่ระบบ${brand.name.th}ของคุณจากเครื่องอื่น เราจึงให้ออกแล้ว`,
    en: `Your ${brand.name.en} sign-in was used on another device, so we signed it out. Sign in again to go on.`,
  },
  line_linked: {
    th: `มีการเชื่อม LINE กับบัญชี${brand.name.th}ของคุณ ถ้าไม่ใช่คุณ ดูที่การตั้งค่า`,
    en: `LINE was linked to your ${brand.name.en} account. If this was not you, unlink it in your settings.`,
  },
  line_unlinked: {
    th: `LINE เลิกเชื่อมกับบัญชี${brand.name.th}ของคุณแล้ว ถ้าไม่ใช่คุณ ดูที่การตั้งค่า`,
    en: `LINE was unlinked from your ${brand.name.en} account. If this was not you, look at your settings.`,
  },
  passkey_added: {
    th: `มีการเพิ่มพาสคีย์ในบัญชี${brand.name.th}ของคุณ ถ้าไม่ใช่คุณ ดูที่การตั้งค่า`,
    en: `A passkey was added to your ${brand.name.en} account. If this was not you, remove it in your settings.`,
  },
  passkey_removed: {
    th: `มีการลบพาสคีย์จากบัญชี${brand.name.th}ของคุณ ถ้าไม่ใช่คุณ ดูที่การตั้งค่า`,
    en: `A passkey was removed from your ${brand.name.en} account. If this was not you, look at your settings.`,
  },
} satisfies Record<string, Record<Locale, string>>;

export type SecurityMessage = keyof typeof securityMessages;

const lifeS = 24 * 3_600;

/** Sends the text in the member's language to their current phone. Call it in the transaction of the change. */
export const tellMember = async (tx: Db, memberId: number, message: SecurityMessage): Promise<void> => {
  const [member] = await tx
    .select({ phone: members.phone, locale: members.locale })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return;
  const text = securityMessages[message][member.locale];
  await createOutboxQueries(tx).add({ channel: 'sms', to: member.phone, text, code: null, lifeS });
};
