import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  breadcrumb: {
    id: 'public.feature-projects.page.breadcrumb',
    defaultMessage: 'ตำแหน่งในเว็บไซต์',
    description: 'Name of the breadcrumb, for screen readers',
  },
  home: {
    id: 'public.feature-projects.page.home',
    defaultMessage: 'หน้าแรก',
    description: 'First step of the breadcrumb',
  },
  projects: {
    id: 'public.feature-projects.page.projects',
    defaultMessage: 'โครงการ',
    description: 'Step of the breadcrumb: all projects',
  },
  metaDescription: defineMessage<{ name: string; sale: number; rent: number }>({
    id: 'public.feature-projects.page.meta-description',
    defaultMessage:
      '{name} มี {sale, number} ประกาศขาย {rent, number} ประกาศให้เช่า ราคาต่อตารางเมตร ค่าส่วนกลาง สิ่งอำนวยความสะดวก สถานีใกล้เคียง และถามตอบ',
    description: 'Description of the page for search engines',
  }),
  otherNames: {
    id: 'public.feature-projects.page.other-names',
    defaultMessage: 'ชื่ออื่น',
    description: 'Before other names of the project',
  },
  forSale: defineMessage<{ count: number }>({
    id: 'public.feature-projects.page.for-sale',
    defaultMessage: '{count, plural, other {ขาย # ประกาศ}}',
    description: 'Link to the listings for sale in this project',
  }),
  forRent: defineMessage<{ count: number }>({
    id: 'public.feature-projects.page.for-rent',
    defaultMessage: '{count, plural, other {ให้เช่า # ประกาศ}}',
    description: 'Link to the listings for rent in this project',
  }),
  empty: {
    id: 'public.feature-projects.page.empty',
    defaultMessage: 'ตอนนี้ยังไม่มีประกาศในโครงการนี้',
    description: 'Instead of the numbers of listings',
  },
  alert: {
    id: 'public.feature-projects.page.alert',
    defaultMessage: 'แจ้งเตือนเมื่อมีประกาศใหม่ในโครงการนี้',
    description: 'Button that saves the search for this project',
  },
  facts: {
    id: 'public.feature-projects.page.facts',
    defaultMessage: 'ข้อมูลโครงการ',
    description: 'Heading of the facts',
  },
  developer: {
    id: 'public.feature-projects.page.developer',
    defaultMessage: 'ผู้พัฒนาโครงการ',
    description: 'Fact',
  },
  year: {
    id: 'public.feature-projects.page.year',
    defaultMessage: 'สร้างเสร็จ',
    description: 'Fact: year',
  },
  storeys: {
    id: 'public.feature-projects.page.storeys',
    defaultMessage: 'จำนวนชั้น',
    description: 'Fact',
  },
  units: {
    id: 'public.feature-projects.page.units',
    defaultMessage: 'จำนวนยูนิต',
    description: 'Fact: homes in the project',
  },
  fee: {
    id: 'public.feature-projects.page.fee',
    defaultMessage: 'ค่าส่วนกลาง',
    description: 'Fact',
  },
  feeValue: defineMessage<{ amount: string }>({
    id: 'public.feature-projects.page.fee-value',
    defaultMessage: '{amount}/ตร.ม./เดือน',
    description: 'The common fee per square metre and month',
  }),
  since: defineMessage<{ date: string }>({
    id: 'public.feature-projects.page.since',
    defaultMessage: 'ตั้งแต่ {date}',
    description: 'After the common fee',
  }),
  quota: {
    id: 'public.feature-projects.page.quota',
    defaultMessage: 'ต่างชาติถือครองแล้ว',
    description: 'Fact: share of the area of a condominium; the law allows 49 %',
  },
  declared: defineMessage<{ date: string }>({
    id: 'public.feature-projects.page.declared',
    defaultMessage: 'แจ้งเมื่อ {date}',
    description: 'After the share that foreigners own',
  }),
  formerFees: {
    id: 'public.feature-projects.page.former-fees',
    defaultMessage: 'ค่าส่วนกลางที่ผ่านมา',
    description: 'Opens the list of former fees',
  },
  facilities: {
    id: 'public.feature-projects.page.facilities',
    defaultMessage: 'สิ่งอำนวยความสะดวก',
    description: 'Heading',
  },
  place: {
    id: 'public.feature-projects.page.place',
    defaultMessage: 'ทำเล',
    description: 'Heading above stations and map',
  },
  listings: {
    id: 'public.feature-projects.page.listings',
    defaultMessage: 'ประกาศล่าสุดในโครงการนี้',
    description: 'Heading above the cards',
  },
  seeAll: defineMessage<{ count: number }>({
    id: 'public.feature-projects.page.see-all',
    defaultMessage: '{count, plural, other {ดูทั้งหมด # ประกาศ}}',
    description: 'Link to the list',
  }),
});
