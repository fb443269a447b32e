import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  declaration: NoMessageValues;
  tickFirst: NoMessageValues;
  publish: NoMessageValues;
  unsaved: NoMessageValues;
  failed: { reason: string };
  offline: NoMessageValues;
}>({
  declaration: {
    id: 'account.create-asset.publish.declaration',
    defaultMessage: 'ฉันเป็นเจ้าของทรัพย์นี้ หรือได้รับอนุญาตจากเจ้าของให้ลงประกาศ และข้อมูลเป็นความจริง',
    description: 'Declaration of the right to list; must be ticked',
  },
  tickFirst: {
    id: 'account.create-asset.publish.tick-first',
    defaultMessage: 'ติ๊กยืนยันสิทธิ์ในการลงประกาศก่อน',
    description: 'The declaration was not ticked',
  },
  publish: {
    id: 'account.create-asset.publish.publish',
    defaultMessage: 'เผยแพร่ประกาศ',
    description: 'Button that publishes',
  },
  unsaved: {
    id: 'account.create-asset.publish.unsaved',
    defaultMessage: 'ข้อมูลบางส่วนยังบันทึกไม่ได้',
    description: 'Publishing waits for answers that could not be saved',
  },
  failed: {
    id: 'account.create-asset.publish.failed',
    defaultMessage: 'เผยแพร่ไม่สำเร็จ: {reason}',
    description: 'The API refused to publish; {reason} is its sentence',
  },
  offline: {
    id: 'account.create-asset.publish.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต ประกาศยังไม่ได้เผยแพร่ ลองใหม่เมื่อเชื่อมต่อได้',
    description: 'The network failed while publishing',
  },
});
