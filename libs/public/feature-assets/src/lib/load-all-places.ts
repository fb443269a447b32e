import { isSuccess, send, toRequest } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { getProvinces, getStations } from '@yoodee/api-contract/geo';
import { byLabel } from './filter-options.view.ts';
import type { Locale } from '@yoodee/site';

interface PlaceChoice {
  value: string;
  label: string;
}

export interface AllPlaces {
  provinces: PlaceChoice[];
  stations: PlaceChoice[];
}

/** Every province and station as a filter option. Throws when loading fails. */
export const loadAllPlaces = async (locale: Locale): Promise<AllPlaces> => {
  const [provinces, stations] = await Promise.all([
    send<ResponseOf<typeof getProvinces>>(toRequest(getProvinces, {}), { locale }),
    send<ResponseOf<typeof getStations>>(toRequest(getStations, {}), { locale }),
  ]);
  if (!isSuccess(provinces) || !isSuccess(stations)) throw new Error('The places could not be loaded.');
  return {
    provinces: provinces.data.map(({ code, name }) => ({ value: code, label: name[locale] })).sort(byLabel(locale)),
    stations: stations.data.map(({ id, name, line }) => ({ value: id, label: `${name[locale]} · ${line[locale]}` })),
  };
};
