import type { PageHandle } from '@yoodee/layouts';
import { titles } from './titles.messages.ts';

export { CreateAssetPage as Component } from './lib/create-asset-page.tsx';

export const handle: PageHandle = {
  layout: { mobile: 'blank', tablet: 'blank', desktop: 'no-footer' },
  saysOffline: true,
  title: (_data, intl) => intl.formatMessage(titles.createAsset),
};
