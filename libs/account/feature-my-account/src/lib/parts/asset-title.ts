import { textIn } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { useIntl } from 'react-intl';
import { messages } from '../assets/asset-row.messages.ts';

/** Names a listing of mine; a draft may have no title yet. */
export const useAssetTitle = () => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return ({ title_th, title_en }: { title_th: string | null; title_en: string | null }): string =>
    textIn(locale, title_th, title_en)?.text ?? formatMessage(messages.untitled);
};
