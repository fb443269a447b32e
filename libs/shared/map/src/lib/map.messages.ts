import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'shared.map.canvas.label', defaultMessage: 'แผนที่', description: 'Name of the map for screen readers' },
  zoomIn: { id: 'shared.map.canvas.zoom-in', defaultMessage: 'ขยายแผนที่', description: 'Button: zoom in' },
  zoomOut: { id: 'shared.map.canvas.zoom-out', defaultMessage: 'ย่อแผนที่', description: 'Button: zoom out' },
  satellite: {
    id: 'shared.map.canvas.satellite',
    defaultMessage: 'ภาพถ่ายดาวเทียม',
    description: 'Toggle button: satellite images in place of the drawn map',
  },
  metres: { id: 'shared.map.canvas.metres', defaultMessage: 'ม.', description: 'Unit of the scale bar: metres' },
  kilometres: {
    id: 'shared.map.canvas.kilometres',
    defaultMessage: 'กม.',
    description: 'Unit of the scale bar: kilometres',
  },
  loading: {
    id: 'shared.map.canvas.loading',
    defaultMessage: 'กำลังโหลดแผนที่',
    description: 'In place of the map while it is loading',
  },
  unsupported: {
    id: 'shared.map.canvas.unsupported',
    defaultMessage: 'เบราว์เซอร์นี้แสดงแผนที่ไม่ได้ ข้อมูลอื่นในหน้านี้ใช้ได้ตามปกติ',
    description: 'In place of the map in a browser without WebGL',
  },
  failed: {
    id: 'shared.map.canvas.failed',
    defaultMessage: 'โหลดแผนที่ไม่สำเร็จ',
    description: 'Error in place of the map: loading failed',
  },
  lost: {
    id: 'shared.map.canvas.lost',
    defaultMessage: 'แผนที่หยุดทำงาน ข้อมูลอื่นในหน้านี้ใช้ได้ตามปกติ',
    description: 'Error in place of the map: the browser took its graphics memory back',
  },
  retry: { id: 'shared.map.canvas.retry', defaultMessage: 'ลองอีกครั้ง', description: 'Button that loads the map again' },
});
