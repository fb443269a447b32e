import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  disagrees: defineMessage<{ pin: string; address: string }>({
    id: 'account.create-asset.pin-check.disagrees',
    defaultMessage: 'หมุดอยู่ใน{pin} แต่ที่อยู่ที่เลือกคือ{address}',
    description:
      'Warning: the pin on the map is in another place than the address; {pin} is a province or a whole address, {address} the name of a province, district or subdistrict',
  }),
  otherDistrict: defineMessage<{ pin: string; address: string }>({
    id: 'account.create-asset.pin-check.other-district',
    defaultMessage: 'ประกาศรอบหมุดอยู่ใน{pin} แต่ที่อยู่ที่เลือกคือ{address} ถ้าหมุดถูกแล้ว ให้แก้ที่อยู่',
    description:
      'Warning: listings around the pin are in another district than the address; {pin} is district and province, {address} a district',
  }),
  outside: {
    id: 'account.create-asset.pin-check.outside',
    defaultMessage: 'หมุดดูเหมือนอยู่ในทะเลหรือนอกประเทศไทย ลองตรวจอีกที',
    description: 'Warning: the pin seems to be in the sea or abroad',
  },
  found: {
    id: 'account.create-asset.pin-check.found',
    defaultMessage: 'หมุดอยู่ที่ (กดเพื่อใช้เป็นที่อยู่)',
    description: 'Before a button with the address of the pin: subdistrict, district and province',
  },
  guess: {
    id: 'account.create-asset.pin-check.guess',
    defaultMessage: 'เดาจากประกาศใกล้หมุดว่าที่อยู่คือ (กดเลือกถ้าถูก)',
    description: 'Before buttons with likely addresses of the pin: subdistrict, district and province',
  },
  placeAgain: {
    id: 'account.create-asset.pin-check.place-again',
    defaultMessage: 'เอาหมุดออก',
    description: 'Button: removes the pin, so that it can be placed again',
  },
  useAddress: defineMessage<{ address: string }>({
    id: 'account.create-asset.pin-check.use-address',
    defaultMessage: 'ปักหมุดใหม่ใน{address}',
    description: 'Button: removes the pin, so that it can be placed in the place of the address',
  }),
  usePin: defineMessage<{ pin: string }>({
    id: 'account.create-asset.pin-check.use-pin',
    defaultMessage: 'เปลี่ยนที่อยู่เป็น{pin}',
    description: 'Button: changes the address to the place of the pin',
  }),
});
