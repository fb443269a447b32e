import { defineMessages } from 'react-intl';

/** The name of each filter: as a field label, in a chip, and in messages about invalid filters or filters to remove. */
export const messages = defineMessages({
  search: {
    id: 'public.feature-assets.list.search',
    defaultMessage: 'คำค้น',
    description: 'Name of the filter: search text',
  },
  deal: {
    id: 'public.feature-assets.list.deal',
    defaultMessage: 'ประเภทประกาศ',
    description: 'Label of the filter: listing type',
  },
  type: {
    id: 'public.feature-assets.list.type',
    defaultMessage: 'ประเภททรัพย์',
    description: 'Label of the filter: property type',
  },
  province: {
    id: 'public.feature-assets.list.province',
    defaultMessage: 'จังหวัด',
    description: 'Label of the filter: province',
  },
  district: {
    id: 'public.feature-assets.list.district',
    defaultMessage: 'อำเภอ/เขต',
    description: 'Label of the filter: district',
  },
  subdistrict: {
    id: 'public.feature-assets.list.subdistrict',
    defaultMessage: 'ตำบล/แขวง',
    description: 'Label of the filter: subdistrict',
  },
  station: {
    id: 'public.feature-assets.list.station',
    defaultMessage: 'สถานีรถไฟฟ้า',
    description: 'Label of the filter: rail station',
  },
  distance: {
    id: 'public.feature-assets.list.distance',
    defaultMessage: 'ระยะจากสถานี',
    description: 'Label of the filter: distance from a station',
  },
  rail: {
    id: 'public.feature-assets.list.rail',
    defaultMessage: 'ใกล้รถไฟฟ้า',
    description: 'Label of the filter: near any rail station',
  },
  reach: {
    id: 'public.feature-assets.list.reach',
    defaultMessage: 'เวลาเดินทางด้วยรถไฟฟ้า',
    description: 'Label of the filter: minutes by rail to a place, walking included',
  },
  road: {
    id: 'public.feature-assets.list.road',
    defaultMessage: 'ถนน',
    description: 'Label of the filter: road',
  },
  project: {
    id: 'public.feature-assets.list.project',
    defaultMessage: 'โครงการ',
    description: 'Label of the filter: project',
  },
  view: {
    id: 'public.feature-assets.list.view',
    defaultMessage: 'วิว',
    description: 'Label of the filter: view',
  },
  traits: {
    id: 'public.feature-assets.list.traits',
    defaultMessage: 'ลักษณะ',
    description: 'Label of the filter: studio, loft, high floor, by the sea',
  },
  priceMin: {
    id: 'public.feature-assets.list.price-min',
    defaultMessage: 'ราคาต่ำสุด',
    description: 'Label of the filter: minimum price',
  },
  priceMax: {
    id: 'public.feature-assets.list.price-max',
    defaultMessage: 'ราคาสูงสุด',
    description: 'Label of the filter: maximum price',
  },
  means: {
    id: 'public.feature-assets.list.means',
    defaultMessage: 'งบที่จ่ายไหว',
    description: 'Label of the filter: what the visitor can pay each month and in cash',
  },
  bedrooms: {
    id: 'public.feature-assets.list.bedrooms',
    defaultMessage: 'ห้องนอน',
    description: 'Label of the filter: bedrooms',
  },
  bathrooms: {
    id: 'public.feature-assets.list.bathrooms',
    defaultMessage: 'ห้องน้ำ',
    description: 'Label of the filter: bathrooms',
  },
  usable: {
    id: 'public.feature-assets.list.usable',
    defaultMessage: 'พื้นที่ใช้สอย (ตร.ม.)',
    description: 'Label of the filter: usable area',
  },
  land: {
    id: 'public.feature-assets.list.land',
    defaultMessage: 'ที่ดิน (ตร.ว.)',
    description: 'Label of the filter: land area',
  },
  furnishing: {
    id: 'public.feature-assets.list.furnishing',
    defaultMessage: 'การตกแต่ง',
    description: 'Label of the filter: furnishing',
  },
  condition: {
    id: 'public.feature-assets.list.condition',
    defaultMessage: 'สภาพ',
    description: 'Label of the filter: condition',
  },
  titleDeed: {
    id: 'public.feature-assets.list.title-deed',
    defaultMessage: 'เอกสารสิทธิ์',
    description: 'Label of the filter: title deed',
  },
  floor: {
    id: 'public.feature-assets.list.floor',
    defaultMessage: 'ชั้นที่',
    description: 'Label of the filter: floor of the unit',
  },
  parking: {
    id: 'public.feature-assets.list.parking',
    defaultMessage: 'ที่จอดรถ',
    description: 'Label of the filter: parking spaces of the property',
  },
  yearBuilt: {
    id: 'public.feature-assets.list.year-built',
    defaultMessage: 'ปีที่สร้าง',
    description: 'Label of the filter: year of construction',
  },
  orientation: {
    id: 'public.feature-assets.list.orientation',
    defaultMessage: 'ทิศ',
    description: 'Label of the filter: direction that the front faces',
  },
  tenure: {
    id: 'public.feature-assets.list.tenure',
    defaultMessage: 'การถือครอง',
    description: 'Label of the filter: freehold or leasehold',
  },
  quota: {
    id: 'public.feature-assets.list.quota',
    defaultMessage: 'โควตาคอนโด',
    description: 'Label of the filter: Thai or foreign quota',
  },
  sellerRole: {
    id: 'public.feature-assets.list.seller-role',
    defaultMessage: 'ผู้ประกาศ',
    description: 'Label of the filter: who offers it',
  },
  facilities: {
    id: 'public.feature-assets.list.facilities',
    defaultMessage: 'ส่วนกลาง',
    description: 'Label of the filter: shared facilities',
  },
  features: {
    id: 'public.feature-assets.list.features',
    defaultMessage: 'ภายใน',
    description: 'Label of the filter: features of the unit',
  },
  pets: {
    id: 'public.feature-assets.list.pets',
    defaultMessage: 'สัตว์เลี้ยง',
    description: 'Label of the filter: pets',
  },
  postedWithin: {
    id: 'public.feature-assets.list.posted-within',
    defaultMessage: 'วันที่ลงประกาศ',
    description: 'Label of the filter: listing date',
  },
  priceReduced: {
    id: 'public.feature-assets.list.price-reduced',
    defaultMessage: 'ลดราคาแล้ว',
    description: 'Label of the filter: reduced price',
  },
  hasFloorPlan: {
    id: 'public.feature-assets.list.has-floor-plan',
    defaultMessage: 'มีแปลนหรือผัง',
    description: 'Label of the filter: has a floor plan',
  },
  hasVideo: {
    id: 'public.feature-assets.list.has-video',
    defaultMessage: 'มีวิดีโอ',
    description: 'Label of the filter: has a video',
  },
  mapArea: {
    id: 'public.feature-assets.list.map-area',
    defaultMessage: 'พื้นที่บนแผนที่',
    description: 'Label of the filter: area of the map',
  },
  drawnArea: {
    id: 'public.feature-assets.list.drawn-area',
    defaultMessage: 'พื้นที่ที่วาด',
    description: 'Label of the filter: an area that the visitor drew on the map',
  },
});
