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
  account_deletion: {
    th: (otp, ref) => `รหัสลบบัญชี${brand.name.th} ${otp} (อ้างอิง ${ref}) อย่าบอกใคร`,
    en: (otp, ref) => `${otp} deletes your ${brand.name.en} account (ref ${ref}). Keep it to yourself.`,
  },
};

/** Characters of one SMS: Thai ones take two bytes, English ones seven bits. */
const smsLength: Record<Locale, number> = { th: 70, en: 160 };

/** The line by which browsers know that a code is for a site and offer to fill it in (WebOTP). */
const originLine = (origin: string, otp: string) => `\n@${new URL(origin).hostname} #${otp}`;

export interface OtpMessage {
  purpose: CodeScope['purpose'];
  locale: Locale;
  otp: string;
  refCode: string;
  /** The site's own. */
  origin: string;
}

/** The text message that carries a code: one SMS long in either language, with the line for browsers where it fits. */
export const otpMessage = ({ purpose, locale, otp, refCode, origin }: OtpMessage): string => {
  const sentence = sentences[purpose][locale](otp, refCode);
  const whole = sentence + originLine(origin, otp);
  return whole.length <= smsLength[locale] ? whole : sentence;
};
