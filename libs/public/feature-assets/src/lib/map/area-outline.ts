import { isSuccess, send, toRequest } from '@yoodee/api-client';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { getOutline, type Outline } from '@yoodee/api-contract/geo';
import { useLocale } from '@yoodee/i18n';
import { useMapEngine, type OutlinedPlace } from '@yoodee/map/canvas';
import { useEffect } from 'react';

type AreaOutlineProps = Pick<AssetQuery, 'province' | 'district' | 'subdistrict'>;

/**
 * Outlines the place of a search: the smallest one whose outline the site has. Everybody has those of provinces, the
 * others come from files of the operator. Render it inside a `MapCanvas`.
 */
export const AreaOutline = ({ province, district, subdistrict }: AreaOutlineProps) => {
  const engine = useMapEngine();
  const locale = useLocale();

  useEffect(() => {
    const leaving = new AbortController();
    const find = async (): Promise<OutlinedPlace | null> => {
      for (const code of [subdistrict, district]) {
        if (code === undefined) continue;
        const request = toRequest(getOutline, { params: { code } });
        const reply = await send<Outline | null>(request, { locale, signal: leaving.signal });
        if (isSuccess(reply) && reply.data) return reply.data;
      }
      return province === undefined ? null : { province };
    };
    void find().then((place) => {
      if (!leaving.signal.aborted) engine?.outline(place);
    });
    return () => leaving.abort();
  }, [engine, locale, province, district, subdistrict]);

  return null;
};
