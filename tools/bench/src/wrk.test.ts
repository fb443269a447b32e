import { describe, expect, it } from 'vitest';
import { readWrk } from './wrk.ts';

const printed = `Running 4s test @ http://localhost:4340/assets
  1 threads and 16 connections
  5161 requests in 4.00s, 68.20MB read
Requests/sec:   1290.12
Transfer/sec:     17.05MB
`;

describe('readWrk', () => {
  it('parses requests per second', () => {
    expect(readWrk(printed)).toBe(1290.12);
  });

  it.each(['  Non-2xx or 3xx responses: 17\n', '  Socket errors: connect 0, read 0, write 0, timeout 2\n'])(
    'rejects a result with "%s"',
    (line) => {
      expect(() => readWrk(printed + line)).toThrow('Requests failed');
    },
  );
});
