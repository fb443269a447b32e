import { type CallFailure, newKey } from '@yoodee/api-client';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { useLocale } from '@yoodee/i18n';
import { textIn } from '@yoodee/ui-asset-card';
import { Button, Field, Icon, NativeSelect, Notice, Stack } from '@yoodee/ui-kit';
import { copyIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useCopyAssetMutation, useGetCopyableAssetsQuery } from '../listing-help.api.ts';
import { messages } from './copy-from.messages.ts';
import styles from './steps.module.css';

const separator = ' · ';

/** Creates a draft as a copy of one of the member's assets. Hidden if the member has none or the list fails to load. */
export const CopyFrom = () => {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data } = useGetCopyableAssetsQuery();
  const [chosen, setChosen] = useState('');
  // Repeated clicks and retries after a lost response create only one copy of an asset.
  const [session] = useState(newKey);
  const [copy, copying] = useCopyAssetMutation();
  const assets = data?.items.filter(({ property_type }) => property_type !== null) ?? [];
  if (assets.length === 0) return null;

  const begin = async () => {
    const { data: draft } = await copy({ id: Number(chosen), idempotencyKey: `${session}-${chosen}` });
    if (draft) void navigate(`?step=1&id=${draft.id}`);
  };
  const nameOf = ({ title_th, title_en, code }: MemberAssetSummary) =>
    [textIn(locale, title_th, title_en)?.text, code].filter(Boolean).join(separator);

  return (
    <details className={styles.copy}>
      <summary>
        <FormattedMessage {...messages.title} />
      </summary>
      <Stack gap={4} className={styles.copyChoice}>
        <Field label={<FormattedMessage {...messages.label} />} hint={<FormattedMessage {...messages.hint} />}>
          <NativeSelect value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{intl.formatMessage(messages.choose)}</option>
            {assets.map((asset) => (
              <option key={asset.id} value={asset.id}>
                {nameOf(asset)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button variant="outline" disabled={chosen === ''} loading={copying.isLoading} onClick={() => void begin()}>
          <Icon icon={copyIcon} />
          <FormattedMessage {...messages.copy} />
        </Button>
        {copying.error && (
          <Notice tone="danger" role="alert">
            <FormattedMessage {...messages.failed} values={{ reason: (copying.error as CallFailure).message }} />
          </Notice>
        )}
      </Stack>
    </details>
  );
};
