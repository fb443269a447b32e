import { and, desc, eq, gte, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod/mini';
import { securityEventKinds } from '@yoodee/api-contract/security-events';
import type { Db } from '../db/database.ts';
import { otpCodes, securityEvents } from '../db/schema.ts';
import { operation, RowId, type Lines } from './operation.ts';

/** A period until now: `24h`, `7d`. In hours. */
const Since = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,2}[hd]$/)),
  z.transform((text) => Number(text.slice(0, -1)) * (text.endsWith('d') ? 24 : 1)),
);
const Kind = z.enum(securityEventKinds);

const shown = 200;
const shownPatterns = 10;

const within = (hours: number) => gte(securityEvents.at, sql`now() - make_interval(hours => ${hours})`);

const named = (name: string, value: string | number | null) => (value === null ? [] : [`${name} ${value}`]);

const lineOf = (event: typeof securityEvents.$inferSelect): string =>
  [
    event.at.toISOString(),
    event.detail === null ? event.kind : `${event.kind} (${event.detail})`,
    ...named('member', event.member_id),
    ...named('by', event.by_hash),
    ...named('address', event.address_hash),
    ...named('phone', event.phone_hash),
    ...(event.route === null ? [] : [event.route]),
    ...(event.times > 1 ? [`${event.times} times`] : []),
  ].join('  ');

const list = async (db: Db, hours: number, where?: SQL): Promise<Lines> => {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(and(within(hours), where))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(shown);
  return rows.length === 0 ? ['No security events.'] : rows.map(lineOf);
};

const all = sql<number>`sum(${securityEvents.times})::int`;
const different = (column: SQLWrapper) => sql<number>`count(distinct ${column})::int`;

/** The subjects with the most events of some kinds, and how many others each of them touched. */
const most = async (
  db: Db,
  hours: number,
  {
    subject,
    kinds,
  }: {
    subject: 'address_hash' | 'phone_hash' | 'member_id';
    kinds: readonly (typeof securityEventKinds)[number][];
  },
) =>
  db
    .select({
      subject: sql<string>`${securityEvents[subject]}::text`,
      events: all,
      addresses: different(securityEvents.address_hash),
      phones: different(securityEvents.phone_hash),
      members: different(securityEvents.member_id),
    })
    .from(securityEvents)
    .where(and(within(hours), inArray(securityEvents.kind, [...kinds]), sql`${securityEvents[subject]} is not null`))
    .groupBy(securityEvents[subject])
    .orderBy(desc(all), securityEvents[subject])
    .limit(shownPatterns);

const patterns = [
  {
    title: 'Addresses that fail to sign in: many phones from one address try out codes',
    subject: 'address_hash',
    name: 'address',
    kinds: ['sign_in_failed'],
  },
  {
    title: 'Addresses that ask for codes: many phones from one address pump messages',
    subject: 'address_hash',
    name: 'address',
    kinds: ['code_requested'],
  },
  {
    title: 'Phones that others ask codes for: many addresses for one phone',
    subject: 'phone_hash',
    name: 'phone',
    kinds: ['code_requested', 'sign_in_failed'],
  },
  { title: 'Addresses that reach limits', subject: 'address_hash', name: 'address', kinds: ['limit_reached'] },
  {
    title: 'Members who ask for what is not theirs',
    subject: 'member_id',
    name: 'member',
    kinds: ['access_denied'],
  },
  { title: 'Addresses with refused tokens', subject: 'address_hash', name: 'address', kinds: ['token_refused'] },
  {
    title: 'Addresses that read contacts: many members from one address collect numbers',
    subject: 'address_hash',
    name: 'address',
    kinds: ['contact_revealed'],
  },
  {
    title: 'Members whose contact is read most',
    subject: 'member_id',
    name: 'member',
    kinds: ['contact_revealed'],
  },
] as const;

/** The codes of the last 24 hours, for the limits of the site. */
const codesOfADay = async (db: Db): Promise<string> => {
  const isOfADay = gte(otpCodes.created_at, sql`now() - interval '24 hours'`);
  const all = await db.$count(otpCodes, isOfADay);
  const toNewcomers = await db.$count(
    otpCodes,
    and(isOfADay, isNull(otpCodes.member_id), eq(otpCodes.from_known_device, false)),
  );
  return `Codes sent in the last 24 hours: ${all}, of them ${toNewcomers} to strangers and new LINE accounts (limit: OTP_SENDS_PER_DAY_SITE, strangers four fifths, LINE a tenth).`;
};

export const securityOperations = [
  operation({
    name: 'security list',
    summary: `The last ${shown} security events of a period (24h, 7d), newest first.`,
    input: { since: Since },
    kind: 'look',
    run: (db, { since }) => list(db, since),
  }),
  operation({
    name: 'security kind',
    summary: `The same for one kind: ${securityEventKinds.join(', ')}.`,
    input: { kind: Kind, since: Since },
    kind: 'look',
    run: (db, { kind, since }) => list(db, since, eq(securityEvents.kind, kind)),
  }),
  operation({
    name: 'security member',
    summary: 'The same for the account of one member.',
    input: { member: RowId, since: Since },
    kind: 'look',
    run: (db, { member, since }) => list(db, since, eq(securityEvents.member_id, member)),
  }),
  operation({
    name: 'security patterns',
    summary:
      'Who stands out in a period: most failures, codes, limits, denials, reveals, by address, phone and member.',
    input: { since: Since },
    kind: 'look',
    async run(db, { since }) {
      const lines = [await codesOfADay(db)];
      for (const { title, name, ...pattern } of patterns) {
        const rows = await most(db, since, pattern);
        if (rows.length === 0) continue;
        lines.push(
          title,
          ...rows.map(
            ({ subject, events, addresses, phones, members }) =>
              `  ${name} ${subject}  ${events} events  ${addresses} addresses  ${phones} phones  ${members} members`,
          ),
        );
      }
      return lines;
    },
  }),
];
