import { skipToken } from '@reduxjs/toolkit/query';
import { useLocale } from '@yoodee/i18n';
import type { Bounds, Point } from '@yoodee/map';
import { useEffect, useState } from 'react';
import { useLazyGetProvinceQuery, useLazyGetStationsQuery } from '../../geo.api.ts';
import { useLazyGetPlaceMiddleQuery, useSuggestAssetsQuery } from '../../listing-help.api.ts';
import { spotsOf, viewOfSpot, type Spot } from './spots.ts';

/** Debounce of the search requests, in milliseconds. */
const pauseMs = 200;

/** The options for a typed text, after the debounce. Empty while the request is pending and if it failed. */
export const useSpots = (typed: string): { spots: readonly Spot[]; hasFailed: boolean } => {
  const locale = useLocale();
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = text !== '' && asked === text;
  const { currentData, isFetching, isError } = useSuggestAssetsQuery(isAsked ? text : skipToken);
  return {
    spots: isAsked && !isFetching && !isError ? spotsOf(currentData, text, locale) : [],
    hasFailed: isAsked && isError,
  };
};

/** Finds the position of a spot; null if no published asset has it. Rejects without a network. */
export const useFindSpot = () => {
  const [findMiddle] = useLazyGetPlaceMiddleQuery();
  const [findStations] = useLazyGetStationsQuery();
  const [findProvince] = useLazyGetProvinceQuery();
  const middleOf = async ({ kind, filters }: Spot): Promise<Point | null> => {
    const params = new URLSearchParams(filters);
    if (kind === 'station') {
      const stations = await findStations(undefined, true).unwrap();
      return stations.find(({ id }) => id === params.get('station')) ?? null;
    }
    const middle = await findMiddle(Object.fromEntries(params), true).unwrap();
    const province = params.get('province');
    return (
      middle ?? (kind === 'place' && province && !params.has('district') ? findProvince(province, true).unwrap() : null)
    );
  };
  return async (spot: Spot): Promise<Bounds | null> => {
    const middle = await middleOf(spot);
    return middle && viewOfSpot(spot, middle);
  };
};
