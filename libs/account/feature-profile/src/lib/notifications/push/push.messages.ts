import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-profile.push.heading',
    defaultMessage: 'แจ้งเตือนบนเครื่อง',
    description: 'Heading above the devices that show notifications',
  },
  lead: {
    id: 'account.feature-profile.push.lead',
    defaultMessage: 'เด้งบนหน้าจอ แม้ไม่ได้เปิดเว็บ',
    description: 'Below the heading: what notifications on a device are',
  },
  start: {
    id: 'account.feature-profile.push.start',
    defaultMessage: 'เปิดบนเครื่องนี้',
    description: 'Button: show notifications on this device',
  },
  started: {
    id: 'account.feature-profile.push.started',
    defaultMessage: 'เปิดแจ้งเตือนบนเครื่องนี้แล้ว',
    description: 'Toast after notifications were switched on for this device',
  },
  stop: {
    id: 'account.feature-profile.push.stop',
    defaultMessage: 'เลิกแจ้ง',
    description: 'Button that removes a device from those that show notifications',
  },
  stopOn: defineMessage<{ device: string }>({
    id: 'account.feature-profile.push.stop-on',
    defaultMessage: 'เลิกแจ้งบน {device}',
    description: 'Name of the button that removes a device, for screen readers',
  }),
  stopped: {
    id: 'account.feature-profile.push.stopped',
    defaultMessage: 'จะไม่แจ้งบนเครื่องนั้นอีก',
    description: 'Toast after a device was removed',
  },
  since: defineMessage<{ since: string }>({
    id: 'account.feature-profile.push.since',
    defaultMessage: 'เปิดเมื่อ {since}',
    description: 'When notifications were switched on for a device',
  }),
  denied: {
    id: 'account.feature-profile.push.denied',
    defaultMessage: 'เบราว์เซอร์ปิดการแจ้งเตือนของเว็บนี้ไว้ เปิดได้ที่ไอคอนหน้าที่อยู่เว็บ',
    description: 'Instead of the button: the browser does not allow notifications of this site',
  },
  install: {
    id: 'account.feature-profile.push.install',
    defaultMessage: 'บน iPhone และ iPad แตะแชร์ แล้วเพิ่มไปยังหน้าจอโฮม จากนั้นเปิดเว็บจากไอคอนนั้นแล้วกลับมาที่นี่',
    description: 'Instead of the button on iPhone and iPad, where only an installed site can show notifications',
  },
  unable: {
    id: 'account.feature-profile.push.unable',
    defaultMessage: 'เบราว์เซอร์นี้แจ้งเตือนไม่ได้',
    description: 'Instead of the button: the browser cannot show notifications',
  },
  failed: {
    id: 'account.feature-profile.push.failed',
    defaultMessage: 'เปิดไม่สำเร็จ ลองอีกครั้ง',
    description: 'Error: the browser did not reach its push service',
  },
});
