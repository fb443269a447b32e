import { expect, it } from 'vitest';
import { parseServerUrl } from './server-url.ts';

it.each(['postgres://db.example/yoodee', 'postgresql://yoodee:se%40cret@127.0.0.1:5433/yoodee?sslmode=verify-full'])(
  'leaves the URL of one server as it is: %s',
  (url) => {
    expect(parseServerUrl(url)).toEqual({ connectionString: url, addresses: [], isWritable: false });
  },
);

it('parses several servers, as libpq does', () => {
  const url = 'postgres://yoodee:p@ss@one.example,[::1]:5433,10.0.0.2:6000/yoodee?sslmode=require';

  expect(parseServerUrl(`${url}&target_session_attrs=read-write`)).toEqual({
    connectionString: 'postgres://yoodee:p@ss@one.example/yoodee?sslmode=require',
    addresses: [
      { host: 'one.example', port: 5432 },
      { host: '::1', port: 5433 },
      { host: '10.0.0.2', port: 6000 },
    ],
    isWritable: true,
  });
});

it('asks one server whether it accepts writes', () => {
  expect(parseServerUrl('postgres://db.example/yoodee?target_session_attrs=read-write')).toEqual({
    connectionString: 'postgres://db.example/yoodee',
    addresses: [],
    isWritable: true,
  });
});

it.each([
  '',
  'db.example',
  'mysql://db.example/yoodee',
  'postgres://one,two,/yoodee',
  'postgres://one:0,two/yoodee',
  'postgres://one:65536,two/yoodee',
  'postgres://one,two words/yoodee',
  'postgres://one,two/yoodee?target_session_attrs=prefer-standby',
  'postgres://one:port/yoodee',
])('refuses %j', (url) => {
  expect(parseServerUrl(url)).toBeNull();
});
