import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-assets.price-alert.title',
    defaultMessage: 'แจ้งเมื่อราคาลด',
    description: 'Heading of the form for alerts about a falling median price of a district',
  },
  lead: defineMessage<{ percent: number; count: number }>({
    id: 'public.feature-assets.price-alert.lead',
    defaultMessage:
      'เมื่อราคาตั้งกลางลดลงอย่างน้อย {percent}% จากเดือนก่อนหรือสามเดือนก่อน แจ้งไม่เกินเดือนละครั้ง และเฉพาะเมื่อทั้งสองเดือนมีอย่างน้อย {count} ประกาศ',
    description: 'Explains when an alert is sent: the fall in per cent, and the number of listings in both months',
  }),
  what: {
    id: 'public.feature-assets.price-alert.what',
    defaultMessage: 'ประเภท',
    description: 'Label of the choice of type and deal',
  },
  kind: defineMessage<{ type: string; deal: string }>({
    id: 'public.feature-assets.price-alert.kind',
    defaultMessage: '{type} {deal, select, rent {ให้เช่า} other {ขาย}}',
    description: 'Choice: a type for sale or for rent',
  }),
  name: defineMessage<{ type: string; deal: string; place: string }>({
    id: 'public.feature-assets.price-alert.name',
    defaultMessage: '{type}{deal, select, rent {ให้เช่า} other {ขาย}} {place}',
    description: 'Name of the alert: type, deal and district',
  }),
  ask: {
    id: 'public.feature-assets.price-alert.ask',
    defaultMessage: 'แจ้งฉัน',
    description: 'Button that requests the alert, next to a bell',
  },
  saved: defineMessage<{ name: string }>({
    id: 'public.feature-assets.price-alert.saved',
    defaultMessage: 'ตั้งไว้แล้ว เราจะแจ้งเมื่อราคาของ{name}ลด เปลี่ยนหรือหยุดได้ที่การค้นหาที่บันทึกไว้',
    description: 'Status: a member will get the alert',
  }),
  failed: {
    id: 'public.feature-assets.price-alert.failed',
    defaultMessage: 'ตั้งไม่สำเร็จ ลองอีกครั้ง',
    description: 'Error: the alert was not saved',
  },
});
