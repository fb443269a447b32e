import type { ResponseOf } from '@yoodee/api-contract';
import type { AssetSummary, searchAssets } from '@yoodee/api-contract/assets';
import { useLocale } from '@yoodee/i18n';
import { useCallback, useEffect, useState } from 'react';
import { apiBase } from './request.ts';
import { isSuccess, type CallFailure } from './result.ts';
import { send } from './send.ts';

/** The most ids that the API accepts in one request. */
const pageSize = 24;

export interface AssetSummaries {
  /** By id; null for an asset that is no longer accessible. Absent while it is loading. */
  assets: ReadonlyMap<number, AssetSummary | null>;
  failure: CallFailure | null;
  retry: () => void;
}

/** Summaries of these assets, closed ones too. Each is loaded once while the component is mounted. */
export const useAssetSummaries = (ids: readonly number[]): AssetSummaries => {
  const locale = useLocale();
  const [assets, setAssets] = useState<ReadonlyMap<number, AssetSummary | null>>(new Map());
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const missing = ids
    .filter((id) => !assets.has(id))
    .slice(0, pageSize)
    .join();

  useEffect(() => {
    if (!missing || failure) return;
    const abort = new AbortController();
    const request = { method: 'GET', path: `${apiBase}/assets?ids=${missing}`, body: undefined } as const;
    void send<ResponseOf<typeof searchAssets>>(request, { locale, signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return;
      if (!isSuccess(result)) return setFailure(result);
      const found = new Map(result.data.items.map((asset) => [asset.id, asset]));
      setAssets(
        (known) =>
          new Map([...known, ...missing.split(',').map((id) => [Number(id), found.get(Number(id)) ?? null] as const)]),
      );
    });
    return () => abort.abort();
  }, [missing, failure, locale]);

  return { assets, failure, retry: useCallback(() => setFailure(null), []) };
};
