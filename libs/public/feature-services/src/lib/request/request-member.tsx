import { isSuccess, send, toRequest } from '@yoodee/api-client';
import type { ArgOf, Endpoint, ResponseOf } from '@yoodee/api-contract';
import { getProfile } from '@yoodee/api-contract/member';
import { getMemberAssets } from '@yoodee/api-contract/member-assets';
import { useFormat, useLocale } from '@yoodee/i18n';
import { readToken } from '@yoodee/auth';
import { Field, NativeSelect } from '@yoodee/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './request-form.messages.ts';
import type { RequestForService } from './use-request.ts';

interface AssetOption {
  id: number;
  text: string;
}

/** The part of the form for members: fills in their name and phone, and offers a choice of their assets, if any. */
export const RequestMember = ({ request }: { request: RequestForService }) => {
  const { draft, change, suggest, isWrong } = request;
  const locale = useLocale();
  const format = useFormat();
  const intl = useIntl();
  const [assets, setAssets] = useState<readonly AssetOption[]>([]);

  const askAboutMember = useEffectEvent((signal: AbortSignal) => {
    const get = async <E extends Endpoint>(spec: E, arg: ArgOf<E>): Promise<ResponseOf<E> | null> => {
      const result = await send<ResponseOf<E>>(toRequest(spec, arg), {
        locale,
        token: readToken(),
        signal,
      });
      return isSuccess(result) ? result.data : null;
    };
    void get(getProfile, {}).then((profile) => {
      if (profile)
        suggest({ name: `${profile.first_name} ${profile.last_name}`.trim(), phone: format.phone(profile.phone) });
    });
    void get(getMemberAssets, { query: {} }).then((found) => {
      const nameOf = (asset: { title_th: string | null; title_en: string | null }) =>
        locale === 'en' ? (asset.title_en ?? asset.title_th) : asset.title_th;
      setAssets(
        (found?.items ?? []).map((asset) => ({
          id: asset.id,
          text: [asset.code, nameOf(asset)].filter(Boolean).join(' · '),
        })),
      );
    });
  });
  useEffect(() => {
    const abort = new AbortController();
    askAboutMember(abort.signal);
    return () => abort.abort();
  }, []);

  if (assets.length === 0) return null;
  return (
    <Field
      label={<FormattedMessage {...messages.asset} />}
      error={isWrong('asset_id') && <FormattedMessage {...messages.assetWrong} />}
    >
      <NativeSelect
        name="asset_id"
        value={draft.asset_id}
        onChange={({ currentTarget }) => change({ asset_id: currentTarget.value })}
      >
        <option value="">{intl.formatMessage(messages.noAsset)}</option>
        {assets.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};
