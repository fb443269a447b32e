import { brand, type Locale } from '@yoodee/site';
import { english } from './privacy-notice.en.ts';
import { thai } from './privacy-notice.th.ts';
import type { PrivacyNotice } from './privacy-notice.types.ts';

const notices = { th: thai, en: english };

/** The privacy notice, with the operator's name and contact details. */
export const privacyNotice = (locale: Locale): PrivacyNotice =>
  notices[locale]({ company: brand.company[locale], email: brand.email, phone: brand.phone[locale] });
