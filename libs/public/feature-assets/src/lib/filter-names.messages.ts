import { defineMessages, type NoMessageValues } from 'react-intl';

/** What each filter is called: over its field, in a chip, and where it is refused or suggested to be dropped. */
export const messages = defineMessages<{
  search: NoMessageValues;
  deal: NoMessageValues;
  type: NoMessageValues;
  province: NoMessageValues;
  district: NoMessageValues;
  subdistrict: NoMessageValues;
  station: NoMessageValues;
  distance: NoMessageValues;
  priceMin: NoMessageValues;
  priceMax: NoMessageValues;
  bedrooms: NoMessageValues;
  bathrooms: NoMessageValues;
  usable: NoMessageValues;
  land: NoMessageValues;
  furnishing: NoMessageValues;
  condition: NoMessageValues;
  titleDeed: NoMessageValues;
  tenure: NoMessageValues;
  quota: NoMessageValues;
  sellerRole: NoMessageValues;
  facilities: NoMessageValues;
  features: NoMessageValues;
  pets: NoMessageValues;
  postedWithin: NoMessageValues;
  priceReduced: NoMessageValues;
  hasFloorPlan: NoMessageValues;
  hasVideo: NoMessageValues;
  mapArea: NoMessageValues;
}>({
  search: {
    id: 'public.feature-assets.list.search',
    defaultMessage: 'คำค้น',
    description: 'A filter: what was typed to search for',
  },
  deal: {
    id: 'public.feature-assets.list.deal',
    defaultMessage: 'ประเภทประกาศ',
    description: 'Filter by sale, rent …',
  },
  type: { id: 'public.feature-assets.list.type', defaultMessage: 'ประเภททรัพย์', description: 'Filter by property type' },
  province: { id: 'public.feature-assets.list.province', defaultMessage: 'จังหวัด', description: 'Filter by province' },
  district: {
    id: 'public.feature-assets.list.district',
    defaultMessage: 'อำเภอ/เขต',
    description: 'Filter by district',
  },
  subdistrict: {
    id: 'public.feature-assets.list.subdistrict',
    defaultMessage: 'ตำบล/แขวง',
    description: 'Filter by subdistrict',
  },
  station: {
    id: 'public.feature-assets.list.station',
    defaultMessage: 'สถานีรถไฟฟ้า',
    description: 'Filter by rail station',
  },
  distance: {
    id: 'public.feature-assets.list.distance',
    defaultMessage: 'ระยะจากสถานี',
    description: 'Filter by how near to the station',
  },
  priceMin: {
    id: 'public.feature-assets.list.price-min',
    defaultMessage: 'ราคาต่ำสุด',
    description: 'Name of the filter by lowest price',
  },
  priceMax: {
    id: 'public.feature-assets.list.price-max',
    defaultMessage: 'ราคาสูงสุด',
    description: 'Name of the filter by highest price',
  },
  bedrooms: { id: 'public.feature-assets.list.bedrooms', defaultMessage: 'ห้องนอน', description: 'Filter by bedrooms' },
  bathrooms: {
    id: 'public.feature-assets.list.bathrooms',
    defaultMessage: 'ห้องน้ำ',
    description: 'Filter by bathrooms',
  },
  usable: {
    id: 'public.feature-assets.list.usable',
    defaultMessage: 'พื้นที่ใช้สอย (ตร.ม.)',
    description: 'Filter by usable area',
  },
  land: {
    id: 'public.feature-assets.list.land',
    defaultMessage: 'ที่ดิน (ตร.ว.)',
    description: 'Filter by land area',
  },
  furnishing: {
    id: 'public.feature-assets.list.furnishing',
    defaultMessage: 'การตกแต่ง',
    description: 'Filter by furnishing',
  },
  condition: {
    id: 'public.feature-assets.list.condition',
    defaultMessage: 'สภาพ',
    description: 'Filter by condition',
  },
  titleDeed: {
    id: 'public.feature-assets.list.title-deed',
    defaultMessage: 'เอกสารสิทธิ์',
    description: 'Filter by title deed',
  },
  tenure: {
    id: 'public.feature-assets.list.tenure',
    defaultMessage: 'การถือครอง',
    description: 'Filter by freehold or leasehold',
  },
  quota: {
    id: 'public.feature-assets.list.quota',
    defaultMessage: 'โควตาคอนโด',
    description: 'Filter by Thai or foreign quota',
  },
  sellerRole: {
    id: 'public.feature-assets.list.seller-role',
    defaultMessage: 'ผู้ประกาศ',
    description: 'Filter by who offers it',
  },
  facilities: {
    id: 'public.feature-assets.list.facilities',
    defaultMessage: 'ส่วนกลาง',
    description: 'Filter by shared facilities',
  },
  features: {
    id: 'public.feature-assets.list.features',
    defaultMessage: 'ภายใน',
    description: 'Filter by what is in the unit',
  },
  pets: {
    id: 'public.feature-assets.list.pets',
    defaultMessage: 'สัตว์เลี้ยง',
    description: 'Filter by whether pets may live there',
  },
  postedWithin: {
    id: 'public.feature-assets.list.posted-within',
    defaultMessage: 'วันที่ลงประกาศ',
    description: 'Filter by when it was listed',
  },
  priceReduced: {
    id: 'public.feature-assets.list.price-reduced',
    defaultMessage: 'ลดราคาแล้ว',
    description: 'Filter by a lowered price',
  },
  hasFloorPlan: {
    id: 'public.feature-assets.list.has-floor-plan',
    defaultMessage: 'มีแปลนหรือผัง',
    description: 'Filter by a floor plan',
  },
  hasVideo: {
    id: 'public.feature-assets.list.has-video',
    defaultMessage: 'มีวิดีโอ',
    description: 'Filter by a video',
  },
  mapArea: {
    id: 'public.feature-assets.list.map-area',
    defaultMessage: 'พื้นที่บนแผนที่',
    description: 'Filter by the part of the map that is searched',
  },
});
