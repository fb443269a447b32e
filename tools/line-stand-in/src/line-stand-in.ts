import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { chatPage, writtenPage } from './chat-page.ts';
import { authorizePage } from './authorize-page.ts';
import { personas, type Persona } from './personas.ts';

export interface StandInSettings {
  /** 0 for any free port. */
  port: number;
  channelId: string;
  channelSecret: string;
  /** Where messages to the official account are posted, signed with the channel's secret. Without it nobody can write. */
  webhookUrl?: string;
}

export interface LineStandIn {
  origin: string;
  /** Settings that make the API use the stand-in instead of LINE. */
  env: ReturnType<typeof standInEnv>;
  /** Settings that make the API push messages to the stand-in. */
  messagingEnv: Record<'LINE_MESSAGING_TOKEN' | 'LINE_MESSAGING_URL', string>;
  /** What the personas have received, oldest first. */
  messages: PushedMessage[];
  close(): Promise<void>;
}

export interface PushedMessage {
  /** The user id of a persona. */
  to: string;
  text: string;
}

/** The authorization that a code belongs to. */
interface Grant {
  persona: Persona;
  redirectUri: string;
  nonce: string;
  challenge: string;
  /** When the account signed in, in seconds; LINE tells it only to sites that ask with `max_age`. */
  signedInAt: number | null;
  /** By `performance.now()`, so that tests may change the clock. */
  expiresAt: number;
}

const base = '/oauth2/v2.1';
const chatPath = '/R/oaMessage';
const officialAccount = '@stand-in';
const codeLifeMs = 600_000;
const tokenLifeS = 3_600;

/** Parameters that LINE Login requires in an authorize request. The response to a bad request names the wrong one. */
const wrongWith = (query: URLSearchParams, channelId: string): string | null => {
  if (query.get('response_type') !== 'code') return 'response_type';
  if (query.get('client_id') !== channelId) return 'client_id';
  if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'redirect_uri';
  if (!query.get('state')) return 'state';
  if (!query.get('scope')?.split(' ').includes('openid')) return 'scope';
  if (!query.get('nonce')) return 'nonce';
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge')) return 'code_challenge';
  return null;
};

/** The sign-in time of a persona: now, except for the one whose sign-in is an hour old. */
const signInTime = ({ answer }: Persona) =>
  Math.floor(Date.now() / 1_000) - (answer === 'signed in before' ? 3_600 : 0);

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) if ((body += String(chunk)).length > 10_000) break;
  return body;
};

const readPush = (body: string): PushedMessage | null => {
  try {
    const { to, messages } = JSON.parse(body) as { to: string; messages: [{ type: string; text: string }] };
    const [{ type, text }] = messages;
    return type === 'text' && text.length <= 5_000 && personas.some(({ sub }) => sub === to) ? { to, text } : null;
  } catch {
    return null;
  }
};

/**
 * The part of LINE that a site uses. LINE Login: the consent page, single-use codes bound to redirect address, nonce and
 * PKCE challenge, and id tokens signed with the channel's secret. The Messaging API: pushed texts, each retry key once,
 * and what a persona writes to the official account.
 * Everything is in memory.
 */
