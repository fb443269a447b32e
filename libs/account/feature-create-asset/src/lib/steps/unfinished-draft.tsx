import { useLocale } from '@yoodee/i18n';
import { textIn } from '@yoodee/ui-asset-card';
import { Link, Notice, WholePhrases } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { stepHref } from '../form-address.ts';
import { useGetCopyableAssetsQuery } from '../listing-help.api.ts';
import { messages } from './unfinished-draft.messages.ts';

const separator = ' · ';

/** Offers the draft that was changed last, before another one begins. */
export const UnfinishedDraft = () => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { data } = useGetCopyableAssetsQuery();
  const draft = data?.items.find(({ status }) => status === 'draft');
  if (!draft) return null;
  const name = [textIn(locale, draft.title_th, draft.title_en)?.text, draft.code].filter(Boolean).join(separator);
  return (
    <Notice>
      <FormattedMessage {...messages.unfinished} />{' '}
      <Link href={stepHref(locale, draft.id, 'start')}>
        <WholePhrases>{formatMessage(messages.carryOn, { name })}</WholePhrases>
      </Link>
    </Notice>
  );
};
