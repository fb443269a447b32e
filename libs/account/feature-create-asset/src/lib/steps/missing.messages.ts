import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  score: defineMessage<{ percent: string }>({
    id: 'account.create-asset.missing.score',
    defaultMessage: 'ประกาศครบ {percent}%',
    description: 'Completeness score of the listing',
  }),
  complete: {
    id: 'account.create-asset.missing.complete',
    defaultMessage: 'ครบทุกอย่างแล้ว เยี่ยมมาก',
    description: 'Every detail has been added',
  },
  add: {
    id: 'account.create-asset.missing.add',
    defaultMessage: 'เพิ่มอีกนิด คนสนใจมากขึ้น',
    description: 'Heading above details that the owner can add',
  },
  points: defineMessage<{ points: string }>({
    id: 'account.create-asset.missing.points',
    defaultMessage: '+{points}',
    description: 'Completeness score that a field adds',
  }),
  images: {
    id: 'account.create-asset.missing.images',
    defaultMessage: 'รูปถ่าย',
    description: 'Item in the list of missing details: photographs',
  },
  point: {
    id: 'account.create-asset.missing.point',
    defaultMessage: 'หมุดบนแผนที่',
    description: 'Item in the list of missing details: the pin on the map',
  },
  floorPlans: {
    id: 'account.create-asset.missing.floor-plans',
    defaultMessage: 'แปลน',
    description: 'Item in the list of missing details: floor plans',
  },
  gaps: defineMessage<{ count: number }>({
    id: 'account.create-asset.missing.gaps',
    defaultMessage: '{count, plural, other {ก่อนเผยแพร่ ยังขาดอีก # อย่าง}}',
    description: 'Heading above the list of details that are required before publishing',
  }),
  unsaved: {
    id: 'account.create-asset.missing.unsaved',
    defaultMessage: 'ข้อมูลบางส่วนยังบันทึกไม่ได้ แก้ก่อนจึงเผยแพร่ได้',
    description: 'Heading above the answers that cannot be saved, so that the draft cannot be published yet',
  },
  ready: {
    id: 'account.create-asset.missing.ready',
    defaultMessage: 'ข้อมูลครบ พร้อมเผยแพร่',
    description: 'Nothing is missing for publishing',
  },
});
