import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  legend: NoMessageValues;
  hint: NoMessageValues;
  equal: { sqWah: string; area: string };
}>({
  legend: {
    id: 'account.create-asset.land.legend',
    defaultMessage: 'ขนาดที่ดิน',
    description: 'Question for land in rai, ngan and square wah',
  },
  hint: {
    id: 'account.create-asset.land.hint',
    defaultMessage: 'กรอกตามหน้าโฉนด ช่องที่ไม่มีเว้นว่างได้',
    description: 'Help for land: as the deed writes it',
  },
  equal: {
    id: 'account.create-asset.land.equal',
    defaultMessage: 'รวม {sqWah} ตร.ว. = {area}',
    description: 'Land added up; {area} is e.g. "1,000 m²"',
  },
});
