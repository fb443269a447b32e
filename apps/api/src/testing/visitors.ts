import type { FastifyInstance } from 'fastify';

let addresses = 0;

/** Somebody at an address of their own, so that one test's limits are not another's. */
export const newVisitor = (app: FastifyInstance, headers: Record<string, string> = {}) => {
  addresses += 1;
  const remoteAddress = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return {
    post: (path: string, body?: unknown, more: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        remoteAddress,
        headers: { ...headers, ...more, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
  };
};

let phones = 0;

/** What every enquiry needs, from a phone that nobody has used. */
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
