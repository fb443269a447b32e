import { createRandom, median, sameDistribution } from '@yoodee/runner/statistics';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeasuredSite } from '../../src/measured-site.ts';

/** Phones of each kind. */
const count = 500;
/** Of samples of one distribution one in a hundred looks like two; five times in a row that is no accident. */
const tries = 5;
const leastLikely = 0.01;
/** A difference of a twentieth is not to be seen through a network: the row's 5 ms, on a machine of any speed. */
const mostApart = 0.05;

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
let database: pg.Client | null = null;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 0 });
  if (!site.databaseUrl) return;
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await site?.close();
});

/** Phones that nobody has asked a code for; `round` and `kind` give each its own thousand. */
const phonesOf = (round: number, kind: 8 | 9) =>
  Array.from({ length: count }, (_, number) => `+66${kind}${round}${String(number).padStart(7, '0')}`);

const ask = async (phone_number: string) => {
  const begun = performance.now();
  const reply = await fetch(`${site.apiOrigin}/api/v1/member/auth/otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number }),
  });
  const body = (await reply.json()) as { data: object };
  const ms = performance.now() - begun;
  const shape = [reply.status, Object.keys(body), Object.keys(body.data), [...reply.headers.keys()]];
  return { ms, shape: JSON.stringify(shape) };
};

/** Both kinds mixed by chance, so that whatever else the machine does meets them alike. */
const compare = async (round: number) => {
  const known = phonesOf(round, 8);
  await database!.query(
    `insert into members (first_name, last_name, phone) select 'สมหญิง', 'ใจดี', phone from unnest($1::text[]) as phone`,
    [known],
  );
  const random = createRandom(round);
  const mixed = [
    ...known.map((phone) => ({ phone, isKnown: true })),
    ...phonesOf(round, 9).map((phone) => ({ phone, isKnown: false })),
  ]
    .map((one) => ({ ...one, order: random() }))
    .sort((a, b) => a.order - b.order);
  const times = { known: [] as number[], unknown: [] as number[] };
  const shapes = new Set<string>();
  for (const { phone, isKnown } of mixed) {
    const { ms, shape } = await ask(phone);
    times[isKnown ? 'known' : 'unknown'].push(ms);
    shapes.add(shape);
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  return {
    shapes: [...shapes],
    medians: [ofKnown, ofUnknown],
    apart: Math.abs(ofKnown - ofUnknown) / Math.min(ofKnown, ofUnknown),
    likely: sameDistribution(times.known, times.unknown),
  };
};

it('T7: of 500 known and 500 unknown phones nobody can tell which is which, by the reply or by its time', async ({
  skip,
}) => {
  skip(!database, 'members are made in PostgreSQL, and none can be had');
  const seen: Awaited<ReturnType<typeof compare>>[] = [];
  const isAlike = ({ apart, likely }: (typeof seen)[number]) => apart < mostApart && likely > leastLikely;
  while (seen.length < tries && !seen.some(isAlike)) seen.push(await compare(seen.length + 1));

  console.log(seen.map(({ medians, apart, likely }) => ({ medians, apart, likely })));
  for (const { shapes } of seen) expect(shapes).toHaveLength(1);
  expect(seen.some(isAlike), 'one of the rounds looks like one distribution').toBe(true);
});
