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
};

/** The text message that carries a code: one SMS long in either language (70 Thai characters). */
export const otpMessage = (purpose: CodeScope['purpose'], locale: Locale, otp: string, refCode: string): string =>
  sentences[purpose][locale](otp, refCode);
