import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push message as the browser decrypts it, and the request as the service received it. */
export interface PushedMessage {
  payload: unknown;
  headers: IncomingMessage['headers'];
  /** What the site wrote to the service in its token (RFC 8292), whose signature was checked. */
  claims: { aud: string; sub: string; exp: number };
}

/** A browser's subscription, with the keys that only the browser has. */
export interface StandInSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Messages for it, oldest first. */
  messages: PushedMessage[];
  /** The status with which the service answers from now on; null: normally. `slow`: not at all. */
  answerWith(status: number | 'slow' | null): void;
}

export interface PushStandIn {
  /** For the setting `PUSH_SERVICES`. */
  origin: string;
  subscribe(): StandInSubscription;
  close(): Promise<void>;
}

const base64url = (text: string) => Buffer.from(text, 'base64url');

/** HKDF of RFC 5869 with SHA-256. */
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message of one record: RFC 8188 for the record, RFC 8291 for its keys. */
const decrypt = (body: Buffer, browser: ECDH, auth: Buffer): Buffer => {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]);
  const secret = derive(browser.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
};

/** The claims of `Authorization: vapid t=…, k=…`. Throws when the signature is not of that key. */
const readVapidToken = (authorization = ''): PushedMessage['claims'] => {
  const [, token = '', publicKey = ''] = /^vapid t=([^,\s]+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = base64url(publicKey);
  const key = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    base64url(signature),
  );
  if (!isSigned) throw new Error('not signed with the key that it names');
  return JSON.parse(base64url(claims).toString('utf8')) as PushedMessage['claims'];
};

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** A fake push service with the browsers that are subscribed to it. `port` 0 uses any free port. */
export const createPushStandIn = async ({ port = 0 }: { port?: number } = {}): Promise<PushStandIn> => {
  const subscriptions = new Map<string, (request: IncomingMessage) => Promise<number | null>>();
  const server = createServer((request, response) => {
    const receive = subscriptions.get(request.url ?? '');
    const answer = receive ? receive(request) : Promise.resolve(404);
    void answer
      .catch(() => 400)
      .then((status) => {
        if (status !== null) response.writeHead(status).end();
      });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    subscribe() {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const browser = createECDH('prime256v1');
      browser.generateKeys();
      const auth = randomBytes(16);
      const messages: PushedMessage[] = [];
      let forced: number | 'slow' | null = null;
      subscriptions.set(path, async (request) => {
        const body = await readBody(request);
        if (forced === 'slow') return null;
        if (forced !== null) return forced;
        if (request.headers['content-encoding'] !== 'aes128gcm') return 415;
        if (body.length > 4_096) return 413;
        const claims = readVapidToken(request.headers.authorization);
        const payload: unknown = JSON.parse(decrypt(body, browser, auth).toString('utf8'));
        messages.push({ payload, headers: request.headers, claims });
        return 201;
      });
      return {
        endpoint: origin + path,
        p256dh: browser.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
        messages,
        answerWith: (status) => (forced = status),
      };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
