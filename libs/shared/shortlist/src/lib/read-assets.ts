import { apiBase, isSuccess, send, type CallFailure } from '@yoodee/api-client';
import type { AssetSummary, ResponseOf, searchAssets } from '@yoodee/api-contract';
import { useLocale } from '@yoodee/i18n';
import { useCallback, useEffect, useState } from 'react';

/** As many as the API names in one answer. */
const pageSize = 24;

export interface ReadAssets {
  /** By id; null for one that nobody can open any more. Absent while it is being read. */
  assets: ReadonlyMap<number, AssetSummary | null>;
  failure: CallFailure | null;
  retry: () => void;
}

/** Summaries of these assets, each read once while the component is there; closed ones too. */
export const useReadAssets = (ids: readonly number[]): ReadAssets => {
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
