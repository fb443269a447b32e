import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  disagrees: defineMessage<{ pin: string; address: string }>({
    id: 'account.create-asset.pin-check.disagrees',
    defaultMessage: 'หมุดอยู่ใน{pin} แต่ที่อยู่ที่เลือกคือ{address}',
    description: 'Warning: the pin on the map is in another province than the address; both are names of provinces',
  }),
  useAddress: defineMessage<{ address: string }>({
    id: 'account.create-asset.pin-check.use-address',
    defaultMessage: 'ปักหมุดใหม่ใน{address}',
    description: 'Button: removes the pin, so that it can be placed in the province of the address',
  }),
  usePin: defineMessage<{ pin: string }>({
    id: 'account.create-asset.pin-check.use-pin',
    defaultMessage: 'เปลี่ยนที่อยู่เป็น{pin}',
    description: 'Button: changes the address to the province of the pin',
  }),
});
