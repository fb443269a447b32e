import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readClaims, writeToken } from './token.ts';

const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.x`;
const inAnHour = new Date('2099-01-01T01:00:00Z').toISOString();

/** The attributes written to `document.cookie`; jsdom only returns names and values. */
const writtenAt = (origin: string) => {
  vi.stubGlobal('location', new URL(origin));
  const written = vi.spyOn(Document.prototype, 'cookie', 'set');
  writeToken('token', inAnHour);
  return written.mock.calls.map(([cookie]) => cookie.split('; '));
};

afterEach(() => {
  clearToken();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('S1: the token’s cookie', () => {
  it('has path /, SameSite=Lax and the lifetime of the token', () => {
    expect(writtenAt('http://localhost:4200/authenticate')).toEqual([
      ['access_token=token', 'path=/', 'sameSite=lax', `expires=${new Date(inAnHour).toUTCString()}`],
    ]);
  });

  it('is Secure when the page is', () => {
    expect(writtenAt('https://yoodee.example/authenticate')[0]).toContain('secure');
  });

  it('expires with the token', () => {
    writeToken('token', new Date(Date.now() - 1).toISOString());

    expect(document.cookie).not.toContain('access_token');
  });
});

describe('S1: the claims for the UI', () => {
  it('are the token’s claims without verification', () => {
    writeToken(jwt({ user_status: 'active', exp: 1 }), inAnHour);

    expect(readClaims()).toEqual({ user_status: 'active', exp: 1 });
  });

  it.each(['junk', 'a.b.c', '%E0%A4%A', 'e30.bnVsbA.x'])('are null for %j', (junk) => {
    document.cookie = `access_token=${junk}`;

    expect(readClaims()).toBeNull();
  });
});
