import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  hint: NoMessageValues;
  label: NoMessageValues;
  choose: NoMessageValues;
  copy: NoMessageValues;
  failed: { reason: string };
}>({
  title: {
    id: 'account.create-asset.copy.title',
    defaultMessage: 'เริ่มจากประกาศเดิมของฉัน',
    description: 'Opens the choice of an asset to copy',
  },
  hint: {
    id: 'account.create-asset.copy.hint',
    defaultMessage: 'คัดลอกทุกช่องยกเว้นรูป เหมาะกับห้องแบบเดียวกันในโครงการเดียวกัน',
    description: 'What is copied',
  },
  label: {
    id: 'account.create-asset.copy.label',
    defaultMessage: 'ประกาศที่จะคัดลอก',
    description: 'List of the member’s own assets',
  },
  choose: { id: 'account.create-asset.copy.choose', defaultMessage: 'เลือก', description: 'First entry of the list' },
  copy: {
    id: 'account.create-asset.copy.copy',
    defaultMessage: 'คัดลอก',
    description: 'Button that begins a draft from the chosen asset',
  },
  failed: {
    id: 'account.create-asset.copy.failed',
    defaultMessage: 'คัดลอกไม่สำเร็จ: {reason}',
    description: 'The copy could not be made; {reason} says why',
  },
});
