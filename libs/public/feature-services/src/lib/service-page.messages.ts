import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  breadcrumb: NoMessageValues;
  home: NoMessageValues;
  ask: NoMessageValues;
  leadDays: { days: number };
  packages: NoMessageValues;
  pricesNote: NoMessageValues;
  areas: NoMessageValues;
  everywhere: NoMessageValues;
  elsewhere: NoMessageValues;
  faqs: NoMessageValues;
}>({
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
  leadDays: {
    id: 'public.feature-services.page.lead-days',
    defaultMessage: '{days, plural, other {เริ่มงานได้ภายใน # วันทำการ}}',
    description: 'How many working days from the request to the work',
  },
  packages: {
    id: 'public.feature-services.page.packages',
    defaultMessage: 'เลือกแพ็กเกจ',
    description: 'Heading above the packages',
  },
  pricesNote: {
    id: 'public.feature-services.page.prices-note',
    defaultMessage: 'ราคารวมภาษีมูลค่าเพิ่มแล้ว',
    description: 'Below the packages: VAT is included',
  },
  areas: {
    id: 'public.feature-services.page.areas',
    defaultMessage: 'พื้นที่ให้บริการ',
    description: 'Heading above the provinces that are served',
  },
  everywhere: {
    id: 'public.feature-services.page.everywhere',
    defaultMessage: 'ทั่วประเทศ',
    description: 'In place of provinces when all are served',
  },
  elsewhere: {
    id: 'public.feature-services.page.elsewhere',
    defaultMessage: 'จังหวัดอื่นส่งคำขอได้ เราแจ้งค่าเดินทางก่อนตกลง',
    description: 'Below the provinces: other provinces cost travel',
  },
  faqs: {
    id: 'public.feature-services.page.faqs',
    defaultMessage: 'คำถามที่พบบ่อย',
    description: 'Heading above questions and answers',
  },
});
