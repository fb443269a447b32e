import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const good = {
  PUBLIC_ORIGIN: 'http://localhost:4200',
  API_ORIGIN: 'http://127.0.0.1:4210',
  API_INNER_ORIGIN: 'http://127.0.0.1:4211',
  PUBLIC_APP_ORIGIN: 'http://127.0.0.1:4220/',
  ACCOUNT_DIST: 'apps/account/dist',
};

describe('parseEnv', () => {
  it('applies defaults', () => {
    expect(parseEnv(good)).toMatchObject({
      ok: true,
      env: {
        NODE_ENV: 'production',
        PORT: 4200,
        HOST: '127.0.0.1',
        CACHE_MB: 64,
        DRAIN_MS: 3000,
        PUBLIC_APP_ORIGIN: 'http://127.0.0.1:4220',
      },
    });
  });

  it('treats an empty setting as unset', () => {
    expect(parseEnv({ ...good, PORT: '', ACCOUNT_ORIGIN: '' })).toMatchObject({ env: { PORT: 4200 } });
  });

  it('allows maps from the origins of the style, of satellite images and of MAP_ORIGINS', () => {
    const maps = {
      MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
      MAP_SATELLITE: 'https://sky.example/{z}/{x}/{y}.jpg?key=1',
      MAP_ORIGINS: 'https://tiles.example, https://t2.example/',
    };

    expect(parseEnv(good)).toMatchObject({ env: { MAP_ORIGINS: [] } });
    expect(parseEnv({ ...good, ...maps })).toMatchObject({
      env: {
        MAP_ORIGINS: ['https://maps.example', 'https://sky.example', 'https://tiles.example', 'https://t2.example'],
      },
    });
  });

  it('allows frames from FRAME_ORIGINS', () => {
    expect(parseEnv(good)).toMatchObject({ env: { FRAME_ORIGINS: [] } });
    expect(parseEnv({ ...good, FRAME_ORIGINS: 'https://tours.example/' })).toMatchObject({
      env: { FRAME_ORIGINS: ['https://tours.example'] },
    });
  });

  it('does not drain in development', () => {
    expect(parseEnv({ ...good, NODE_ENV: 'development' })).toMatchObject({ env: { DRAIN_MS: 0 } });
  });

  it.each([
    ['PORT', 's3cret'],
    ['PORT', '65536'],
    ['INNER_PORT', '1.5'],
    ['NODE_ENV', 's3cret'],
    ['TRUSTED_PROXIES', '127.0.0.1,s3cret'],
    ['PUBLIC_ORIGIN', undefined],
    ['PUBLIC_ORIGIN', 's3cret'],
    ['API_ORIGIN', 'ftp://s3cret'],
    ['API_ORIGIN', 'http://a/s3cret'],
    ['API_INNER_ORIGIN', undefined],
    ['ACCOUNT_DIST', undefined],
    ['ACCOUNT_DIST', ''],
    ['ACCOUNT_ORIGIN', 's3cret'],
    ['MAP_STYLE_URL', 's3cret'],
    ['MAP_SATELLITE', 's3cret/{z}/{x}/{y}'],
    ['MAP_ORIGINS', "https://a.example,'s3cret'"],
    ['FRAME_ORIGINS', 'http://s3cret.example'],
    ['FRAME_ORIGINS', "https://a.example;script-src 's3cret'"],
    ['CACHE_MB', '0'],
    ['DRAIN_MS', '-1'],
  ])('names %s = %s without its value', (name, value) => {
    const result = parseEnv({
      ...good,
      ...(name === 'ACCOUNT_ORIGIN' ? { ACCOUNT_DIST: undefined } : {}),
      [name]: value,
    });

    expect(result).toMatchObject({ ok: false, problems: [expect.stringMatching(new RegExp(`^${name} must be `))] });
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });

  it('requires exactly one source of the account app', () => {
    expect(parseEnv({ ...good, ACCOUNT_ORIGIN: 'http://127.0.0.1:4230' })).toMatchObject({ ok: false });
  });
});
