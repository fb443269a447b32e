import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Locale } from '@yoodee/site';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { createCircuitBreaker } from '../../http/circuit-breaker.ts';

/** An account as LINE describes it. `sub` is LINE's private id of the account for our channel. */
export interface LineAccount {
  sub: string;
  displayName: string;
  pictureUrl: string | null;
  /** When it signed in to LINE, in seconds since 1970. Null unless the login asked for a fresh one. */
  signedInAt: number | null;
}

/** The secrets of one login, created at its start and checked when LINE redirects back. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  verifier: string;
  challenge: string;
}

/** Timeout. A member waits for this; LINE normally responds in well under a second. */
const timeoutMs = 5_000;

/** The required fields of LINE's responses; others are ignored. */
const TokenReply = z.object({ id_token: z.string() });
const IdToken = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(100)),
  nonce: z.string(),
  /** When the account signed in to LINE, in seconds; present when `max_age` was asked for. */
  auth_time: z.optional(z.int()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});

const isHttps = (address: string | undefined): address is string => URL.parse(address ?? '')?.protocol === 'https:';

const isUnavailable = (error: unknown) => error instanceof ApiError && error.code === 'line_unavailable';

/**
 * LINE Login as an OpenID Connect client; null without a configured channel. LINE signs the id token with the channel's
 * secret (HS256), which common client libraries refuse, hence `jose` alone.
 */
export const createLineClient = (env: Env) => {
  const { LINE_CHANNEL_ID: clientId, LINE_CHANNEL_SECRET: secret } = env;
  if (!clientId || !secret) return null;
  const key = new TextEncoder().encode(secret);
  const guarded = createCircuitBreaker({
    isFailure: isUnavailable,
    refuse: () => new ApiError('line_unavailable'),
  });

  /** The redirect URIs; both are registered with the channel. */
  const redirectUri = (locale: Locale) => `${env.PUBLIC_ORIGIN}${locale === 'en' ? '/en' : ''}/authenticate/line_login`;

  const requestToken = async (code: string, verifier: string, locale: Locale): Promise<string> => {
    let reply: Response;
    let body: unknown;
    try {
      reply = await fetch(env.LINE_TOKEN_URL, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri(locale),
          client_id: clientId,
          client_secret: secret,
          code_verifier: verifier,
        }),
      });
      body = await reply.json();
    } catch {
      throw new ApiError('line_unavailable');
    }
    if (reply.status >= 500 || reply.status === 429) throw new ApiError('line_unavailable');
    if (!reply.ok)
      throw new ApiError(
        (body as { error?: unknown } | null)?.error === 'invalid_grant' ? 'line_expired' : 'line_refused',
      );
    const parsed = z.safeParse(TokenReply, body);
    if (!parsed.success) throw new ApiError('line_unavailable');
    return parsed.data.id_token;
  };

  const readIdToken = async (token: string, nonce: string): Promise<LineAccount> => {
    const verified = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: env.LINE_ISSUER,
      audience: clientId,
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    }).catch(() => null);
    const claims = z.safeParse(IdToken, verified?.payload);
    if (!claims.success || claims.data.nonce !== nonce) throw new ApiError('line_refused');
    const { sub, name = '', picture, auth_time: signedInAt = null } = claims.data;
    return { sub, displayName: name.slice(0, 60), pictureUrl: isHttps(picture) ? picture : null, signedInAt };
  };

  return {
    /**
     * The authorization URL. With `maxAgeS`, LINE requires a new sign-in when the last one is older, reports its time,
     * and always asks for consent, so that no script can complete the login unseen.
     */
    authorizeUrl({ state, nonce, challenge }: LoginSecrets, locale: Locale, maxAgeS?: number): string {
      const url = new URL(env.LINE_AUTHORIZE_URL);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri(locale),
        scope: 'profile openid',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ui_locales: locale === 'en' ? 'en-US' : 'th-TH',
        // Messages reach only friends of the official account: LINE offers to become one.
        ...(env.LINE_MESSAGING_TOKEN !== undefined && { bot_prompt: 'normal' }),
        ...(maxAgeS !== undefined && { max_age: String(maxAgeS), prompt: 'consent' }),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    /** Exchanges a code for the account. Throws `line_refused`, `line_expired` or `line_unavailable`. */
    exchange: (code: string, { nonce, verifier }: Pick<LoginSecrets, 'nonce' | 'verifier'>, locale: Locale) =>
      guarded(async () => readIdToken(await requestToken(code, verifier, locale), nonce)),
  };
};
