import { errors, jwtVerify, SignJWT } from 'jose';

const issuer = 'yoodee';
const audience = 'yoodee-api';
const algorithm = 'HS256';
/** The access token type of RFC 9068, so that no other token of ours or of LINE's is accepted. */
const type = 'at+jwt';
/** Allowed clock difference between servers; the session row, by the database clock, decides. */
const clockToleranceS = 60;

/** Claims of a token. `userStatus` is set when the session belongs to a member. */
export interface TokenClaims {
  sessionId: string;
  memberId: number | null;
  userStatus: string | null;
  issuedAt: Date;
  expiresAt: Date;
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Access tokens: one algorithm, one type, one issuer, one audience. */
export const createTokens = (secret: string) => {
  const key = new TextEncoder().encode(secret);

  const sessionIdOf = async (token: string): Promise<string | null> => {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      clockTolerance: clockToleranceS,
      requiredClaims: ['jti', 'iat', 'exp'],
    });
    return payload.jti ?? null;
  };

  return {
    sign({ sessionId, memberId, userStatus, issuedAt, expiresAt }: TokenClaims): Promise<string> {
      const token = new SignJWT(userStatus === null ? {} : { user_status: userStatus })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(sessionId)
        .setIssuedAt(seconds(issuedAt))
        .setExpirationTime(seconds(expiresAt));
      return (memberId === null ? token : token.setSubject(String(memberId))).sign(key);
    },

    /** The session id of a token; null unless it is ours, intact and not expired. */
    async verify(token: string): Promise<string | null> {
      try {
        return await sessionIdOf(token);
      } catch {
        return null;
      }
    },

    /** Why `verify` refuses a token; null when it does not. */
    async refusal(token: string): Promise<'forged' | 'expired' | null> {
      try {
        return (await sessionIdOf(token)) === null ? 'forged' : null;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'forged';
      }
    },
  };
};
export type Tokens = ReturnType<typeof createTokens>;
