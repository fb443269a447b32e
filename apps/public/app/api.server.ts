import { callApi } from '@yoodee/api-client';
import { getProvinces, type ArgOf, type Endpoint, type ResponseOf } from '@yoodee/api-contract';
import { localeOfPath } from '@yoodee/site';

/** As the server reaches the API; its schema is checked when the server starts. */
export const apiOrigin = process.env.API_ORIGIN || 'http://127.0.0.1:4201';

/** `data` of an endpoint for a page's loader; failures become the route's error. */
export const loadFromApi = <E extends Endpoint>(spec: E, arg: ArgOf<E>, request: Request): Promise<ResponseOf<E>> =>
  callApi(spec, arg, { origin: apiOrigin, locale: localeOfPath(new URL(request.url).pathname), request });

let provinces: Promise<ResponseOf<typeof getProvinces>> | undefined;

/** The country's provinces: they change with the release, so one answer serves this process. */
export const loadProvinces = (request: Request) => {
  provinces ??= loadFromApi(getProvinces, {}, request).catch((error: unknown) => {
    provinces = undefined;
    throw error;
  });
  return provinces;
};
