import { brand, type Locale } from '@yoodee/site';
import type { CodeScope } from './otp-code.ts';

type Sentence = (otp: string, refCode: string) => string;

const sentences: Record<CodeScope['purpose'], Record<Locale, Sentence>> = {
  sign_in: {
    th: (otp, ref) => `รหัส${brand.name.th} ${otp} (อ้างอิง ${ref}) อย่าบอกใคร`,
    en: (otp, ref) => `Your ${brand.name.en} code is ${otp} (ref ${ref}). Keep it to yourself.`,
  },
  phone_change: {
    th: (otp, ref) => `รหัสเปลี่ยนเบอร์${brand.name.th} ${otp} (อ้างอิง ${ref}) อย่าบอกใคร`,
    en: (otp, ref) => `${otp} confirms your new ${brand.name.en} number (ref ${ref}). Keep it to yourself.`,
  },
  proof_access: {
    th: (otp, ref) => `รหัสแก้วิธีเข้าสู่ระบบ${brand.name.th} ${otp} (อ้างอิง ${ref}) อย่าบอกใคร`,
    en: (otp, ref) => `${otp} changes how you sign in to ${brand.name.en} (ref ${ref}). Keep it to yourself.`,
  },
  proof_data: {
    th: (otp, ref) => `รหัสดาวน์โหลดหรือลบข้อมูล${brand.name.th} ${otp} (อ้างอิง ${ref}) อย่าบอกใคร`,
    en: (otp, ref) => `${otp} exports or deletes your ${brand.name.en} data (ref ${ref}). Keep it to yourself.`,
  },
};

/** Length of one SMS in characters: Thai uses two bytes per character, English seven bits. */
const smsLength: Record<Locale, number> = { th: 70, en: 160 };

/** The WebOTP line: browsers recognise the code and offer to fill it in. */
const originLine = (origin: string, otp: string) => `\n@${new URL(origin).hostname} #${otp}`;

export interface OtpMessage {
  purpose: CodeScope['purpose'];
  locale: Locale;
  otp: string;
  refCode: string;
  /** Origin of the site. */
  origin: string;
}

/** The text message with a code: one SMS in either language, with the WebOTP line where it fits. */
export const otpMessage = ({ purpose, locale, otp, refCode, origin }: OtpMessage): string => {
  const sentence = sentences[purpose][locale](otp, refCode);
  const whole = sentence + originLine(origin, otp);
  return whole.length <= smsLength[locale] ? whole : sentence;
};
