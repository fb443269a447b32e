import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  settingEdit: {
    id: 'account.feature-profile.titles.setting-edit',
    defaultMessage: 'แก้ไขโปรไฟล์',
    description: 'Title of the profile form',
  },
});
