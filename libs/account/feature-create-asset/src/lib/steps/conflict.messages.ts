import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  mine: NoMessageValues;
  theirs: NoMessageValues;
  empty: NoMessageValues;
  place: NoMessageValues;
  point: NoMessageValues;
  land: NoMessageValues;
  use: NoMessageValues;
}>({
  title: {
    id: 'account.create-asset.conflict.title',
    defaultMessage: 'ประกาศนี้ถูกแก้จากอีกเครื่องหรืออีกหน้าต่าง',
    description: 'Title: the same field was changed here and elsewhere',
  },
  text: {
    id: 'account.create-asset.conflict.text',
    defaultMessage: 'เลือกทีละช่องว่าจะใช้ข้อมูลไหน ช่องอื่นที่คุณกรอกไว้ยังอยู่ครบ',
    description: 'What the member is to decide',
  },
  mine: {
    id: 'account.create-asset.conflict.mine',
    defaultMessage: 'ที่กรอกที่นี่',
    description: 'Above the value as typed here',
  },
  theirs: {
    id: 'account.create-asset.conflict.theirs',
    defaultMessage: 'ที่บันทึกจากอีกที่',
    description: 'Above the value as saved from elsewhere',
  },
  empty: { id: 'account.create-asset.conflict.empty', defaultMessage: 'ว่าง', description: 'A field without a value' },
  place: {
    id: 'account.create-asset.conflict.place',
    defaultMessage: 'ที่ตั้ง',
    description: 'Province, district, subdistrict and postal code as one question',
  },
  point: {
    id: 'account.create-asset.conflict.point',
    defaultMessage: 'หมุดบนแผนที่',
    description: 'Latitude and longitude as one question',
  },
  land: {
    id: 'account.create-asset.conflict.land',
    defaultMessage: 'เนื้อที่ดิน',
    description: 'Rai, ngan and square wah as one question',
  },
  use: {
    id: 'account.create-asset.conflict.use',
    defaultMessage: 'ใช้ตามที่เลือก',
    description: 'Button that ends the conflict',
  },
});
