import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { kind: string; what: string; name: string; within: string };
  lead: { kind: string; count: number; distance: string };
  empty: NoMessageValues;
  anything: NoMessageValues;
  metaDescription: { title: string; count: number; price: string };
  metaPrice: { price: string };
  middleSale: NoMessageValues;
  middlePerSqm: NoMessageValues;
  middleRent: NoMessageValues;
  listings: { count: number };
  forSale: { count: number };
  forRent: { count: number };
  middleNote: NoMessageValues;
  newest: NoMessageValues;
  seeAll: { count: number };
  types: NoMessageValues;
  inside: { name: string };
  neighbours: { kind: string };
  breadcrumb: NoMessageValues;
  home: NoMessageValues;
  areas: NoMessageValues;
  areasLead: NoMessageValues;
  areasMeta: { count: number };
  provinces: NoMessageValues;
  stations: NoMessageValues;
}>({
  title: {
    id: 'public.feature-home.area.title',
    defaultMessage:
      '{kind, select, station {ขายและให้เช่า{what} ใกล้สถานี{name} {within}} district {ขายและให้เช่า{what} {name} {within}} other {ขายและให้เช่า{what} {name}}}',
    description: 'Heading of an area page: what there is, where',
  },
  lead: {
    id: 'public.feature-home.area.lead',
    defaultMessage:
      '{kind, select, station {{count, plural, other {# ประกาศในระยะ {distance} จากสถานี บอกราคาจริงและวันที่ผู้ขายยืนยันล่าสุด}}} other {{count, plural, other {# ประกาศ บอกราคาจริงและวันที่ผู้ขายยืนยันล่าสุด}}}}',
    description: 'Sentence below the heading of an area page; distance is what counts as near a station, like 800 m',
  },
  empty: {
    id: 'public.feature-home.area.empty',
    defaultMessage: 'ยังไม่มีประกาศที่นี่ ลองดูทำเลใกล้กัน',
    description: 'Below the heading of an area without listings',
  },
  anything: {
    id: 'public.feature-home.area.anything',
    defaultMessage: 'บ้าน คอนโด ที่ดิน',
    description: 'What an area page offers when it is not about one type of property',
  },
  metaDescription: {
    id: 'public.feature-home.area.meta-description',
    defaultMessage: '{count, plural, other {{title} # ประกาศ{price} ดูรูป แผนที่ และวันที่ผู้ขายยืนยันล่าสุด ติดต่อเจ้าของได้เอง}}',
    description: 'Description of an area page for search engines; the price is a phrase or empty',
  },
  metaPrice: {
    id: 'public.feature-home.area.meta-price',
    defaultMessage: ' ราคาขายกลาง {price}',
    description: 'Middle price inside the description for search engines, beginning with a space',
  },
  middleSale: {
    id: 'public.feature-home.area.middle-sale',
    defaultMessage: 'ราคาขายกลาง',
    description: 'Label of the median asking price',
  },
  middlePerSqm: {
    id: 'public.feature-home.area.middle-per-sqm',
    defaultMessage: 'ราคากลางต่อตารางเมตร',
    description: 'Label of the median asking price per square metre',
  },
  middleRent: {
    id: 'public.feature-home.area.middle-rent',
    defaultMessage: 'ค่าเช่ากลางต่อเดือน',
    description: 'Label of the median monthly rent',
  },
  listings: {
    id: 'public.feature-home.area.listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Number of listings of an area',
  },
  forSale: {
    id: 'public.feature-home.area.for-sale',
    defaultMessage: '{count, plural, other {ดู # ประกาศขาย}}',
    description: 'Link below the median asking price, to the listings of the area that are for sale',
  },
  forRent: {
    id: 'public.feature-home.area.for-rent',
    defaultMessage: '{count, plural, other {ดู # ประกาศให้เช่า}}',
    description: 'Link below the median rent, to the listings of the area that are for rent',
  },
  middleNote: {
    id: 'public.feature-home.area.middle-note',
    defaultMessage: 'ราคากลางคือค่ามัธยฐานของราคาที่ผู้ขายตั้งไว้ในประกาศตอนนี้ ไม่ใช่ราคาประเมิน',
    description: 'What the middle prices are, below them',
  },
  newest: {
    id: 'public.feature-home.area.newest',
    defaultMessage: 'ประกาศล่าสุด',
    description: 'Heading above the newest listings of an area',
  },
  seeAll: {
    id: 'public.feature-home.area.see-all',
    defaultMessage: '{count, plural, other {ดูทั้ง # ประกาศ}}',
    description: 'Link from an area page to the list of all its listings',
  },
  types: {
    id: 'public.feature-home.area.types',
    defaultMessage: 'เลือกตามประเภท',
    description: 'Heading above the property types of an area',
  },
  inside: {
    id: 'public.feature-home.area.inside',
    defaultMessage: 'ย่านใน{name}',
    description: 'Heading above the districts of a province',
  },
  neighbours: {
    id: 'public.feature-home.area.neighbours',
    defaultMessage: '{kind, select, station {สถานีใกล้กัน} district {ย่านใกล้กัน} other {จังหวัดใกล้กัน}}',
    description: 'Heading above neighbouring areas',
  },
  breadcrumb: {
    id: 'public.feature-home.area.breadcrumb',
    defaultMessage: 'คุณอยู่ที่',
    description: 'Label of the breadcrumb',
  },
  home: { id: 'public.feature-home.area.home', defaultMessage: 'หน้าแรก', description: 'First step of the breadcrumb' },
  areas: {
    id: 'public.feature-home.area.areas',
    defaultMessage: 'ทำเลทั้งหมด',
    description: 'Heading of the page of all areas, a step of the breadcrumb, and the link to it',
  },
  areasLead: {
    id: 'public.feature-home.area.areas-lead',
    defaultMessage: 'เลือกจังหวัดหรือสถานีรถไฟฟ้า แล้วดูราคากลางและประกาศที่มีอยู่ตอนนี้',
    description: 'Sentence below the heading of the page of all areas',
  },
  areasMeta: {
    id: 'public.feature-home.area.areas-meta',
    defaultMessage:
      '{count, plural, other {บ้าน คอนโด ที่ดิน ขายและให้เช่าใน # จังหวัด และใกล้สถานีรถไฟฟ้า พร้อมราคากลางของแต่ละทำเล}}',
    description: 'Description of the page of all areas for search engines',
  },
  provinces: {
    id: 'public.feature-home.area.provinces',
    defaultMessage: 'จังหวัด',
    description: 'Heading above all provinces',
  },
  stations: {
    id: 'public.feature-home.area.stations',
    defaultMessage: 'สถานีรถไฟฟ้า',
    description: 'Heading above all stations',
  },
});
