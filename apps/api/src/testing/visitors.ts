import type { FastifyInstance } from 'fastify';

let addresses = 0;

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

/** A visitor with a browser and a separate IP address, so that tests do not share rate limits. */
export const newVisitor = (app: FastifyInstance, headers: Record<string, string> = {}) => {
  addresses += 1;
  const remoteAddress = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return {
    post: (path: string, body?: unknown, more: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        remoteAddress,
        headers: {
          'user-agent': browser,
          ...headers,
          ...more,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
  };
};

let phones = 0;

/** The required fields of an enquiry, with an unused phone. */
export const leadFrom = (more: object = {}) => {
  phones += 1;
  return {
    kind: 'question',
    message: 'ห้องนี้เลี้ยงแมวได้ไหม',
    name: 'วิภา แสงทอง',
    phone: `0866${String(phones).padStart(6, '0')}`,
    consent_version: '2026-11',
    filled_ms: 9_000,
    ...more,
  };
};
