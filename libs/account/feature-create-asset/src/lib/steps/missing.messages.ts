import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  score: { percent: string };
  complete: NoMessageValues;
  add: NoMessageValues;
  points: { points: string };
  images: NoMessageValues;
  floorPlans: NoMessageValues;
  point: NoMessageValues;
  gaps: { count: number };
  ready: NoMessageValues;
}>({
  score: {
    id: 'account.create-asset.missing.score',
    defaultMessage: 'ประกาศครบ {percent}%',
    description: 'How complete the listing is',
  },
  complete: {
    id: 'account.create-asset.missing.complete',
    defaultMessage: 'ครบทุกอย่างแล้ว เยี่ยมมาก',
    description: 'Nothing could be added any more',
  },
  add: {
    id: 'account.create-asset.missing.add',
    defaultMessage: 'เพิ่มอีกนิด คนสนใจมากขึ้น',
    description: 'Above what an owner could still add',
  },
  points: {
    id: 'account.create-asset.missing.points',
    defaultMessage: '+{points}',
    description: 'Points of the completeness score that a field brings',
  },
  images: {
    id: 'account.create-asset.missing.images',
    defaultMessage: 'รูปถ่าย',
    description: 'Photographs, in a list of what is missing',
  },
  point: {
    id: 'account.create-asset.missing.point',
    defaultMessage: 'หมุดบนแผนที่',
    description: 'Among what could be added: the pin on the map',
  },
  floorPlans: {
    id: 'account.create-asset.missing.floor-plans',
    defaultMessage: 'แปลน',
    description: 'Floor plans, in a list of what is missing',
  },
  gaps: {
    id: 'account.create-asset.missing.gaps',
    defaultMessage: '{count, plural, other {ก่อนเผยแพร่ ยังขาดอีก # อย่าง}}',
    description: 'Above the list of what publishing still needs',
  },
  ready: {
    id: 'account.create-asset.missing.ready',
    defaultMessage: 'ข้อมูลครบ พร้อมเผยแพร่',
    description: 'Nothing is missing for publishing',
  },
});
