import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  similar: {
    id: 'public.feature-assets.asset.similar',
    defaultMessage: 'ทรัพย์ใกล้เคียง',
    description: 'Heading above similar listings',
  },
  near: {
    id: 'public.feature-assets.asset.similar-near',
    defaultMessage: 'ประเภทเดียวกัน ในระยะ 5 กม. ราคาต่างกันไม่เกิน 20%',
    description: 'Explains why the listings below are similar',
  },
  wider: {
    id: 'public.feature-assets.asset.similar-wider',
    defaultMessage: 'ใกล้ ๆ มีน้อย จึงรวมในระยะ 15 กม. ราคาต่างกันไม่เกิน 35%',
    description: 'Explains why the listings below are similar, when there are too few nearby',
  },
  province: {
    id: 'public.feature-assets.asset.similar-province',
    defaultMessage: 'ใกล้ ๆ มีน้อย จึงรวมทั้งจังหวัด ราคาต่างกันไม่เกินครึ่ง',
    description: 'Explains why the listings below are similar, when there are too few nearby',
  },
  more: {
    id: 'public.feature-assets.asset.similar-more',
    defaultMessage: 'ดูทรัพย์ประเภทนี้ทั้งหมดในย่านนี้',
    description: 'Link below similar listings to the list',
  },
  share: { id: 'public.feature-assets.asset.share', defaultMessage: 'แชร์', description: 'Button that shares the page' },
  line: {
    id: 'public.feature-assets.asset.line',
    defaultMessage: 'LINE',
    description: 'Link that shares the page on LINE',
  },
  shareLine: {
    id: 'public.feature-assets.asset.share-line',
    defaultMessage: 'แชร์ทาง LINE',
    description: 'The same link for screen readers',
  },
  copied: {
    id: 'public.feature-assets.asset.copied',
    defaultMessage: 'คัดลอกลิงก์แล้ว',
    description: 'Toast: the URL was copied',
  },
  copyFailed: {
    id: 'public.feature-assets.asset.copy-failed',
    defaultMessage: 'คัดลอกลิงก์ไม่ได้',
    description: 'Toast with the URL, when the browser does not allow copying',
  },
  trail: {
    id: 'public.feature-assets.asset.trail',
    defaultMessage: 'คุณอยู่ที่',
    description: 'Name of the breadcrumb for screen readers',
  },
  homeStep: {
    id: 'public.feature-assets.asset.home-step',
    defaultMessage: 'หน้าแรก',
    description: 'Breadcrumb: home page',
  },
  gone: {
    id: 'public.feature-assets.asset.gone',
    defaultMessage: 'ประกาศนี้ถูกนำออกแล้ว',
    description: 'Heading when a listing was deleted or hidden (410)',
  },
  goneText: {
    id: 'public.feature-assets.asset.gone-text',
    defaultMessage: 'ผู้ขายหรือเว็บไซต์นำประกาศนี้ออก ลองดูทรัพย์ใกล้เคียงหรือค้นหาใหม่',
    description: 'Below “This listing was taken down”',
  },
  paused: {
    id: 'public.feature-assets.asset.paused',
    defaultMessage: 'ผู้ขายพักประกาศนี้ไว้ชั่วคราว',
    description: 'Heading when a listing is paused (404)',
  },
  pausedText: {
    id: 'public.feature-assets.asset.paused-text',
    defaultMessage: 'ลิงก์นี้ใช้ได้อีกเมื่อผู้ขายกลับมาลงประกาศ ระหว่างนี้ลองดูทรัพย์ใกล้เคียงหรือค้นหาใหม่',
    description: 'Below “The seller has paused this listing”',
  },
  unknownText: {
    id: 'public.feature-assets.asset.unknown-text',
    defaultMessage: 'ไม่มีประกาศนี้ ลิงก์อาจพิมพ์ผิด',
    description: 'Below “Page Not Found”, when a listing does not exist (404)',
  },
  search: {
    id: 'public.feature-assets.asset.search',
    defaultMessage: 'ค้นหาทรัพย์',
    description: 'Link to the list, when a listing is missing',
  },
  home: {
    id: 'public.feature-assets.asset.home',
    defaultMessage: 'กลับหน้าแรก',
    description: 'Link to the home page, when a listing is missing',
  },
});
