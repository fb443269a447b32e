import Cookies from 'js-cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { memberOnly, strangersOnly } from './session-guards';

const claims = (payload: object) => `e30.${btoa(JSON.stringify(payload)).replace(/=+$/, '')}.x`;
const args = (path: string) => ({ request: new Request(`http://localhost${path}`), params: {}, context: {} }) as never;

const redirectOf = (guard: (given: never) => unknown, path: string): string | null => {
  try {
    guard(args(path));
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('Location');
  }
};

afterEach(() => Cookies.remove('access_token'));

describe('S5 members only', () => {
  it('sends a visitor to sign-in and back', () => {
    expect(redirectOf(memberOnly('th'), '/my-account/create-asset?step=2&id=7')).toBe(
      '/authenticate?next=%2Fmy-account%2Fcreate-asset%3Fstep%3D2%26id%3D7',
    );
    expect(redirectOf(memberOnly('en'), '/en/my-account')).toBe('/authenticate?next=%2Fen%2Fmy-account');
  });

  it.each([
    ['junk', 'junk'],
    ['a LINE login without a member', claims({ sub: 'x' })],
  ])('takes %s for a visitor', (_name, token) => {
    Cookies.set('access_token', token);

    expect(redirectOf(memberOnly('th'), '/my-account')).toContain('/authenticate');
  });

  it('lets a member in', () => {
    Cookies.set('access_token', claims({ user_status: 'active' }));

    expect(redirectOf(memberOnly('th'), '/my-account')).toBeNull();
  });
});

describe('S4 sign-up', () => {
  it('is not for a token that carries a status', () => {
    Cookies.set('access_token', claims({ user_status: 'active' }));

    expect(redirectOf(strangersOnly, '/sign-up?next=%2Fassets')).toBe('/authenticate/line_login?next=%2Fassets');
  });

  it('is open to everyone else', () => {
    expect(redirectOf(strangersOnly, '/sign-up')).toBeNull();
  });
});
