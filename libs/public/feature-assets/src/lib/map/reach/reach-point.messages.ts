import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  pick: {
    id: 'public.feature-assets.reach-places.pick',
    defaultMessage: 'ปักจุดบนแผนที่',
    description: 'Button under the stations: chooses a point as the destination',
  },
  here: {
    id: 'public.feature-assets.reach-places.here',
    defaultMessage: 'ที่ที่ฉันอยู่ตอนนี้',
    description: 'Button under the stations: chooses the position of the visitor as the destination',
  },
  title: {
    id: 'public.feature-assets.reach-places.title',
    defaultMessage: 'จะเดินทางไปที่ไหน',
    description: 'Title of the dialog with a map, to choose a point',
  },
  rounded: {
    id: 'public.feature-assets.reach-places.rounded',
    defaultMessage: 'จุดนี้จะอยู่ในลิงก์ของการค้นหา ปัดให้หยาบราว 100 เมตร',
    description: 'Note under the map: the point becomes a part of the address, rounded',
  },
  use: {
    id: 'public.feature-assets.reach-places.use',
    defaultMessage: 'ใช้จุดนี้',
    description: 'Button: takes the chosen point',
  },
  close: {
    id: 'public.feature-assets.reach-places.close',
    defaultMessage: 'ปิด',
    description: 'Button: closes the dialog',
  },
  unserved: {
    id: 'public.feature-assets.reach-places.unserved',
    defaultMessage: 'ไม่มีสถานีในระยะเดินจากจุดนี้ ลองจุดอื่น',
    description: 'The chosen point has no station within a walk',
  },
  offline: {
    id: 'public.feature-assets.reach-places.offline',
    defaultMessage: 'ตรวจจุดนี้ไม่สำเร็จ ลองอีกครั้ง',
    description: 'The chosen point could not be checked, e.g. without a network',
  },
  notLocated: {
    id: 'public.feature-assets.reach-places.not-located',
    defaultMessage: 'เบราว์เซอร์ไม่บอกตำแหน่ง ปักจุดบนแผนที่แทนได้',
    description: 'The browser did not say where the visitor is',
  },
});
