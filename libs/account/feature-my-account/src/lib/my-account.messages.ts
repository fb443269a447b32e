import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { name: string };
  assets: NoMessageValues;
  create: NoMessageValues;
  drafts: NoMessageValues;
  published: NoMessageValues;
  others: NoMessageValues;
  empty: NoMessageValues;
  untitled: NoMessageValues;
  goOn: NoMessageValues;
  view: NoMessageValues;
  edit: NoMessageValues;
  remove: NoMessageValues;
  removeQuestion: { title: string };
  removeConfirm: NoMessageValues;
  keep: NoMessageValues;
  removed: { title: string };
  removeFailed: NoMessageValues;
  completeness: { percent: number };
  views: { count: number };
  saves: { count: number };
  changed: { when: string };
  failed: NoMessageValues;
  retry: NoMessageValues;
  loading: NoMessageValues;
}>({
  title: {
    id: 'account.feature-my-account.page.title',
    defaultMessage: 'สวัสดี คุณ{name}',
    description: 'Heading of the account page',
  },
  assets: {
    id: 'account.feature-my-account.page.assets',
    defaultMessage: 'ประกาศของฉัน',
    description: 'Heading above the member’s listings',
  },
  create: {
    id: 'account.feature-my-account.page.create',
    defaultMessage: 'ลงประกาศใหม่',
    description: 'Button to the form for a new listing',
  },
  drafts: {
    id: 'account.feature-my-account.page.drafts',
    defaultMessage: 'แบบร่าง',
    description: 'Heading above drafts',
  },
  published: {
    id: 'account.feature-my-account.page.published',
    defaultMessage: 'เผยแพร่อยู่',
    description: 'Heading above published listings',
  },
  others: {
    id: 'account.feature-my-account.page.others',
    defaultMessage: 'ปิดแล้วหรือพักไว้',
    description: 'Heading above all other listings',
  },
  empty: {
    id: 'account.feature-my-account.page.empty',
    defaultMessage: 'ประกาศที่คุณลงจะอยู่ที่นี่',
    description: 'The member has no listings yet',
  },
  untitled: {
    id: 'account.feature-my-account.asset.untitled',
    defaultMessage: 'ยังไม่ได้ตั้งชื่อ',
    description: 'A draft without a title',
  },
  goOn: {
    id: 'account.feature-my-account.asset.go-on',
    defaultMessage: 'ทำต่อ',
    description: 'Link that goes on with a draft',
  },
  view: {
    id: 'account.feature-my-account.asset.view',
    defaultMessage: 'ดูประกาศ',
    description: 'Link to the public page',
  },
  edit: {
    id: 'account.feature-my-account.asset.edit',
    defaultMessage: 'แก้ไข',
    description: 'Link that edits a listing',
  },
  remove: {
    id: 'account.feature-my-account.asset.remove',
    defaultMessage: 'ลบ',
    description: 'Button that deletes a listing',
  },
  removeQuestion: {
    id: 'account.feature-my-account.asset.remove-question',
    defaultMessage: 'ลบ “{title}” พร้อมรูปทั้งหมดใช่ไหม',
    description: 'Asked before a listing is deleted',
  },
  removeConfirm: {
    id: 'account.feature-my-account.asset.remove-confirm',
    defaultMessage: 'ลบเลย',
    description: 'Button that really deletes',
  },
  keep: {
    id: 'account.feature-my-account.asset.keep',
    defaultMessage: 'เก็บไว้',
    description: 'Button that does not delete',
  },
  removed: {
    id: 'account.feature-my-account.asset.removed',
    defaultMessage: 'ลบ “{title}” แล้ว',
    description: 'Said after a listing was deleted',
  },
  removeFailed: {
    id: 'account.feature-my-account.asset.remove-failed',
    defaultMessage: 'ลบไม่สำเร็จ ประกาศยังอยู่',
    description: 'Said when a listing could not be deleted',
  },
  completeness: {
    id: 'account.feature-my-account.asset.completeness',
    defaultMessage: 'ครบ {percent}%',
    description: 'How complete a listing is',
  },
  views: {
    id: 'account.feature-my-account.asset.views',
    defaultMessage: '{count, plural, other {เข้าชม # ครั้ง}}',
    description: 'Number of views',
  },
  saves: {
    id: 'account.feature-my-account.asset.saves',
    defaultMessage: '{count, plural, other {บันทึก # ครั้ง}}',
    description: 'Number of saves',
  },
  changed: {
    id: 'account.feature-my-account.asset.changed',
    defaultMessage: 'แก้ไขล่าสุด {when}',
    description: '{when} is e.g. "today"',
  },
  failed: {
    id: 'account.feature-my-account.page.failed',
    defaultMessage: 'โหลดประกาศของคุณไม่สำเร็จ',
    description: 'The listings could not be fetched',
  },
  retry: {
    id: 'account.feature-my-account.page.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that fetches again',
  },
  loading: {
    id: 'account.feature-my-account.page.loading',
    defaultMessage: 'กำลังโหลด',
    description: 'For screen readers while loading',
  },
});
