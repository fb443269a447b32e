import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  search: {
    id: 'account.create-asset.pin-map.search',
    defaultMessage: 'เลื่อนแผนที่ไปที่',
    description: 'Label of the search field over the map of the form',
  },
  hint: {
    id: 'account.create-asset.pin-map.hint',
    defaultMessage: 'ย่าน โครงการ สถานี ถนน หรือซอย',
    description: 'Hint of the search field over the map: what can be typed',
  },
  list: {
    id: 'account.create-asset.pin-map.list',
    defaultMessage: 'ที่ที่พบ',
    description: 'Name of the list of search results, for screen readers',
  },
  road: {
    id: 'account.create-asset.pin-map.road',
    defaultMessage: 'ถนน',
    description: 'Kind of a search result: a road',
  },
  project: {
    id: 'account.create-asset.pin-map.project',
    defaultMessage: 'โครงการ',
    description: 'Kind of a search result: a project',
  },
  asWritten: defineMessage<{ text: string }>({
    id: 'account.create-asset.pin-map.as-written',
    defaultMessage: '“{text}” ตามที่ประกาศอื่นเขียนไว้',
    description: 'Search result: where published listings are that contain the typed text',
  }),
  moved: defineMessage<{ name: string }>({
    id: 'account.create-asset.pin-map.moved',
    defaultMessage: 'แผนที่อยู่ที่ {name} แล้ว แตะเพื่อวางหมุด',
    description: 'The map shows the chosen place; the pin was not moved',
  }),
  unknown: defineMessage<{ name: string }>({
    id: 'account.create-asset.pin-map.unknown',
    defaultMessage: 'ยังไม่รู้ว่า {name} อยู่ตรงไหน เพราะยังไม่มีประกาศที่นั่น เลื่อนแผนที่เองได้เลย',
    description: 'No published listing tells where the chosen place is',
  }),
  failed: {
    id: 'account.create-asset.pin-map.failed',
    defaultMessage: 'ตอนนี้ค้นหาไม่ได้ เลื่อนแผนที่เองได้เลย',
    description: 'Error: the search of the map failed',
  },
  title: {
    id: 'account.create-asset.pin-map.title',
    defaultMessage: 'ปักหมุด',
    description: 'Title of the map over the whole screen of a phone',
  },
  close: {
    id: 'account.create-asset.pin-map.close',
    defaultMessage: 'ปิดแผนที่',
    description: 'Name of the button that closes the map over the whole screen; the pin stays',
  },
  done: {
    id: 'account.create-asset.pin-map.done',
    defaultMessage: 'เสร็จ',
    description: 'Button that closes the map over the whole screen; the pin stays',
  },
});
