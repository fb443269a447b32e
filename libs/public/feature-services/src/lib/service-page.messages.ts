import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  breadcrumb: {
    id: 'public.feature-services.page.breadcrumb',
    defaultMessage: 'คุณอยู่ที่',
    description: 'Name of the breadcrumb for screen readers',
  },
  home: { id: 'public.feature-services.page.home', defaultMessage: 'หน้าแรก', description: 'Breadcrumb: home page' },
  ask: {
    id: 'public.feature-services.page.ask',
    defaultMessage: 'ขอใบเสนอราคา',
    description: 'Link to the request form on the same page',
  },
  leadDays: defineMessage<{ days: number }>({
    id: 'public.feature-services.page.lead-days',
    defaultMessage: '{days, plural, other {เริ่มงานได้ภายใน # วันทำการ}}',
    description: 'Number of working days between request and appointment',
  }),
  packages: {
    id: 'public.feature-services.page.packages',
    defaultMessage: 'เลือกแพ็กเกจ',
    description: 'Heading above the packages',
  },
  pricesNote: {
    id: 'public.feature-services.page.prices-note',
    defaultMessage: 'ราคารวมภาษีมูลค่าเพิ่มแล้ว',
    description: 'Note below the packages: prices include VAT',
  },
  areas: {
    id: 'public.feature-services.page.areas',
    defaultMessage: 'พื้นที่ให้บริการ',
    description: 'Heading above the provinces where the service is offered',
  },
  everywhere: {
    id: 'public.feature-services.page.everywhere',
    defaultMessage: 'ทั่วประเทศ',
    description: 'In place of the provinces when the service is offered in all of Thailand',
  },
  elsewhere: {
    id: 'public.feature-services.page.elsewhere',
    defaultMessage: 'จังหวัดอื่นส่งคำขอได้ เราแจ้งค่าเดินทางก่อนตกลง',
    description: 'Note below the provinces: other provinces have a travel fee',
  },
  faqs: {
    id: 'public.feature-services.page.faqs',
    defaultMessage: 'คำถามที่พบบ่อย',
    description: 'Heading above frequently asked questions',
  },
});
