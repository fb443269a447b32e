import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

const sms = { SMS_ACCOUNT: 'AC1', SMS_SECRET: 'secret', SMS_SENDER: 'Yoodee' };
const openSearch = { DATABASE_URL: 'postgres://yoodee@db/yoodee', OPENSEARCH_URL: 'https://search.internal:9200' };
const s3 = {
  S3_ENDPOINT: 'https://pictures.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it.each([
  ['SMS_PROVIDER', 'twilio', sms],
  ['SMS_PROVIDER', 'thaibulksms', sms],
  ['STORAGE', 's3', s3],
  ['SEARCH_ENGINE', 'opensearch', openSearch],
])('%s=%s is accepted with all its settings, and names the missing ones', (choice, is, needed) => {
  expect(readEnv({ [choice]: is, ...needed })).toMatchObject(needed);

  for (const name of Object.keys(needed))
    expect(() => readEnv({ [choice]: is, ...needed, [name]: '' })).toThrow(
      `Wrong setting. ${name}: ${choice}=${is} needs it.`,
    );
});

it.each([
  ['OPENSEARCH_URL', 'search.internal:9200'],
  ['OPENSEARCH_URL', 'file:///etc/passwd'],
  // Dots and stars would name the indices of another site.
  ...['_all', 'listings.*', 'Listings', 'a,b', '../x', 'x'.repeat(101)].map((name) => ['OPENSEARCH_INDEX', name]),
])('refuses %s=%s', (name, value) => {
  expect(() => readEnv({ SEARCH_ENGINE: 'opensearch', ...openSearch, [name!]: value })).toThrow(
    new RegExp(`^Wrong setting\\. ${name}: `),
  );
});

it.each(['streets.pmtiles', '/var/lib/yoodee/thailand 2026.pmtiles', 's3://maps/thailand.pmtiles'])(
  'accepts the archive of map tiles %s',
  (MAP_TILES) => {
    expect(readEnv({ MAP_TILES, ...s3 })).toMatchObject({ MAP_TILES });
  },
);

it.each(['https://build.example/20261125.pmtiles', 's3://', 's3:///thailand.pmtiles', 's3://maps/../x y'])(
  'refuses %s as the archive of map tiles',
  (MAP_TILES) => {
    expect(() => readEnv({ MAP_TILES, ...s3 })).toThrow(/^Wrong setting\. MAP_TILES: /);
  },
);

it('accepts a URL with the places of a tile for satellite images', () => {
  const MAP_SATELLITE = 'https://sky.example/{z}/{y}/{x}.jpg?key=1';
  expect(readEnv({ MAP_SATELLITE })).toMatchObject({ MAP_SATELLITE, MAP_SATELLITE_ZOOM: 17 });
});

it.each(['https://sky.example/tiles', 'https://sky.example/{z}/{x}', 'sky/{z}/{x}/{y}', 'javascript:{z}{x}{y}'])(
  'refuses %s for satellite images',
  (MAP_SATELLITE) => {
    expect(() => readEnv({ MAP_SATELLITE })).toThrow(/^Wrong setting\. MAP_SATELLITE: /);
  },
);

it('names the missing setting of a bucket with map tiles', () => {
  for (const name of Object.keys(s3))
    expect(() => readEnv({ MAP_TILES: 's3://maps/thailand.pmtiles', ...s3, [name]: '' })).toThrow(
      `Wrong setting. ${name}: MAP_TILES=s3://… needs it.`,
    );
});

it('F20: names a wrong setting and never shows its value', () => {
  expect(() => readEnv({ SMS_PROVIDER: 'pigeon' })).toThrow(/^Wrong setting\. SMS_PROVIDER: (?!.*pigeon)/);
});

it('accepts further origins of frames, and refuses to start with anything else', () => {
  expect(readEnv({ FRAME_ORIGINS: 'https://tours.example,https://maps.example' })).toMatchObject({
    FRAME_ORIGINS: 'https://tours.example,https://maps.example',
  });
  for (const hostile of ['http://tours.example', '*', 'https://tours.example;script-src *', 'https://tours.example/x'])
    expect(() => readEnv({ FRAME_ORIGINS: hostile })).toThrow(
      'Wrong setting. FRAME_ORIGINS: https origins without a path. See docs/settings.md.',
    );
});

it('accepts several servers of which one accepts writes, behind a pooler or not', () => {
  const servers = 'postgres://one:5432,two:5433/yoodee';
  const decided = `${servers}?target_session_attrs=read-write`;
  const pooled = { DATABASE_URL: 'postgres://127.0.0.1:6432/yoodee', DATABASE_DIRECT_URL: decided };

  expect(readEnv({ DATABASE_URL: decided })).toMatchObject({ DATABASE_URL: decided });
  expect(readEnv(pooled)).toMatchObject(pooled);
  expect(() => readEnv({ DATABASE_URL: servers })).toThrow('DATABASE_URL: several servers need');
  expect(() => readEnv({ ...pooled, DATABASE_DIRECT_URL: servers })).toThrow('DATABASE_DIRECT_URL: several servers');
  expect(() => readEnv({ DATABASE_DIRECT_URL: decided })).toThrow('DATABASE_URL: DATABASE_DIRECT_URL needs it.');
  expect(() => readEnv({ DATABASE_URL: 'postgres://one,/yoodee' })).toThrow(
    'Wrong setting. DATABASE_URL: postgres://user:password@host:port/name. See docs/settings.md.',
  );
});

it('accepts a replica of a database, but not of the embedded engine', () => {
  const [DATABASE_URL, DATABASE_REPLICA_URL] = ['postgres://main/yoodee', 'postgres://replica/yoodee'];
  expect(readEnv({ DATABASE_URL, DATABASE_REPLICA_URL })).toMatchObject({ DATABASE_REPLICA_URL });
  expect(() => readEnv({ DATABASE_REPLICA_URL })).toThrow(
    'Wrong setting. DATABASE_URL: DATABASE_REPLICA_URL needs it.',
  );
});
