import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.create-asset.copy.title',
    defaultMessage: 'เริ่มจากประกาศเดิมของฉัน',
    description: 'Button that opens the list of assets to copy',
  },
  hint: {
    id: 'account.create-asset.copy.hint',
    defaultMessage: 'คัดลอกทุกช่องยกเว้นรูป เหมาะกับห้องแบบเดียวกันในโครงการเดียวกัน',
    description: 'Says which data is copied',
  },
  label: {
    id: 'account.create-asset.copy.label',
    defaultMessage: 'ประกาศที่จะคัดลอก',
    description: 'List of the member’s own assets',
  },
  choose: {
    id: 'account.create-asset.copy.choose',
    defaultMessage: 'เลือก',
    description: 'First option of the list of assets',
  },
  copy: {
    id: 'account.create-asset.copy.copy',
    defaultMessage: 'คัดลอก',
    description: 'Button that creates a draft from the selected asset',
  },
  failed: defineMessage<{ reason: string }>({
    id: 'account.create-asset.copy.failed',
    defaultMessage: 'คัดลอกไม่สำเร็จ: {reason}',
    description: 'Error: the copy could not be created; {reason} is the reason',
  }),
});
