import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-projects.list.title',
    defaultMessage: 'โครงการคอนโดและหมู่บ้าน',
    description: 'Heading of the page of all projects',
  },
  metaDescription: {
    id: 'public.feature-projects.list.meta-description',
    defaultMessage: 'ค้นหาโครงการคอนโดและหมู่บ้านตามชื่อและจังหวัด ดูราคา ประกาศ และถามตอบของแต่ละโครงการ',
    description: 'Description of the page for search engines',
  },
  name: {
    id: 'public.feature-projects.list.name',
    defaultMessage: 'ชื่อโครงการ',
    description: 'Label of the search field',
  },
  province: {
    id: 'public.feature-projects.list.province',
    defaultMessage: 'จังหวัด',
    description: 'Label of the choice',
  },
  everywhere: {
    id: 'public.feature-projects.list.everywhere',
    defaultMessage: 'ทุกจังหวัด',
    description: 'Option of the choice',
  },
  search: {
    id: 'public.feature-projects.list.search',
    defaultMessage: 'ค้นหาโครงการ',
    description: 'Button',
  },
  none: {
    id: 'public.feature-projects.list.none',
    defaultMessage: 'ไม่พบโครงการชื่อนี้',
    description: 'Instead of the list',
  },
  noProvince: {
    id: 'public.feature-projects.list.no-province',
    defaultMessage: 'ไม่มีจังหวัดนี้ จึงแสดงโครงการทุกจังหวัด',
    description: 'Warning: the address names a province that does not exist, so that the filter was ignored',
  },
  next: {
    id: 'public.feature-projects.list.next',
    defaultMessage: 'โครงการถัดไป',
    description: 'Link to the next page',
  },
});
