interface Envelope<Data> {
  data: Data;
}

/** `data` of a response of the API. Throws if the request failed. */
export const readApi = async <Data>(
  apiOrigin: string,
  path: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: object | FormData } = {},
): Promise<Data> => {
  const isJson = body !== undefined && !(body instanceof FormData);
  const reply = await fetch(`${apiOrigin}/api/v1${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} responded with ${reply.status}: ${text}`);
  return (JSON.parse(text) as Envelope<Data>).data;
};
