import { expect, type APIRequestContext } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The data of an API response. Throws with the response's text unless it is a success in the envelope. */
const dataOf = async <Data>(reply: Awaited<ReturnType<APIRequestContext['fetch']>>): Promise<Data> => {
  const text = await reply.text();
  expect(reply.ok(), `${reply.url()} answered ${reply.status()} ${text}`).toBe(true);
  return (JSON.parse(text) as { data: Data }).data;
};

/** API client through the gateway, without a browser. */
export const createApi = (request: APIRequestContext, token?: string) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    call: async <Data>(method: Method, path: string, body?: object): Promise<Data> =>
      dataOf(await request.fetch(`/api/v1${path}`, { method, headers, ...(body && { data: body }) })),
    upload: async <Data>(path: string, name: string, buffer: Buffer): Promise<Data> =>
      dataOf(
        await request.post(`/api/v1${path}`, {
          headers,
          multipart: { file: { name, mimeType: 'image/jpeg', buffer } },
        }),
      ),
  };
};
export type Api = ReturnType<typeof createApi>;
