import { expect, type APIRequestContext } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** What a reply of the API must be before it is used: a success in the envelope, or the test fails with its words. */
const dataOf = async <Data>(reply: Awaited<ReturnType<APIRequestContext['fetch']>>): Promise<Data> => {
  const text = await reply.text();
  expect(reply.ok(), `${reply.url()} answered ${reply.status()} ${text}`).toBe(true);
  return (JSON.parse(text) as { data: Data }).data;
};

/** The API as a client without a browser meets it, through the gateway. */
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
