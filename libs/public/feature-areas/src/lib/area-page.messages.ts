import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ kind: string; what: string; name: string; within: string }>({
    id: 'public.feature-areas.area.title',
    defaultMessage:
      '{kind, select, station {ขายและให้เช่า{what} ใกล้สถานี{name} {within}} district {ขายและให้เช่า{what} {name} {within}} other {ขายและให้เช่า{what} {name}}}',
    description: 'Heading of an area page: property type and place',
  }),
  lead: defineMessage<{ kind: string; count: number; distance: string }>({
    id: 'public.feature-areas.area.lead',
    defaultMessage:
      '{kind, select, station {{count, plural, other {# ประกาศในระยะ {distance} จากสถานี บอกราคาจริงและวันที่ผู้ขายยืนยันล่าสุด}}} other {{count, plural, other {# ประกาศ บอกราคาจริงและวันที่ผู้ขายยืนยันล่าสุด}}}}',
    description:
      'Text below the heading of an area page; {distance} is the maximum distance from a station, for example 800 m',
  }),
  empty: {
    id: 'public.feature-areas.area.empty',
    defaultMessage: 'ยังไม่มีประกาศที่นี่ ลองดูทำเลใกล้กัน',
    description: 'Text below the heading of an area without listings',
  },
  anything: {
    id: 'public.feature-areas.area.anything',
    defaultMessage: 'บ้าน คอนโด ที่ดิน',
    description: 'Stands for the property type on a page about all types',
  },
  metaDescription: defineMessage<{ title: string; count: number; price: string }>({
    id: 'public.feature-areas.area.meta-description',
    defaultMessage: '{count, plural, other {{title} # ประกาศ{price} ดูรูป แผนที่ และวันที่ผู้ขายยืนยันล่าสุด ติดต่อเจ้าของได้เอง}}',
    description: 'Meta description of an area page; {price} is a phrase or empty',
  }),
  metaPrice: defineMessage<{ price: string }>({
    id: 'public.feature-areas.area.meta-price',
    defaultMessage: ' ราคาขายกลาง {price}',
    description: 'Median price in the meta description; starts with a space',
  }),
  middleSale: {
    id: 'public.feature-areas.area.middle-sale',
    defaultMessage: 'ราคาขายกลาง',
    description: 'Label of the median asking price',
  },
  middlePerSqm: {
    id: 'public.feature-areas.area.middle-per-sqm',
    defaultMessage: 'ราคากลางต่อตารางเมตร',
    description: 'Label of the median asking price per square metre',
  },
  middleRent: {
    id: 'public.feature-areas.area.middle-rent',
    defaultMessage: 'ค่าเช่ากลางต่อเดือน',
    description: 'Label of the median monthly rent',
  },
  listings: defineMessage<{ count: number }>({
    id: 'public.feature-areas.area.listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Number of listings in an area',
  }),
  forSale: defineMessage<{ count: number }>({
    id: 'public.feature-areas.area.for-sale',
    defaultMessage: '{count, plural, other {ดู # ประกาศขาย}}',
    description: 'Link below the median asking price, to the listings of the area that are for sale',
  }),
  forRent: defineMessage<{ count: number }>({
    id: 'public.feature-areas.area.for-rent',
    defaultMessage: '{count, plural, other {ดู # ประกาศให้เช่า}}',
    description: 'Link below the median rent, to the listings of the area that are for rent',
  }),
  middleNote: {
    id: 'public.feature-areas.area.middle-note',
    defaultMessage: 'ราคากลางคือค่ามัธยฐานของราคาที่ผู้ขายตั้งไว้ในประกาศตอนนี้ ไม่ใช่ราคาประเมิน',
    description: 'Note below the median prices: how they are calculated',
  },
  newest: {
    id: 'public.feature-areas.area.newest',
    defaultMessage: 'ประกาศล่าสุด',
    description: 'Heading above the newest listings of an area',
  },
  seeAll: defineMessage<{ count: number }>({
    id: 'public.feature-areas.area.see-all',
    defaultMessage: '{count, plural, other {ดูทั้ง # ประกาศ}}',
    description: 'Link to the list of all listings in the area',
  }),
  projects: {
    id: 'public.feature-areas.area.projects',
    defaultMessage: 'โครงการในย่านนี้',
    description: 'Heading above links to projects',
  },
  types: {
    id: 'public.feature-areas.area.types',
    defaultMessage: 'เลือกตามประเภท',
    description: 'Heading above the property types in an area',
  },
  inside: defineMessage<{ name: string }>({
    id: 'public.feature-areas.area.inside',
    defaultMessage: 'ย่านใน{name}',
    description: 'Heading above the districts of a province',
  }),
  neighbours: defineMessage<{ kind: string }>({
    id: 'public.feature-areas.area.neighbours',
    defaultMessage: '{kind, select, station {สถานีใกล้กัน} district {ย่านอื่นในจังหวัดเดียวกัน} other {จังหวัดใกล้กัน}}',
    description:
      'Heading above neighbouring areas: stations and provinces by distance, districts by their number of listings',
  }),
  breadcrumb: {
    id: 'public.feature-areas.area.breadcrumb',
    defaultMessage: 'คุณอยู่ที่',
    description: 'Name of the breadcrumb for screen readers',
  },
  home: { id: 'public.feature-areas.area.home', defaultMessage: 'หน้าแรก', description: 'Breadcrumb: home page' },
  areas: {
    id: 'public.feature-areas.area.areas',
    defaultMessage: 'ทำเลทั้งหมด',
    description: 'Heading of the page of all areas, its breadcrumb, and the link to it',
  },
  areasLead: {
    id: 'public.feature-areas.area.areas-lead',
    defaultMessage: 'เลือกจังหวัดหรือสถานีรถไฟฟ้า แล้วดูราคากลางและประกาศที่มีอยู่ตอนนี้',
    description: 'Text below the heading of the page of all areas',
  },
  areasMeta: defineMessage<{ count: number }>({
    id: 'public.feature-areas.area.areas-meta',
    defaultMessage:
      '{count, plural, other {บ้าน คอนโด ที่ดิน ขายและให้เช่าใน # จังหวัด และใกล้สถานีรถไฟฟ้า พร้อมราคากลางของแต่ละทำเล}}',
    description: 'Meta description of the page of all areas',
  }),
  provinces: {
    id: 'public.feature-areas.area.provinces',
    defaultMessage: 'จังหวัด',
    description: 'Heading above all provinces',
  },
  stations: {
    id: 'public.feature-areas.area.stations',
    defaultMessage: 'สถานีรถไฟฟ้า',
    description: 'Heading above all stations',
  },
});
