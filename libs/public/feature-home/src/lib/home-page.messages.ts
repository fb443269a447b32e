import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-home.page.title',
    defaultMessage: 'หาที่อยู่ที่ใช่ ในราคาที่เห็นชัด',
    description: 'Heading of the home page',
  },
  metaTitle: {
    id: 'public.feature-home.page.meta-title',
    defaultMessage: 'ซื้อ ขาย เช่า บ้าน คอนโด ที่ดิน ทั่วไทย',
    description: 'Title of the home page for search engines',
  },
  metaDescription: defineMessage<{ count: number }>({
    id: 'public.feature-home.page.meta-description',
    defaultMessage:
      '{count, plural, other {ค้นหาจาก # ประกาศ ครบทั้งราคา ทำเล รูป และวันที่ผู้ขายยืนยันล่าสุด ลงประกาศฟรีทั้งไทยและอังกฤษ}}',
    description: 'Meta description of the home page',
  }),
  lead: defineMessage<{ count: number }>({
    id: 'public.feature-home.page.lead',
    defaultMessage: '{count, plural, other {# ประกาศทั่วไทย บอกราคาจริงและวันที่ผู้ขายยืนยันล่าสุด}}',
    description: 'Text below the heading',
  }),
  deal: {
    id: 'public.feature-home.page.deal',
    defaultMessage: 'ซื้อหรือเช่า',
    description: 'Label of the options buy and rent',
  },
  buy: { id: 'public.feature-home.page.buy', defaultMessage: 'ซื้อ', description: 'Option: buy' },
  rent: { id: 'public.feature-home.page.rent', defaultMessage: 'เช่า', description: 'Option: rent' },
  popular: {
    id: 'public.feature-home.page.popular',
    defaultMessage: 'ค้นบ่อย',
    description: 'Label of the links to popular searches',
  },
  recommended: {
    id: 'public.feature-home.page.recommended',
    defaultMessage: 'ผู้ขายเพิ่งยืนยันว่ายังอยู่',
    description: 'Label of the listing next to the search: the most recently confirmed one',
  },
  newest: {
    id: 'public.feature-home.page.newest',
    defaultMessage: 'ประกาศมาใหม่',
    description: 'Heading above the newest listings',
  },
  seeAll: { id: 'public.feature-home.page.see-all', defaultMessage: 'ดูทั้งหมด', description: 'Link to the full list' },
  types: {
    id: 'public.feature-home.page.types',
    defaultMessage: 'เลือกตามประเภท',
    description: 'Heading above the property types',
  },
  provinces: {
    id: 'public.feature-home.page.provinces',
    defaultMessage: 'เลือกตามจังหวัด',
    description: 'Heading above the provinces',
  },
  stations: {
    id: 'public.feature-home.page.stations',
    defaultMessage: 'ใกล้รถไฟฟ้า',
    description: 'Heading above rail stations',
  },
  allProjects: {
    id: 'public.feature-home.page.all-projects',
    defaultMessage: 'โครงการทั้งหมด',
    description: 'Link to the list of all projects',
  },
  allAreas: {
    id: 'public.feature-home.page.all-areas',
    defaultMessage: 'ทำเลทั้งหมด',
    description: 'Link to the page of all provinces and stations',
  },
  cuts: {
    id: 'public.feature-home.page.cuts',
    defaultMessage: 'ลดราคาสัปดาห์นี้',
    description: 'Heading above listings whose price fell within seven days',
  },
  cut: defineMessage<{ amount: string; percent: number }>({
    id: 'public.feature-home.page.cut',
    defaultMessage: 'ลดลง {amount} ({percent}%)',
    description: 'Above a listing: by how much its price fell',
  }),
  budget: {
    id: 'public.feature-home.page.budget',
    defaultMessage: 'งบเท่านี้ ได้คอนโดกี่ตารางเมตร',
    description: 'Heading above a table: what a budget buys by district',
  },
  district: {
    id: 'public.feature-home.page.district',
    defaultMessage: 'ทำเล',
    description: 'Column heading: district',
  },
  budgetBasis: {
    id: 'public.feature-home.page.budget-basis',
    defaultMessage: 'คิดจากราคากลางต่อตารางเมตรของคอนโดที่ประกาศขายอยู่ตอนนี้ ไม่ใช่ราคาที่ซื้อขายกันจริง',
    description: 'Below the table: where its sizes come from',
  },
  reduced: {
    id: 'public.feature-home.page.reduced',
    defaultMessage: 'เพิ่งลดราคา',
    description: 'Heading above listings with a reduced price',
  },
  services: {
    id: 'public.feature-home.page.services',
    defaultMessage: 'บริการช่วยขายและดูแลบ้าน',
    description: 'Heading above services',
  },
  listings: defineMessage<{ count: number }>({
    id: 'public.feature-home.page.listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Number of listings of a property type or province',
  }),
  listTitle: {
    id: 'public.feature-home.page.list-title',
    defaultMessage: 'มีทรัพย์อยากขายหรือให้เช่า',
    description: 'Heading of the section that invites owners to list',
  },
  listText: {
    id: 'public.feature-home.page.list-text',
    defaultMessage: 'ลงประกาศฟรีในไม่กี่นาที พักกลางทางได้ สิ่งที่พิมพ์และรูปที่ใส่ไม่หาย',
    description: 'Text of the section that invites owners to list',
  },
  listAction: {
    id: 'public.feature-home.page.list-action',
    defaultMessage: 'ลงประกาศฟรี',
    description: 'Button of the section that invites owners to list',
  },
});
