import { api, toRequest } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { getProvince, getProvinces, getStations } from '@yoodee/api-contract/geo';

const geoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProvinces: build.query<ResponseOf<typeof getProvinces>, void>({
      query: () => toRequest(getProvinces, {}),
      providesTags: ['Geo'],
    }),
    getProvince: build.query<ResponseOf<typeof getProvince>, string>({
      query: (code) => toRequest(getProvince, { params: { code } }),
      providesTags: ['Geo'],
    }),
    getStations: build.query<ResponseOf<typeof getStations>, void>({
      query: () => toRequest(getStations, {}),
      providesTags: ['Geo'],
    }),
  }),
});

export const { useGetProvinceQuery, useGetProvincesQuery, useLazyGetProvinceQuery, useLazyGetStationsQuery } = geoApi;
