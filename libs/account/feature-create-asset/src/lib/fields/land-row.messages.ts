import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'account.create-asset.land.legend',
    defaultMessage: 'ขนาดที่ดิน',
    description: 'Label of the land area in rai, ngan and square wah',
  },
  hint: {
    id: 'account.create-asset.land.hint',
    defaultMessage: 'กรอกตามหน้าโฉนด ช่องที่ไม่มีเว้นว่างได้',
    description: 'Help for the land area: enter it as on the title deed',
  },
  equal: defineMessage<{ sqWah: string; area: string }>({
    id: 'account.create-asset.land.equal',
    defaultMessage: 'รวม {sqWah} ตร.ว. = {area}',
    description: 'Total land area; {area} is for example "1,000 m²"',
  }),
});
