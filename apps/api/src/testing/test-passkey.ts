import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreatedPasskey, PasskeyAssertion } from '@yoodee/api-contract/passkeys';

/** What an authenticator and a browser put into a response; each can be given a wrong value. */
interface Told {
  challenge: string;
  origin?: string;
  rpId?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;
const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

const uint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/**
 * An authenticator in software that holds one passkey (ES256) and counts its signatures. `origin` is the site that the
 * browser shows.
 */
export const createTestPasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(jwk.x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(jwk.y!, 'base64url'))],
    ]),
  );
  let signatures = 0;

  const clientData = (told: Told, type: string) =>
    base64Url(
      JSON.stringify({
        type: told.type ?? type,
        challenge: told.challenge,
        origin: told.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (told: Told, counter: number, credential?: Buffer) => {
    const flags =
      userPresent | (told.isVerified === false ? 0 : userVerified) | (credential === undefined ? 0 : hasCredential);
    return Buffer.concat([
      sha256(told.rpId ?? new URL(origin).hostname),
      Buffer.from([flags]),
      uint(counter, 4),
      credential ?? Buffer.alloc(0),
    ]);
  };

  const credential = { id: base64Url(id), rawId: base64Url(id), type: 'public-key' } as const;

  return {
    id: credential.id,

    /** The response of `navigator.credentials.create`. */
    create(told: Told): CreatedPasskey {
      const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authenticatorData(told, told.counter ?? 0, attested))],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: clientData(told, 'webauthn.create'),
          attestationObject: base64Url(attestation),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    /** The response of `navigator.credentials.get`. */
    sign({ userHandle, ...told }: Told & { userHandle: string | null }): PasskeyAssertion {
      signatures += 1;
      const clientDataJSON = clientData(told, 'webauthn.get');
      const data = authenticatorData(told, told.counter ?? signatures);
      const signer = createSign('sha256')
        .update(data)
        .update(sha256(Buffer.from(clientDataJSON, 'base64url')));
      return {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: base64Url(data),
          signature: base64Url(signer.sign(privateKey)),
          userHandle,
        },
      };
    },
  };
};
export type TestPasskey = ReturnType<typeof createTestPasskey>;
