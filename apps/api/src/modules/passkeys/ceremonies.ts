import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeClientDataJSON, generateUserID, isoBase64URL } from '@simplewebauthn/server/helpers';
import {
  passkeyLimits,
  type CreatedPasskey,
  type PasskeyAssertion,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '@yoodee/api-contract/passkeys';
import type { passkeys } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import type { RelyingParty } from './relying-party.ts';

type StoredPasskey = typeof passkeys.$inferSelect;

/** Algorithms of all common authenticators; the order is the preference. */
const algorithms = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];
const timeout = passkeyLimits.challengeLifeS * 1_000;

const descriptorOf = ({ credential_id: id, transports }: Pick<StoredPasskey, 'credential_id' | 'transports'>) => ({
  id,
  type: 'public-key' as const,
  transports,
});

/** A random id for a member without passkeys. */
export const newUserHandle = async () => isoBase64URL.fromBuffer(await generateUserID());

/**
 * The challenge that an authenticator signed, not yet verified. Throws `passkey_refused` when the client data are not
 * JSON.
 */
export const signedChallenge = (clientDataJSON: string): string => {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch (cause) {
    throw new ApiError('passkey_refused', { cause });
  }
};

/** Every failure of a verification is one problem for the caller; the cause is for the log. */
const orRefused = <Result>(verification: Promise<Result>): Promise<Result> =>
  verification.catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });

interface SignedPasskey {
  credential: PasskeyAssertion;
  challenge: string;
  passkey: StoredPasskey;
  /** The request named the passkeys of one member, so that the authenticator may leave out the user handle. */
  isMemberKnown: boolean;
}

/** The two ceremonies of WebAuthn for this site: creating a passkey, and signing with it. */
export const createCeremonies = (site: RelyingParty) => ({
  /** The authenticator refuses when it holds one of `existing`. `userName` is what its list of accounts shows. */
  async creationOptions({
    existing,
    userHandle,
    userName,
  }: {
    existing: readonly Pick<StoredPasskey, 'credential_id' | 'transports'>[];
    userHandle: string;
    userName: string;
  }): Promise<PasskeyCreationOptions> {
    const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
      rpID: site.id,
      rpName: site.name,
      userID: isoBase64URL.toBuffer(userHandle),
      userName,
      userDisplayName: userName,
      supportedAlgorithmIDs: algorithms,
    });
    return {
      rp: { id: site.id, name: site.name },
      user,
      challenge,
      pubKeyCredParams,
      timeout,
      excludeCredentials: existing.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  },

  /** Without `allowed`, any passkey of this site: the browser lists them, so nobody types a phone number. */
  async requestOptions(allowed?: readonly StoredPasskey[]): Promise<PasskeyRequestOptions> {
    const { challenge } = await generateAuthenticationOptions({ rpID: site.id });
    return {
      challenge,
      rpId: site.id,
      ...(allowed && { allowCredentials: allowed.map(descriptorOf) }),
      timeout,
      userVerification: 'required',
    };
  },

  /** Throws `passkey_refused`. */
  async verifyCreated(created: CreatedPasskey, challenge: string) {
    const result = await orRefused(
      verifyRegistrationResponse({
        response: { ...created, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    if (!result.verified) throw new ApiError('passkey_refused');
    const { id, publicKey, counter } = result.registrationInfo.credential;
    return {
      credential_id: id,
      public_key: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: created.response.transports ?? [],
    };
  },

  /**
   * Returns the authenticator's new counter. Throws `passkey_refused`: another origin or site, a wrong signature, no
   * user verification, a counter that did not grow, or the user handle of another member.
   */
  async verifySigned({ credential, challenge, passkey, isMemberKnown }: SignedPasskey): Promise<number> {
    const { userHandle = null, ...response } = credential.response;
    if (userHandle !== passkey.user_handle && !(isMemberKnown && userHandle === null))
      throw new ApiError('passkey_refused');
    const { verified, authenticationInfo } = await orRefused(
      verifyAuthenticationResponse({
        response: { ...credential, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: {
          id: passkey.credential_id,
          publicKey: isoBase64URL.toBuffer(passkey.public_key),
          counter: passkey.counter,
        },
      }),
    );
    if (!verified) throw new ApiError('passkey_refused');
    return authenticationInfo.newCounter;
  },
});
