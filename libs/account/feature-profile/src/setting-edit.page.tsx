import type { PageHandle } from '@yoodee/layouts';
import { titles } from './titles.messages.ts';

export { SettingEditPage as Component } from './lib/edit/setting-edit-page.tsx';

export const handle: PageHandle = {
  layout: { mobile: 'menu', tablet: 'nocontact', desktop: 'nocontact' },
  title: (_data, intl) => intl.formatMessage(titles.settingEdit),
};
