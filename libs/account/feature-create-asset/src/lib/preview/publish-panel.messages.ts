import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  declaration: {
    id: 'account.create-asset.publish.declaration',
    defaultMessage: 'ฉันเป็นเจ้าของทรัพย์นี้ หรือได้รับอนุญาตจากเจ้าของให้ลงประกาศ และข้อมูลเป็นความจริง',
    description: 'Checkbox: the member declares the right to list; required',
  },
  tickFirst: {
    id: 'account.create-asset.publish.tick-first',
    defaultMessage: 'ติ๊กยืนยันสิทธิ์ในการลงประกาศก่อน',
    description: 'Error: the declaration is not checked',
  },
  formOnly: {
    id: 'account.create-asset.publish.form-only',
    defaultMessage: 'ผู้สนใจจะติดต่อคุณได้ทางแบบฟอร์มสอบถามเท่านั้น',
    description: 'Note before publishing: the listing shows no phone number, LINE or Facebook',
  },
  chooseChannels: {
    id: 'account.create-asset.publish.choose-channels',
    defaultMessage: 'เลือกช่องทางติดต่ออื่น',
    description: 'Link to the field where contact channels are chosen',
  },
  publish: {
    id: 'account.create-asset.publish.publish',
    defaultMessage: 'เผยแพร่ประกาศ',
    description: 'Button that publishes the listing',
  },
  unsaved: {
    id: 'account.create-asset.publish.unsaved',
    defaultMessage: 'ข้อมูลบางส่วนยังไม่ได้บันทึก จึงยังไม่ได้เผยแพร่ ลองอีกครั้ง',
    description:
      'Error: some answers are not saved yet, for example without a network, so the listing was not published',
  },
  failed: defineMessage<{ reason: string }>({
    id: 'account.create-asset.publish.failed',
    defaultMessage: 'เผยแพร่ไม่สำเร็จ: {reason}',
    description: 'Error: the API refused to publish; {reason} is its explanation',
  }),
  offline: {
    id: 'account.create-asset.publish.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต ประกาศยังไม่ได้เผยแพร่ ลองใหม่เมื่อเชื่อมต่อได้',
    description: 'Error: the network failed while publishing',
  },
});