export const createLineStandIn = async ({
  port,
  channelId,
  channelSecret,
  webhookUrl,
}: StandInSettings): Promise<LineStandIn> => {
  const grants = new Map<string, Grant>();
  const messages: PushedMessage[] = [];
  const retryKeys = new Set<string>();
  const messagingToken = randomBytes(16).toString('base64url');

  const push = (headers: IncomingMessage['headers'], body: string): [status: number, reply: object] => {
    if (headers.authorization !== `Bearer ${messagingToken}`) return [401, { message: 'Authentication failed' }];
    const retryKey = headers['x-line-retry-key'];
    if (typeof retryKey === 'string' && retryKeys.has(retryKey))
      return [409, { message: 'The retry key is already accepted' }];
    const message = readPush(body);
    if (!message) return [400, { message: 'Failed to send messages' }];
    if (typeof retryKey === 'string') retryKeys.add(retryKey);
    messages.push(message);
    return [200, { sentMessages: [{ id: String(messages.length) }] }];
  };

  /** Posts what a user writes, as LINE does. Resolves to whether the site accepted it. */
  const write = async (userId: string, text: string): Promise<boolean> => {
    if (webhookUrl === undefined) return false;
    const event = {
      type: 'message',
      webhookEventId: randomBytes(13).toString('hex'),
      deliveryContext: { isRedelivery: false },
      timestamp: Date.now(),
      mode: 'active',
      source: { type: 'user', userId },
      message: { type: 'text', id: randomBytes(8).toString('hex'), text },
    };
    const body = JSON.stringify({ destination: officialAccount, events: [event] });
    const signature = createHmac('sha256', channelSecret).update(body).digest('base64');
    const headers = { 'content-type': 'application/json', 'x-line-signature': signature };
    return (await fetch(webhookUrl, { method: 'POST', headers, body })).ok;
  };

  const answer = (query: URLSearchParams): string | null => {
    const persona = personas.find(({ id }) => id === query.get('persona'));
    if (!persona || wrongWith(query, channelId)) return null;
    const target = new URL(query.get('redirect_uri')!);
    target.searchParams.set('state', query.get('state')!);
    if (persona.answer === 'denies') {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The resource owner denied the request.');
      return target.href;
    }
    const code = randomBytes(16).toString('base64url');
    grants.set(code, {
      persona,
      redirectUri: query.get('redirect_uri')!,
      nonce: query.get('nonce')!,
      challenge: query.get('code_challenge')!,
      signedInAt: query.has('max_age') ? signInTime(persona) : null,
      expiresAt: persona.answer === 'comes too late' ? 0 : performance.now() + codeLifeMs,
    });
    target.searchParams.set('code', code);
    return target.href;
  };

  const idTokenFor = (grant: Grant) =>
    new SignJWT({
      nonce: grant.nonce,
      amr: ['linesso'],
      name: grant.persona.name,
      ...(grant.signedInAt !== null && { auth_time: grant.signedInAt }),
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(origin)
      .setAudience(channelId)
      .setSubject(grant.persona.sub)
      .setIssuedAt()
      .setExpirationTime(`${tokenLifeS}s`)
      .sign(new TextEncoder().encode(channelSecret));

  const exchange = async (body: URLSearchParams): Promise<[status: number, reply: object]> => {
    if (body.get('client_id') !== channelId || body.get('client_secret') !== channelSecret)
      return [401, { error: 'invalid_client' }];
    if (body.get('grant_type') !== 'authorization_code') return [400, { error: 'unsupported_grant_type' }];
    const code = body.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      grant &&
      grant.expiresAt > performance.now() &&
      grant.redirectUri === body.get('redirect_uri') &&
      grant.challenge === challenge;
    if (!isGood) return [400, { error: 'invalid_grant', error_description: 'invalid authorization code' }];
    return [
      200,
      {
        access_token: randomBytes(16).toString('base64url'),
        expires_in: tokenLifeS,
        id_token: await idTokenFor(grant),
        refresh_token: randomBytes(16).toString('base64url'),
        scope: 'profile openid',
        token_type: 'Bearer',
      },
    ];
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', origin);
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);

    switch (`${request.method} ${url.pathname}`) {
      case `GET ${base}/authorize`: {
        const wrong = wrongWith(url.searchParams, channelId);
        return wrong
          ? send(400, 'text/plain', `400 Bad Request: ${wrong}`)
          : send(200, 'text/html', authorizePage(url.searchParams.toString()));
      }
      case `GET ${base}/answer`: {
        const location = answer(url.searchParams);
        return location === null
          ? send(400, 'text/plain', '400 Bad Request')
          : response.writeHead(302, { location }).end();
      }
      case 'GET /write': {
        const persona = personas.find(({ id }) => id === url.searchParams.get('persona'));
        const isHeard = persona && (await write(persona.sub, url.searchParams.get('text') ?? ''));
        return isHeard ? send(200, 'text/html', writtenPage()) : send(400, 'text/plain', '400 Bad Request');
      }
      case `POST ${base}/token`: {
        const [status, reply] = await exchange(new URLSearchParams(await readBody(request)));
        return send(status, 'application/json', JSON.stringify(reply));
      }
      case 'POST /v2/bot/message/push': {
        const [status, reply] = push(request.headers, await readBody(request));
        return send(status, 'application/json', JSON.stringify(reply));
      }
      case 'GET /health':
        return send(200, 'text/plain', 'ok');
      default:
        if (request.method === 'GET' && url.pathname.startsWith(`${chatPath}/`))
          return send(200, 'text/html', chatPage(decodeURIComponent(url.search.slice(1))));
        return send(404, 'text/plain', '404 Not Found');
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    env: standInEnv({ origin, channelId, channelSecret }),
    messagingEnv: { LINE_MESSAGING_TOKEN: messagingToken, LINE_MESSAGING_URL: origin },
    messages,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};

/** Settings that point the API to a stand-in at `origin`. */
export const standInEnv = ({
  origin,
  channelId,
  channelSecret,
}: Omit<StandInSettings, 'port'> & { origin: string }) => ({
  LINE_CHANNEL_ID: channelId,
  LINE_CHANNEL_SECRET: channelSecret,
  LINE_AUTHORIZE_URL: `${origin}${base}/authorize`,
  LINE_TOKEN_URL: `${origin}${base}/token`,
  LINE_ISSUER: origin,
  LINE_MESSAGING_SECRET: channelSecret,
  LINE_OFFICIAL_ACCOUNT: officialAccount,
  LINE_CHAT_URL: origin + chatPath,
});
