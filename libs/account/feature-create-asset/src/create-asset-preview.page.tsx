import type { PageHandle } from '@yoodee/layouts';
import { titles } from './titles.messages.ts';

export { CreateAssetPreviewPage as Component } from './lib/preview/create-asset-preview-page.tsx';

export const handle: PageHandle = {
  layout: { mobile: 'menu', tablet: 'no-footer', desktop: 'no-footer' },
  title: (_data, intl) => intl.formatMessage(titles.preview),
};
