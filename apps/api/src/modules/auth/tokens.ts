import { jwtVerify, SignJWT } from 'jose';

const issuer = 'yoodee';
const audience = 'yoodee-api';
const algorithm = 'HS256';
/** RFC 9068's name for access tokens, so that no other token of ours or of LINE's passes for one. */
const type = 'at+jwt';
/** Servers' clocks may differ by this much; the session row, on the database clock, has the last word. */
const clockToleranceS = 60;

/** What a token says. `userStatus` is there when the session belongs to a member. */
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

    /** The session a token stands for; null for every token that is not ours, whole and in date. */
    async verify(token: string): Promise<string | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          clockTolerance: clockToleranceS,
          requiredClaims: ['jti', 'iat', 'exp'],
        });
        return payload.jti ?? null;
      } catch {
        return null;
      }
    },
  };
};
export type Tokens = ReturnType<typeof createTokens>;
