import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  consents: {
    id: 'account.feature-profile.privacy.consents',
    defaultMessage: 'ความยินยอมที่ให้ไว้',
    description: 'Heading of the list of consents',
  },
  noConsents: {
    id: 'account.feature-profile.privacy.no-consents',
    defaultMessage: 'ยังไม่มีความยินยอมที่บันทึกไว้',
    description: 'The member has given no consent',
  },
  consent: {
    id: 'account.feature-profile.privacy.consent',
    defaultMessage: 'ให้เก็บชื่อและเบอร์โทรเพื่อใช้บัญชีและลงประกาศ',
    description: 'Name of the consent given at sign-up',
  },
  consentGiven: defineMessage<{ version: string; date: string }>({
    id: 'account.feature-profile.privacy.consent-given',
    defaultMessage: 'ให้ไว้เมื่อ {date} ข้อความฉบับ {version}',
    description: 'When the consent was given, and the version of its text',
  }),
  notice: {
    id: 'account.feature-profile.privacy.notice',
    defaultMessage: 'เราดูแลข้อมูลของคุณอย่างไร',
    description: 'Link to the privacy notice',
  },
  export: {
    id: 'account.feature-profile.privacy.export',
    defaultMessage: 'ขอข้อมูลของฉัน',
    description: 'Heading of the data export',
  },
  exportLead: defineMessage<{ perDay: number }>({
    id: 'account.feature-profile.privacy.export-lead',
    defaultMessage:
      '{perDay, plural, other {ไฟล์ ZIP มีโปรไฟล์ ประกาศ รูป การติดต่อ รายการที่บันทึก และการแจ้งเตือนทั้งหมด ขอได้วันละ # ครั้ง}}',
    description: 'Explains what the export contains and how often it is available',
  }),
  download: {
    id: 'account.feature-profile.privacy.download',
    defaultMessage: 'ดาวน์โหลด',
    description: 'Button that downloads the export',
  },
});
