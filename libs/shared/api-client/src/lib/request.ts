import type { ArgOf, Endpoint } from '@yoodee/api-contract';

/** The public prefix of every endpoint. */
export const apiBase = '/api/v1';

export interface ApiRequest {
  method: Endpoint['method'];
  /** Path and query below the origin, e.g. `/api/v1/assets?page=2`. */
  path: string;
  /** JSON body; undefined for none. */
  body: unknown;
}

type LooseArg = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Replaces path parameters, writes lists as repeated keys and omits undefined values. */
export const toRequest = <E extends Endpoint>(spec: E, arg: ArgOf<E>): ApiRequest => {
  const { params = {}, query = {}, body } = arg as LooseArg;
  const path = spec.path.replace(/:(\w+)/g, (_slot, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(key, String(one));
  const text = search.toString();
  return { method: spec.method, path: `${apiBase}${path}${text && `?${text}`}`, body };
};
