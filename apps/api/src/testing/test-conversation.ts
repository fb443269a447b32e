import type { FastifyInstance } from 'fastify';
import type { Conversation, ConversationMessage } from '@yoodee/api-contract/conversations';
import type { Db } from '../db/database.ts';
import { insertAsset } from './listed-assets.ts';
import type { TestMember } from './test-member.ts';
import { textsTo } from './test-otp.ts';
import type { TestServer } from './test-server.ts';
import { leadFrom, newVisitor } from './visitors.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Calls the API as a member, or as nobody. */
export const callAs =
  (app: FastifyInstance, member: Pick<TestMember, 'headers'> | null) =>
  (method: Method, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...member?.headers, ...headers },
      ...(body && { body }),
    });

/** The only conversation of a member. */
export const onlyConversationOf = async (app: FastifyInstance, member: TestMember): Promise<Conversation> => {
  const { items } = (await callAs(app, member)('GET', '/member/conversations')).json().data as {
    items: Conversation[];
  };
  if (items.length !== 1) throw new Error(`${items.length} conversations`);
  return items[0]!;
};

/** The messages of a conversation, oldest first. */
export const messagesOf = async (
  app: FastifyInstance,
  member: TestMember,
  id: number,
): Promise<ConversationMessage[]> => {
  const reply = await callAs(app, member)('GET', `/member/conversations/${id}/messages`);
  return reply.json().data.items as ConversationMessage[];
};

/** Sends an enquiry about a new asset of the seller; by a member, or by a phone without an account. */
export const enquire = async (
  { app, db }: Pick<TestServer, 'app' | 'db'>,
  seller: TestMember,
  { buyer, ...fields }: { buyer?: TestMember; assetId?: number; [field: string]: unknown } = {},
) => {
  const { assetId = await insertAsset(db, { owner_id: seller.id }), ...lead } = fields;
  const input = leadFrom(buyer ? { phone: buyer.phone, ...lead } : lead);
  const reply = await newVisitor(app).post(`/assets/${assetId}/leads`, input, buyer?.headers);
  if (reply.statusCode !== 201) throw new Error(reply.payload);
  return { assetId: assetId as number, phone: String(input.phone).replace(/^0/, '+66') };
};

/** The token of the newest link that waits to be sent to a phone. */
export const tokenSentTo = async (db: Db, phone: string): Promise<string> => {
  const token = /\/conversation#([\w-]{43})$/.exec((await textsTo(db, phone)).at(-1) ?? '')?.[1];
  if (!token) throw new Error(`No link waits for ${phone}`);
  return token;
};
