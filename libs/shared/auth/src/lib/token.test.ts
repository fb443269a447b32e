import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readClaims, writeToken } from './token.ts';

const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.x`;
const inAnHour = new Date('2099-01-01T01:00:00Z').toISOString();

/** What is written to `document.cookie`, attribute by attribute; jsdom shows only names and values of it. */
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

describe('S1 the token’s cookie', () => {
  it('is for every path, lax, and lives as long as the token', () => {
    expect(writtenAt('http://localhost:4200/authenticate')).toEqual([
      ['access_token=token', 'path=/', 'sameSite=lax', `expires=${new Date(inAnHour).toUTCString()}`],
    ]);
  });

  it('is secure where the page is', () => {
    expect(writtenAt('https://yoodee.example/authenticate')[0]).toContain('secure');
  });

  it('goes with the token’s life', () => {
    writeToken('token', new Date(Date.now() - 1).toISOString());

    expect(document.cookie).not.toContain('access_token');
  });
});

describe('S1 what the screens read of a token', () => {
  it('is its claims, unchecked', () => {
    writeToken(jwt({ user_status: 'active', exp: 1 }), inAnHour);

    expect(readClaims()).toEqual({ user_status: 'active', exp: 1 });
  });

  it.each(['junk', 'a.b.c', '%E0%A4%A', 'e30.bnVsbA.x'])('is nothing for %j', (junk) => {
    document.cookie = `access_token=${junk}`;

    expect(readClaims()).toBeNull();
  });
});
