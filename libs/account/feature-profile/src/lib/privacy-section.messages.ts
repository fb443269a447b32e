import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  consents: NoMessageValues;
  noConsents: NoMessageValues;
  consent: NoMessageValues;
  consentGiven: { version: string; date: string };
  notice: NoMessageValues;
  export: NoMessageValues;
  exportLead: { perDay: number };
  download: NoMessageValues;
}>({
  consents: {
    id: 'account.feature-profile.privacy.consents',
    defaultMessage: 'ความยินยอมที่ให้ไว้',
    description: 'Heading of what the member agreed to',
  },
  noConsents: {
    id: 'account.feature-profile.privacy.no-consents',
    defaultMessage: 'ยังไม่มีความยินยอมที่บันทึกไว้',
    description: 'The member agreed to nothing yet',
  },
  consent: {
    id: 'account.feature-profile.privacy.consent',
    defaultMessage: 'ให้เก็บชื่อและเบอร์โทรเพื่อใช้บัญชีและลงประกาศ',
    description: 'What was agreed to at sign-up',
  },
  consentGiven: {
    id: 'account.feature-profile.privacy.consent-given',
    defaultMessage: 'ให้ไว้เมื่อ {date} ข้อความฉบับ {version}',
    description: 'When a consent was given, and the version of its text',
  },
  notice: {
    id: 'account.feature-profile.privacy.notice',
    defaultMessage: 'เราดูแลข้อมูลของคุณอย่างไร',
    description: 'Link to the privacy notice',
  },
  export: {
    id: 'account.feature-profile.privacy.export',
    defaultMessage: 'ขอข้อมูลของฉัน',
    description: 'Heading of the export',
  },
  exportLead: {
    id: 'account.feature-profile.privacy.export-lead',
    defaultMessage:
      '{perDay, plural, other {ไฟล์ ZIP มีโปรไฟล์ ประกาศ รูป การติดต่อ รายการที่บันทึก และการแจ้งเตือนทั้งหมด ขอได้วันละ # ครั้ง}}',
    description: 'What the export holds and how often it can be had',
  },
  download: {
    id: 'account.feature-profile.privacy.download',
    defaultMessage: 'ดาวน์โหลด',
    description: 'Button that downloads the export',
  },
});
