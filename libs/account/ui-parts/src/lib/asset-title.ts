import { useLocale } from '@yoodee/i18n';
import { textIn } from '@yoodee/ui-asset-card';
import { useIntl } from 'react-intl';
import { messages } from './asset-title.messages.ts';

/** The title of the member's listing; a draft may not have one yet. */
export const useAssetTitle = () => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return ({ title_th, title_en }: { title_th: string | null; title_en: string | null }): string =>
    textIn(locale, title_th, title_en)?.text ?? formatMessage(messages.untitled);
};
