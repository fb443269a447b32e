import type { FastifyInstance } from 'fastify';
import type { Endpoint, ResponseOf } from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';

/** A failure of the API, in the words of its response. */
export class PublicApiError extends Error {}

/** Reads from the site's own public endpoints, as a visitor does. */
export interface PublicApi {
  /** `params` are those of the path. Throws {@link PublicApiError}. */
  get<E extends Endpoint>(
    endpoint: E,
    input?: { params?: Record<string, string | number>; query?: URLSearchParams },
  ): Promise<ResponseOf<E>>;
}

/**
 * The endpoints of `app`, called in the process. They validate, limit and refuse as they do for a visitor from `ip`,
 * with messages in the language `locale`.
 */
export const createPublicApi = (app: FastifyInstance, { ip, locale }: { ip: string; locale: Locale }): PublicApi => ({
  async get<E extends Endpoint>(
    { path }: E,
    {
      params = {},
      query = new URLSearchParams(),
    }: { params?: Record<string, string | number>; query?: URLSearchParams } = {},
  ) {
    const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name]!));
    const reply = await app.inject({
      url: `/api/v1${filled}?${query}`,
      remoteAddress: ip,
      headers: { 'accept-language': locale },
    });
    const { data, message, errors } = reply.json<{ data: ResponseOf<E>; message: string; errors?: object }>();
    if (reply.statusCode === 200) return data;
    throw new PublicApiError(errors ? `${message} ${JSON.stringify(errors)}` : message);
  },
});
