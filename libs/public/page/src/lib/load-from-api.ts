import { callApi } from '@yoodee/api-client';
import type { ArgOf, Endpoint, ResponseOf } from '@yoodee/api-contract';
import { getProvinces } from '@yoodee/api-contract/geo';
import { localeOfPath } from '@yoodee/site';

/** Origin of the API as this server reaches it. The server checks the setting when it starts. */
export const apiOrigin = process.env.API_ORIGIN || 'http://127.0.0.1:4201';

/** Returns the `data` of an endpoint. A failure is thrown as the error of the route. */
export const loadFromApi = <E extends Endpoint>(spec: E, arg: ArgOf<E>, request: Request): Promise<ResponseOf<E>> =>
  callApi(spec, arg, { origin: apiOrigin, locale: localeOfPath(new URL(request.url).pathname), request });

let provinces: Promise<ResponseOf<typeof getProvinces>> | undefined;

/** Returns the provinces of the country. They change only with a release, so the process requests them once. */
export const loadProvinces = (request: Request) => {
  provinces ??= loadFromApi(getProvinces, {}, request).catch((error: unknown) => {
    provinces = undefined;
    throw error;
  });
  return provinces;
};
