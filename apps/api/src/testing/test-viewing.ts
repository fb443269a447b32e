import type { FastifyInstance } from 'fastify';
import type { ViewingHours, ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { insertAsset } from './listed-assets.ts';
import { callAs } from './test-conversation.ts';
import { createTestMember, type TestMember } from './test-member.ts';
import type { TestServer } from './test-server.ts';
import { leadFrom, newVisitor } from './visitors.ts';

/** Every day from nine to noon and from one to five; half an hour each, with a quarter between. */
export const everyDay: ViewingHours = {
  weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '13:00', to: '17:00' },
  ]),
  ...{ length_min: 30, gap_min: 15, notice_hours: 12, days_ahead: 14, ask_first: false },
};

/** A seller with an asset on offer and hours for it. */
export const sellerWithHours = async ({ app, db, env }: TestServer, hours: Partial<ViewingHours> = {}) => {
  const seller = await createTestMember({ db, env });
  const assetId = await insertAsset(db, { owner_id: seller.id });
  const body = { asset_id: null, hours: { ...everyDay, ...hours } };
  const reply = await callAs(app, seller)('PUT', '/member/viewing-hours', body);
  if (reply.statusCode !== 200) throw new Error(reply.payload);
  return { seller, assetId };
};

/** The free times of an asset, in order. */
export const freeTimesOf = async (app: FastifyInstance, assetId: number): Promise<string[]> => {
  const reply = await callAs(app, null)('GET', `/assets/${assetId}/viewing-times`);
  if (reply.statusCode !== 200) throw new Error(reply.payload);
  return (reply.json().data as ViewingTimes).days.flatMap(({ times }) => times);
};

/** The fields of a booking, by an unused phone or by a member. */
const bookingFrom = (wanted: object, buyer: TestMember | null = null) => {
  const { kind: _kind, ...sender } = leadFrom(buyer ? { phone: buyer.phone } : {});
  return { ...sender, ...wanted };
};

/** Sends a booking; returns the raw response. */
export const sendBooking = (
  app: FastifyInstance,
  assetId: number,
  { buyer = null, key, ...wanted }: { buyer?: TestMember | null; key?: string; [field: string]: unknown },
) =>
  newVisitor(app).post(`/assets/${assetId}/viewings`, bookingFrom(wanted, buyer), {
    ...buyer?.headers,
    ...(key !== undefined && { 'idempotency-key': key }),
  });

export interface Booked {
  viewing: Viewing;
  token: string | null;
}

/** Books a time; the first free one unless it is given. */
export const book = async (
  app: FastifyInstance,
  assetId: number,
  { buyer = null, startsAt }: { buyer?: TestMember | null; startsAt?: string } = {},
): Promise<Booked> => {
  const starts_at = startsAt ?? (await freeTimesOf(app, assetId))[0]!;
  const reply = await sendBooking(app, assetId, { buyer, kind: 'slot', starts_at });
  if (reply.statusCode !== 201) throw new Error(reply.payload);
  return reply.json().data as Booked;
};

/** Takes a step as a member; returns the raw response. */
export const step = (app: FastifyInstance, member: TestMember, id: number, action: object) =>
  callAs(app, member)('POST', `/member/viewings/${id}/steps`, action);

/** A viewing as a member sees it. */
export const viewingFor = async (app: FastifyInstance, member: TestMember, id: number): Promise<Viewing> =>
  (await callAs(app, member)('GET', `/member/viewings/${id}`)).json().data as Viewing;
