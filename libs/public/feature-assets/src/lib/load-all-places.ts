import { isSuccess, send, toRequest } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { getProvinces, getStations } from '@yoodee/api-contract/geo';
import { byLabel } from './filter-options.view.ts';
import { withMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import type { ComponentType } from 'react';
import { reachMessages } from './map/reach/reach-messages.ts';

interface PlaceChoice {
  value: string;
  label: string;
}

export interface AllPlaces {
  provinces: PlaceChoice[];
  stations: PlaceChoice[];
  /** The buttons that choose a point instead of a station. */
  ReachPoint: ComponentType;
}

const loadReachPoint = (locale: Locale) =>
  withMessages(
    locale,
    import('./map/reach/reach-point.tsx').then(({ ReachPoint }) => ReachPoint),
    reachMessages,
  );

/** All options of the place filters, such as provinces and stations. Throws when loading fails. */
export const loadAllPlaces = async (locale: Locale): Promise<AllPlaces> => {
  const [provinces, stations, ReachPoint] = await Promise.all([
    send<ResponseOf<typeof getProvinces>>(toRequest(getProvinces, {}), { locale }),
    send<ResponseOf<typeof getStations>>(toRequest(getStations, {}), { locale }),
    loadReachPoint(locale),
  ]);
  if (!isSuccess(provinces) || !isSuccess(stations)) throw new Error('The places could not be loaded.');
  return {
    provinces: provinces.data.map(({ code, name }) => ({ value: code, label: name[locale] })).sort(byLabel(locale)),
    stations: stations.data.map(({ id, name, line }) => ({ value: id, label: `${name[locale]} · ${line[locale]}` })),
    ReachPoint,
  };
};
